// Playing, looking, taking back, rigging and keeping games.
import { describe, expect, it } from 'vitest';
import { type Answer, playOn, talk } from '../../../../cli/test/protocol-kit.ts';
import { atTable, ISLAND } from './island.ts';

/** The first flight on offer: it reveals nothing and can be taken back. */
function flight(ask: (request: string, fields: object) => Answer) {
  const found = ask('legal', { seat: 0 }).actions.find(({ action }) => action.type === 'fly');
  if (found === undefined) throw new Error('the pilot cannot fly');
  return found;
}

describe('play', () => {
  it('takes an object or its notation, and tells what happened', () => {
    const one = atTable();
    const other = atTable();
    const { action, notation } = flight(one.ask);
    const answer = one.ask('play', { seat: 0, action });
    expect(answer).toEqual({
      id: 1,
      ok: true,
      events: [expect.objectContaining({ type: 'flew', seat: 0 })],
      deciders: { must: [0] },
    });
    expect(other.ask('play', { seat: 0, action: notation })).toEqual(answer);
    expect(other.ask('state')).toEqual(one.ask('state'));
  });

  it.each([
    [{ seat: 0, action: 'capture treasure=earth' }, 'barred', /\w/],
    [{ seat: 0, action: 'swim to=iron-gate' }, 'not-offered', /not among/],
    [{ seat: 0, action: { type: 'end-actions', really: true } }, 'malformed', /no detail really/],
    [{ seat: 1, action: 'end-actions' }, 'not-asked', /waiting for seat 0/],
    [{ seat: 9, action: 'end-actions' }, 'bad-seat', /from 0 to 2/],
    [{ seat: 0, action: 'Fly!' }, 'bad-action', /^action: expected a word/],
    [{ seat: 0, action: {} }, 'bad-action', /^action\.type/],
    [{ seat: 0, action: { type: 'fly', to: ['iron-gate'] } }, 'bad-action', /^action\.to/],
    [{ seat: 0, action: 7 }, 'bad-request', /^play\.action: expected an object or its notation/],
    [{ seat: 0, action: null }, 'bad-request', /^play\.action/],
    [{ seat: 0 }, 'bad-request', /^play\.action: .*got nothing/],
  ])('refuses %j with %s', (fields, code, message) => {
    const { ask, fails } = atTable();
    const before = ask('record');
    expect(fails('play', fields)).toMatchObject({
      code: expect.stringMatching(code),
      message: expect.stringMatching(message),
    });
    expect(ask('record')).toEqual(before);
  });

  it('names the rule that bars an action, and otherwise who decides', () => {
    const { fails } = atTable();
    const barred = fails('play', { seat: 0, action: 'capture treasure=earth' });
    expect(barred.rule).toBe('FI-CAP-1');
    expect(barred).not.toHaveProperty('waiting');
    expect(fails('play', { seat: 1, action: 'end-actions' })).toMatchObject({
      rule: 'FI-TURN-1',
      waiting: [0],
    });
  });
});

describe('why', () => {
  it('tells of everything on a menu what play would', () => {
    const { ask } = atTable();
    const { actions, barred } = ask('menu', { seat: 0 });
    for (const { action, rule } of actions)
      expect(ask('why', { seat: 0, action })).toMatchObject({ allowed: true, rule });
    expect(barred.length).toBeGreaterThan(0);
    for (const { action, rule } of barred) {
      const { id: _id, ok, allowed, ...refusal } = { ...ask('why', { seat: 0, action }) };
      expect([ok, allowed, refusal.rule]).toEqual([true, false, rule]);
      expect(ask('play', { seat: 0, action }).error).toEqual(refusal);
    }
    expect(ask('state').ply).toBe(0);
  });

  it('refuses what is no action and no seat', () => {
    const { fails } = atTable();
    expect(fails('why', { seat: 0, action: 'Fly!' }).code).toBe('bad-action');
    expect(fails('why', { seat: 9, action: 'end-actions' }).code).toBe('bad-seat');
    expect(fails('why', { seat: 0 }).code).toBe('bad-request');
    expect(talk().ask('why', { seat: 0, action: 'x' }).error.code).toBe('no-game');
  });
});

describe('undo', () => {
  it('takes back what revealed nothing', () => {
    const { ask } = atTable();
    const { hash } = ask('state');
    ask('play', { seat: 0, action: flight(ask).action });
    const undone = ask('undo', { seat: 0 });
    expect(undone).toEqual({ id: 1, ok: true, ply: 0, hash, deciders: { must: [0] } });
  });

  it('says why it cannot', () => {
    const { ask, fails } = atTable();
    const cannot = (message: RegExp) => ({
      code: 'cannot-undo',
      message: expect.stringMatching(message),
    });
    expect(fails('undo', { seat: 0 })).toEqual(cannot(/Nothing/));
    ask('play', { seat: 0, action: flight(ask).action });
    expect(fails('undo', { seat: 1 })).toEqual(cannot(/Another player/));
    expect(fails('undo', { seat: 3 }).code).toBe('bad-seat');
    ask('play', { seat: 0, action: 'end-actions' });
    expect(fails('undo', { seat: 0 })).toEqual(cannot(/revealed/));
  });
});

describe('state and view', () => {
  it('state tells everything, a view does not', () => {
    const { ask } = atTable();
    expect(ask('state')).toMatchObject({ ply: 0, hash: expect.any(String), state: { seats: 3 } });
    for (const seat of [0, 2, 'spectator'])
      expect(ask('view', { seat }).view).toMatchObject({ seats: 3, treasureDeck: 22 });
  });

  it('refuse what is no viewer', () => {
    const { fails } = atTable();
    expect(fails('view', { seat: 3 }).code).toBe('bad-seat');
    expect(fails('view', { seat: 'nobody' }).message).toMatch(/"spectator", got "nobody"/);
    expect(fails('view', { seat: [0] }).code).toBe('bad-request');
    expect(fails('view').code).toBe('bad-request');
    expect(fails('state', { seat: 0 }).code).toBe('bad-request');
    expect(talk().ask('state').error.code).toBe('no-game');
    expect(talk().ask('view', { seat: 0 }).error.code).toBe('no-game');
  });
});

describe('rig', () => {
  const order = ['ocean', 'ocean', 'fire', 'fire', 'wind', 'wind'];

  it('fixes the coming setup', () => {
    const { ask } = talk();
    expect(ask('rig', { rolls: [3] })).toEqual({ id: 1, ok: true, rolls: [3], order: [] });
    expect(ask('rig', { order })).toEqual({ id: 1, ok: true, rolls: [3], order });
    expect(ask('new', ISLAND).deciders.must).toEqual([2]);
    const { state } = ask('state');
    expect(state).toMatchObject({
      hands: [order.slice(0, 2), order.slice(2, 4), order.slice(4)],
    });
    expect(ask('new', ISLAND).ok).toBe(true);
    expect(ask('record').record).not.toHaveProperty('rigs');
  });

  it('fixes what comes in a game, and answers with all that is rigged in it', () => {
    const { ask } = atTable();
    ask('rig', { order: ['sandbags'] });
    expect(ask('rig', { order: ['fire'], rolls: [2] })).toMatchObject({
      rolls: [2],
      order: ['sandbags', 'fire'],
    });
    expect(ask('rig')).toMatchObject({ rolls: [2], order: ['sandbags', 'fire'] });
    expect(ask('record').record.rigs).toHaveLength(2);
  });

  it('goes with a loaded position', () => {
    const { ask } = talk();
    const other = atTable();
    ask('rig', { order });
    expect(ask('load', { game: ISLAND.game, state: other.ask('state').state }).ok).toBe(true);
    expect(ask('rig').order).toEqual(order);
  });

  it.each([
    [{ rolls: [0] }, 'bad-rig', /^rig\.rolls\[0\]: expected a whole number from 1/],
    [{ rolls: [1, 2.5] }, 'bad-rig', /^rig\.rolls\[1\]/],
    [{ rolls: ['1'] }, 'bad-rig', /^rig\.rolls\[0\]/],
    [{ order: ['fire', 7] }, 'bad-rig', /^rig\.order\[1\]: expected a text, got 7/],
    [{ rolls: 6 }, 'bad-request', /^rig\.rolls: expected a list/],
    [{ order: 'fire' }, 'bad-request', /^rig\.order: expected a list/],
    [{ dice: [6] }, 'bad-request', /got "dice"/],
  ])('refuses %j with %s', (fields, code, message) => {
    const error = { code, message: expect.stringMatching(message) };
    for (const { ask } of [talk(), atTable()]) {
      const before = ask('rig');
      expect(ask('rig', fields).error).toEqual(error);
      expect(ask('rig')).toEqual(before);
    }
  });

  it('leaves everything as it was when a roll is too high for its die', () => {
    const { ask, fails } = atFinishedTable();
    const before = ask('record');
    ask('rig', { rolls: [99] });
    expect(fails('new', ISLAND)).toEqual({
      code: 'internal',
      message: expect.stringMatching(/a rigged roll of 99/),
    });
    expect(ask('record')).toEqual(before);
    expect(ask('rig', { rolls: [] }).rolls).toEqual([]);
    expect(ask('new', ISLAND).ok).toBe(true);
  });
});

function atFinishedTable() {
  const table = atTable();
  const { state } = table.ask('state');
  const outcome = { winners: [], endings: [{ ending: 'skull', rule: 'FI-LOSE-4' }] };
  table.ask('load', {
    game: ISLAND.game,
    state: { ...state, waterLevel: 10, agenda: [], outcome },
  });
  return table;
}

describe('record and replay', () => {
  it('bring a game back as it was', async () => {
    const { ask } = atTable();
    await playOn(async (...asked) => ask(...asked), 30);
    const { record } = ask('record');
    const { state, hash } = ask('state');
    const again = talk();
    const answer = again.ask('replay', { record });
    expect(answer).toMatchObject({ ok: true, ply: 30, hash });
    expect(again.ask('state').state).toEqual(state);
    expect(again.ask('record').record).toEqual(record);
  });

  it('tell the outcome of a finished game', async () => {
    const { ask } = atTable();
    await playOn(async (...asked) => ask(...asked), 10_000);
    const { outcome } = ask('deciders');
    const answer = talk().ask('replay', { record: ask('record').record });
    expect(answer).toMatchObject({ ok: true, outcome, deciders: { must: [] } });
  });

  it('refuse without a game, and what is no record', () => {
    const { ask } = talk();
    expect(ask('record').error.code).toBe('no-game');
    expect(ask('replay', { record: 'x' }).error.code).toBe('bad-request');
    expect(ask('replay', { record: {} }).error.code).toBe('bad-record');
  });
});

describe('quit', () => {
  it('answers and closes', () => {
    const { session, ask } = talk();
    expect(ask('quit', { seat: 0 }).error.code).toBe('bad-request');
    expect(session.closed).toBe(false);
    expect(ask('quit')).toEqual({ id: 1, ok: true });
    expect(session.closed).toBe(true);
  });
});
