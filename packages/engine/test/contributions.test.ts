// What the seats mix into the chance of a table.
import { describe, expect, it } from 'vitest';
import {
  type Contributions,
  type GameRecord,
  isSeed,
  Match,
  mixed,
  readRecord,
  replay,
  replaying,
  seedFrom,
} from '../src/index.ts';
import { beach } from './beach.ts';

const seed = seedFrom('beach');

describe('the seed of play', () => {
  it('is the seed of the table where no seat has added anything', () => {
    expect(mixed(seed)).toBe(seed);
    expect(mixed(seed, [])).toBe(seed);
    expect(mixed(seed, [null, null])).toBe(seed);
  });

  it('is a fixed mixture, so that any program can find it', () => {
    expect(mixed(seedFrom('mixed'), ['salt', null, 'Grüße'])).toBe(
      '30802cc9462ccba090b9c5bcd9c71b02293f42cf23a9bcd67d9e5151dc0a20f1',
    );
  });

  it('differs for any two lists of contributions, and for any two seeds', () => {
    const lists: Contributions[] = [
      ['a', 'b'],
      ['b', 'a'],
      ['ab', ''],
      ['', 'ab'],
      ['', ''],
      ['a b', null],
      ['a', null, 'b'],
      ['a'],
      ['a', null],
      [null, 'a'],
      ['-', null],
      [null, '-'],
    ];
    const seeds = [seed, seedFrom('shore')].flatMap((one) => lists.map((list) => mixed(one, list)));
    expect(new Set(seeds).size).toBe(2 * lists.length);
    expect(seeds.every(isSeed)).toBe(true);
  });
});

describe('a record with contributions', () => {
  const played = (contributions: Contributions): GameRecord => {
    const match = Match.start(beach, { seats: 2, seed, contributions });
    for (const [seat, type] of [
      [0, 'dig'],
      [1, 'dig'],
    ] as const)
      match.play(seat, { type });
    return readRecord(JSON.parse(JSON.stringify(match.record())));
  };

  it('replays, and can be taken up again with them', () => {
    const record = played(['salt', null]);
    expect(record.contributions).toEqual(['salt', null]);
    expect(() => replay(beach, record)).not.toThrow();
    expect(JSON.parse(JSON.stringify(Match.resume(beach, record).record()))).toEqual(
      JSON.parse(JSON.stringify(record)),
    );
  });

  it('was played with other dice than one without', () => {
    const rolled = new Set(
      Array.from({ length: 20 }, (_none, n) => played([`salt ${n}`, null]).hash),
    );
    expect(rolled.size).toBeGreaterThan(5);
  });

  it.each<[string, Contributions | undefined, string]>([
    ['changed', ['pepper', null], 'ply 1'],
    ['given to another seat', [null, 'salt'], 'ply 1'],
    ['left out', undefined, 'ply 1'],
    ['too few', ['salt'], 'not one contribution for each seat'],
    ['too many', ['salt', null, null], 'not one contribution for each seat'],
  ])('is found out when they are %s', (_fault, contributions, message) => {
    const { contributions: _kept, ...rest } = played(['salt', null]);
    const forged = { ...rest, ...(contributions === undefined ? {} : { contributions }) };
    expect(() => replay(beach, forged)).toThrow(message);
    expect(() => Match.resume(beach, forged)).toThrow(message);
  });

  it.each([7, ['salt', 7], [undefined, 'salt'], 'salt'])(
    'is malformed with %j',
    (contributions) => {
      const record = { ...played(['salt', null]), contributions };
      expect(() => readRecord(record)).toThrow('record.contributions');
    },
  );
});

describe('a record', () => {
  const match = Match.start(beach, { seats: 2, seed });
  match.play(0, { type: 'walk' });
  match.play(0, { type: 'dig' });
  const record = match.record();

  it('may say who sat where, and keeps it', () => {
    const people = [
      { person: 'Anne', bot: null },
      { person: null, bot: 'deckhand' },
    ];
    const named = readRecord({ ...record, people });
    expect(() => replay(beach, named)).not.toThrow();
    expect(Match.resume(beach, named).record().people).toEqual(people);
    expect(() => readRecord({ ...record, people: ['Anne'] })).toThrow('record.people[0]');
  });

  it('can be replayed ply by ply', () => {
    expect([...replaying(beach, record)]).toEqual([1, 2]);
    expect(() => [...replaying(beach, { ...record, hash: '0'.repeat(16) })]).toThrow('last state');
  });
});
