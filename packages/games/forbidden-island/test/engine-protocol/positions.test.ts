// Loading positions: possible ones are kept as they are, impossible ones are refused.
import { describe, expect, it } from 'vitest';
import { type Answer, playOn, talk } from '../../../../cli/test/protocol-kit.ts';
import { atTable, ISLAND } from './island.ts';
import { IMPOSSIBLE_PENDING } from './pending.ts';
import { IMPOSSIBLE, playToTheMiddle } from './positions.ts';

const middle = atTable();
const played = await playToTheMiddle(async (...asked) => middle.ask(...asked));

describe('load', () => {
  it('takes up a position from the middle of a game', () => {
    expect(played.length).toBeGreaterThan(5);
    const { state, hash } = middle.ask('state');
    const { ask } = talk();
    const { must, may } = middle.ask('deciders') as Answer['deciders'];
    const deciders = may === undefined ? { must } : { must, may };
    expect(ask('load', { game: ISLAND.game, state })).toEqual({ id: 1, ok: true, hash, deciders });
    expect(ask('state')).toEqual({ id: 1, ok: true, state, hash, ply: 0 });
    for (const seat of [0, 1, 2]) {
      expect(ask('legal', { seat })).toEqual(middle.ask('legal', { seat }));
      expect(ask('menu', { seat })).toEqual(middle.ask('menu', { seat }));
    }
  });

  it('takes up every position that a game comes through', async () => {
    const { ask } = atTable();
    const other = talk();
    for (let seed = 1; ask('deciders').must.length > 0; seed++) {
      const { state, hash } = ask('state');
      const loaded = other.ask('load', { game: ISLAND.game, state });
      expect(loaded).toMatchObject({ ok: true, hash });
      for (const seat of [0, 1, 2])
        expect(other.ask('legal', { seat })).toEqual(ask('legal', { seat }));
      await playOn(async (...asked) => ask(...asked), 1, seed);
    }
    const { state } = ask('state');
    const { outcome } = ask('deciders');
    expect(other.ask('load', { game: ISLAND.game, state })).toMatchObject({ ok: true, outcome });
  });

  it('plays a loaded position, and records where it began', () => {
    const { ask } = talk();
    const { state } = middle.ask('state');
    ask('load', { game: ISLAND.game, state, seed: 'from here' });
    const seat = ask('deciders').must[0];
    expect(ask('play', { seat, action: 'end-actions' }).ok).toBe(true);
    const { record } = ask('record');
    expect(record.from).toEqual(state);
    expect(talk().ask('replay', { record })).toMatchObject({ ok: true, ply: 1 });
  });

  it.each([
    [{ state: undefined }, 'bad-request', /^load\.state: .*got nothing/],
    [{ state: [] }, 'bad-request', /^load\.state: expected an object/],
    [{ state: {} }, 'bad-state', /^state\.seats/],
    [{ game: 'chess', state: {} }, 'unknown-game', /"chess"/],
    [{ state: {}, seed: {} }, 'bad-request', /^load\.seed/],
  ])('refuses %j with %s', (fields, code, message) => {
    const { error } = talk().ask('load', { game: ISLAND.game, ...fields });
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});

describe('an impossible position is refused with its fault:', () => {
  it.each([...IMPOSSIBLE, ...IMPOSSIBLE_PENDING])('$fault', ({ tamper, says }) => {
    const before = middle.ask('record');
    const { state } = middle.ask('state');
    tamper(state);
    const { error } = middle.ask('load', { game: ISLAND.game, state });
    expect(error).toMatchObject({ code: 'bad-state', message: expect.stringMatching(says) });
    expect(middle.ask('record')).toEqual(before);
  });
});
