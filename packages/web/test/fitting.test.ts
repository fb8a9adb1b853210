// Which of a game's options the page of a new table asks for.
import { choice, flag, type OptionsSchema } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { atTheseSeats, clashing, fits } from '../src/online/fitting.ts';

interface Options {
  readonly storm: boolean;
  readonly calm: boolean;
  readonly duel: boolean;
  readonly reefs: boolean;
  readonly costOfStorm: boolean;
  readonly anyWind: boolean;
  readonly ofAnotherEdition: boolean;
}

const variant = (label: string) => flag({ label, help: '', default: false });
const house = (label: string) => flag({ label, help: '', default: false, group: 'house' });

/** What goes with what. */
function conflict(options: Options, seats: number): string | null {
  const { storm, calm, duel, reefs, costOfStorm, ofAnotherEdition } = options;
  if (storm && calm) return 'storm or calm, not both';
  if (duel && seats !== 2) return 'duel only at 2 seats';
  if (costOfStorm && !storm) return 'costOfStorm only with storm';
  return reefs || ofAnotherEdition ? 'not in this edition' : null;
}

const options: OptionsSchema<Options> = {
  fields: {
    storm: variant('Storm'),
    calm: variant('Calm'),
    duel: variant('Duel'),
    reefs: variant('Reefs'),
    costOfStorm: house('Cost of a storm'),
    anyWind: house('Any wind'),
    ofAnotherEdition: house('Of another edition'),
  },
  conflict,
};
const game = { seats: { min: 2, max: 4 }, options: options as OptionsSchema<object> };

function asked(chosen: Partial<Options> = {}): string[] {
  const places = Array.from({ length: 3 }, () => ({ kind: 'me' }) as const);
  const offered = Object.entries(options.fields).map(([name, { read: _read, ...option }]) => ({
    name,
    ...option,
  }));
  return offered
    .filter((option) => fits(game, option, { options: chosen, places }))
    .map(({ name }) => name);
}

describe('the page of a new table', () => {
  it('leaves out what belongs to another edition, or to a variant that is off', () => {
    expect(asked()).toEqual(['storm', 'calm', 'duel', 'anyWind']);
  });

  it('asks how to read a variant once it is chosen, and still for the one that it excludes', () => {
    expect(asked({ storm: true })).toEqual(['storm', 'calm', 'duel', 'costOfStorm', 'anyWind']);
  });

  it('leaves out nothing that was changed, nor anything while the whole is refused', () => {
    expect(asked({ reefs: true })).toContain('reefs');
    expect(asked({ storm: true, calm: true })).toContain('ofAnotherEdition');
  });
});

describe('what clashes', () => {
  const clash = (chosen: Partial<Options>) =>
    clashing(game, {
      options: chosen,
      places: Array.from({ length: 3 }, () => ({ kind: 'me' })),
    });

  it('is named: with other choices, or with the seats', () => {
    expect(clash({ storm: true, calm: true, anyWind: true })).toEqual(['storm', 'calm']);
    expect(clash({ duel: true, storm: true })).toEqual(['duel']);
  });

  it('is nothing at a table that can be', () => {
    expect(clash({ storm: true, costOfStorm: true })).toEqual([]);
  });
});

describe('who begins', () => {
  const first = choice(['random', '1', '2', '3', '4'], {
    label: 'First player',
    help: '',
    default: 'random',
  });
  const schema: OptionsSchema<{ readonly first: string }> = {
    fields: { first },
    conflict: ({ first: chosen }, seats) => (Number(chosen) > seats ? 'no such seat' : null),
  };
  const offered = (seats: number, chosen: Record<string, unknown> = {}) =>
    atTheseSeats(
      { seats: { min: 2, max: 4 }, options: schema as OptionsSchema<object> },
      { name: 'first', ...first },
      { options: chosen, places: Array.from({ length: seats }, () => ({ kind: 'me' })) },
    ).choices;

  it('is one of the seats that are there', () => {
    expect(offered(2)).toEqual(['random', '1', '2']);
    expect(offered(4)).toEqual(['random', '1', '2', '3', '4']);
  });

  it('stays as it was chosen when seats are taken away', () => {
    expect(offered(2, { first: '4' })).toEqual(['random', '1', '2', '4']);
  });
});
