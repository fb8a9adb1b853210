// Records, replay, undo, rigs: with Forbidden Island's smaller cousin, a race up the beach.
import { describe, expect, it } from 'vitest';
import { type GameRecord, Match, readRecord, recordText, replay, seedFrom } from '../src/index.ts';
import { type BeachTypes, beach } from './beach.ts';

const seed = seedFrom('beach');
const fresh = (rolls: number[] = []) => Match.start(beach, { seats: 2, seed, rig: { rolls } });
const told = (match: Match<BeachTypes>) => JSON.parse(JSON.stringify(match.record())) as GameRecord;

function played(match: Match<BeachTypes>, ...lines: [number, string][]): Match<BeachTypes> {
  for (const [seat, type] of lines) expect(match.play(seat, { type })).toMatchObject({ ok: true });
  return match;
}

const SHORT: [number, string][] = [
  [0, 'walk'],
  [0, 'dig'],
  [1, 'walk'],
  [1, 'walk'],
  [1, 'dig'],
];

describe('a match', () => {
  it('refuses what was not offered and stays as it was', () => {
    const match = fresh();
    const before = match.hash;
    expect(match.play(1, { type: 'walk' })).toMatchObject({ refusal: { code: 'not-asked' } });
    expect(match.play(0, { type: 'swim' })).toMatchObject({
      refusal: { code: 'barred', rule: 'B-3' },
    });
    expect(match.play(0, { type: 'fly' })).toMatchObject({ refusal: { code: 'not-offered' } });
    expect(match.hash).toBe(before);
    expect(match.ply).toBe(0);
  });

  it('refuses everything once it is over', () => {
    const match = played(fresh([6, 6]), [0, 'dig'], [1, 'dig']);
    expect(match.state.outcome).not.toBeNull();
    expect(match.play(0, { type: 'walk' })).toMatchObject({ refusal: { code: 'game-over' } });
  });

  it('wants as many seats as the game has', () => {
    expect(() => Match.start(beach, { seats: 9, seed })).toThrow(
      'seats: expected a whole number from 2 to 4',
    );
  });
});

describe('undo', () => {
  it('takes back a seat’s own actions one by one', () => {
    const match = fresh();
    const before = match.hash;
    played(match, [0, 'walk'], [0, 'walk']);
    expect(match.undoable(0)).toBe(2);
    expect([match.undo(0), match.undo(0)]).toEqual([{ ok: true }, { ok: true }]);
    expect(match.hash).toBe(before);
    expect(match.undo(0)).toEqual({ ok: false, reason: 'Nothing has been done yet.' });
  });

  it('stops at a roll', () => {
    const match = played(fresh(), [0, 'walk'], [0, 'dig']);
    expect(match.undo(0)).toMatchObject({ reason: expect.stringContaining('rolled') });
    expect(match.undoable(0)).toBe(0);
  });

  it('stops at what another seat did', () => {
    const match = played(fresh(), [0, 'walk'], [0, 'dig'], [1, 'walk']);
    expect(match.undo(0)).toMatchObject({
      reason: expect.stringContaining('Another player has acted since'),
    });
    expect(match.undo(1)).toEqual({ ok: true });
    expect(match.undo(1)).toMatchObject({ ok: false });
  });

  it('leaves a record that replays', () => {
    const match = played(fresh(), [0, 'walk'], [0, 'walk']);
    match.undo(0);
    played(match, [0, 'dig']);
    expect(() => replay(beach, told(match))).not.toThrow();
  });

  it('keeps a rig where it was meant', () => {
    const match = played(fresh(), [0, 'walk']);
    match.rig({ rolls: [5] });
    played(match, [0, 'walk']);
    match.undo(0);
    match.undo(0);
    played(match, [0, 'dig']);
    expect(match.state.dug).toEqual([5, 0]);
    expect(() => replay(beach, told(match))).not.toThrow();
  });
});

describe('a record', () => {
  const record = () => told(played(fresh(), ...SHORT));

  it('replays to the same state, and can be taken up again', () => {
    const match = played(fresh(), ...SHORT);
    expect(replay(beach, told(match))).toEqual(match.state);
    const resumed = Match.resume(beach, told(match));
    expect(resumed.hash).toBe(match.hash);
    expect(resumed.undoable(1)).toBe(match.undoable(1));
  });

  it('survives its own text, one ply a line', () => {
    const text = recordText(record());
    expect(readRecord(JSON.parse(text))).toEqual(record());
    expect(text.split('\n').filter((line) => line.includes('"seat"'))).toHaveLength(SHORT.length);
  });

  it.each<[string, (record: GameRecord) => object, string]>([
    ['another game', (was) => ({ ...was, game: 'dune' }), 'a record of dune'],
    ['other rules', (was) => ({ ...was, rulesVersion: 2 }), 'rules version 2'],
    [
      'another seed',
      (was) => ({ ...was, seed: seedFrom('forged') }),
      'not the one that was committed to',
    ],
    [
      'a changed action',
      (was) => ({
        ...was,
        plies: was.plies.map((ply, at) => (at === 1 ? { ...ply, action: 'walk' } : ply)),
      }),
      'ply 2: the state after walk is not the recorded one',
    ],
    [
      'an illegal action',
      (was) => ({
        ...was,
        plies: was.plies.map((ply, at) => (at === 1 ? { ...ply, seat: 1 } : ply)),
      }),
      'ply 2: seat 1 may not dig',
    ],
    [
      'a changed hash',
      (was) => ({ ...was, plies: was.plies.map((ply) => ({ ...ply, hash: '0'.repeat(16) })) }),
      'ply 1: the state after walk',
    ],
    [
      'a missing ply',
      (was) => ({ ...was, plies: was.plies.slice(0, -1) }),
      'the last state is not',
    ],
    ['a changed last hash', (was) => ({ ...was, hash: '0'.repeat(16) }), 'the last state is not'],
    [
      'another outcome',
      (was) => ({ ...was, outcome: { winners: [0], endings: [] } }),
      'the outcome is not',
    ],
  ])('is found out with %s', (_fault, forge, message) => {
    expect(() => replay(beach, readRecord(forge(record())))).toThrow(message);
  });

  it.each<[string, unknown]>([
    ['no object', 7],
    ['an unknown format', { format: 2 }],
    ['a seed that is none', { seed: 'x' }],
    ['plies that are none', { plies: [{ seat: 0 }] }],
    ['an extra field', { extra: 1 }],
  ])('is malformed with %s', (_fault, change) => {
    const input = typeof change === 'object' ? { ...record(), ...change } : change;
    expect(() => readRecord(input)).toThrow(/^record/);
  });

  it('of a rigged match says so, and replays', () => {
    const match = fresh([6]);
    match.rig({ rolls: [2] });
    played(match, [0, 'dig'], [1, 'dig']);
    expect(match.record().rigs).toEqual([
      { ply: 0, rolls: [6] },
      { ply: 1, rolls: [2] },
    ]);
    expect(replay(beach, told(match))).toEqual(match.state);
    expect(Match.resume(beach, told(match)).hash).toBe(match.hash);
  });

  it('of a match from a position holds that position, and replays', () => {
    const position = { ...fresh().state, steps: [3, 2], agenda: [{ step: 'stroll', seat: 1 }] };
    const match = played(Match.load(beach, seed, position), [1, 'walk'], [1, 'dig']);
    expect(replay(beach, told(match))).toEqual(match.state);
    expect(Match.resume(beach, told(match)).hash).toBe(match.hash);
  });
});

describe('a position', () => {
  it('must have a decision pending', () => {
    const position = { ...fresh().state, agenda: [{ step: 'wash', seat: 0 }] };
    expect(() => Match.load(beach, seed, position)).toThrow('a frame on top that asks somebody');
  });
});

describe('a match that is rigged', () => {
  it('keeps its rig through a record, also one that nothing has used yet', () => {
    const match = played(fresh(), [0, 'walk']);
    match.rig({ rolls: [4] });
    const resumed = played(Match.resume(beach, told(match)), [0, 'dig']);
    expect(resumed.state.dug).toEqual([4, 0]);
  });

  it('keeps the whole rig when the ply that used it could not be played', () => {
    const match = fresh();
    match.rig({ rolls: [9] });
    const before = match.hash;
    expect(() => match.play(0, { type: 'dig' })).toThrow('a rigged roll of 9');
    expect(match.hash).toBe(before);
    expect(match.ply).toBe(0);
    expect(() => match.play(0, { type: 'dig' })).toThrow('a rigged roll of 9');
  });

  it('offers nothing to a seat that is not there', () => {
    const match = fresh();
    expect([match.legal(-1), match.legal(2), match.legal(0.5)]).toEqual([[], [], []]);
    expect(match.play(7, { type: 'walk' })).toMatchObject({ refusal: { code: 'not-asked' } });
  });

  it('is found out when it claims other seats than its position has', () => {
    const match = Match.load(beach, seed, fresh().state);
    const record = { ...told(match), seats: 3 };
    expect(() => replay(beach, record)).toThrow('other seats or options');
    expect(() => Match.resume(beach, record)).toThrow('other seats or options');
  });
});
