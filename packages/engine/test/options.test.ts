import { describe, expect, it } from 'vitest';
import {
  choice,
  flag,
  list,
  number,
  type OptionsSchema,
  optionFromText,
  readOptions,
} from '../src/index.ts';

interface Options {
  readonly level: 'easy' | 'hard';
  readonly fog: boolean;
  readonly rounds: number;
  readonly crews: readonly ('red' | 'blue')[];
}

const wording = { label: '', help: '' };
const schema: OptionsSchema<Options> = {
  fields: {
    level: choice(['easy', 'hard'], { ...wording, default: 'easy' }),
    fog: flag({ ...wording, default: false }),
    rounds: number(1, 9, { ...wording, default: 3 }),
    crews: list(['red', 'blue'], { ...wording, default: [] }),
  },
  conflict: ({ fog, level }, seats) =>
    fog && level === 'easy' && seats > 2 ? 'a hard game where there is fog' : null,
};

describe('options', () => {
  it('are the defaults where nothing is said', () => {
    expect(readOptions(schema, undefined, 2)).toEqual({
      level: 'easy',
      fog: false,
      rounds: 3,
      crews: [],
    });
  });

  it('take what is said', () => {
    const said = { level: 'hard', fog: true, rounds: 9, crews: ['blue', 'red'] };
    expect(readOptions(schema, said, 3)).toEqual(said);
  });

  it.each([
    [{ level: 'mild' }, 'options.level: expected one of easy, hard, got "mild"'],
    [{ fog: 'yes' }, 'options.fog: expected true or false, got "yes"'],
    [{ rounds: 10 }, 'options.rounds: expected a whole number from 1 to 9, got 10'],
    [{ rounds: 1.5 }, 'options.rounds: expected a whole number from 1 to 9, got 1.5'],
    [{ crews: ['red', 'red'] }, 'options.crews: expected each choice once, got "red,red"'],
    [{ crews: ['green'] }, 'options.crews[0]: expected one of red, blue, got "green"'],
    [{ speed: 1 }, 'options: expected only level, fog, rounds, crews, got "speed"'],
    [[], 'options: expected an object, got a list of 0'],
    [
      JSON.parse('{"__proto__":{"fog":true}}'),
      'options: expected only level, fog, rounds, crews, got "__proto__"',
    ],
  ])('refuse %j', (said, message) => {
    expect(() => readOptions(schema, said, 2)).toThrow(message);
  });

  it('refuse what does not go together, and say what would', () => {
    expect(() => readOptions(schema, { fog: true }, 3)).toThrow(
      'expected a hard game where there is fog',
    );
    expect(readOptions(schema, { fog: true }, 2).fog).toBe(true);
  });

  it.each([
    ['level', 'hard', 'hard'],
    ['fog', 'yes', true],
    ['fog', 'off', false],
    ['fog', 'perhaps', 'perhaps'],
    ['rounds', '4', 4],
    ['rounds', '', ''],
    ['crews', 'red,blue', ['red', 'blue']],
    ['crews', '', []],
  ] as const)('on a command line: %s=%s', (name, words, value) => {
    expect(optionFromText(schema.fields[name], words)).toEqual(value);
  });
});
