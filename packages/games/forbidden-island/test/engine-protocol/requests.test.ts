// Each request of the protocol, answered and refused.
import { isSeed, itemAt, seedFrom } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { playOn, talk } from '../../../../cli/test/protocol-kit.ts';
import { atTable, ISLAND } from './island.ts';

describe('the envelope', () => {
  it.each([7, -1.5, 'seven', '', null])('gives the id %j back', (id) => {
    expect(talk().say(JSON.stringify({ id, do: 'games' }))).toMatchObject({ id, ok: true });
    expect(talk().say(JSON.stringify({ id, do: 'dance' }))).toMatchObject({ id, ok: false });
  });

  it('answers a request without an id with null', () => {
    expect(talk().say('{"do":"games"}')).toMatchObject({ id: null, ok: true });
  });

  it.each(['{}', '[]', 'true', '1e999', '12345678901234567890'])('refuses %s as an id', (id) => {
    const { error, ...answer } = talk().say(`{"id":${id},"do":"games"}`);
    expect(answer).toEqual({ id: null, ok: false });
    expect(error).toMatchObject({ code: 'bad-request', message: expect.stringMatching(/^id: /) });
  });

  it.each([
    ['{"id":1,', 'bad-json', /JSON/],
    ['[]', 'bad-request', /expected an object, got a list/],
    ['7', 'bad-request', /expected an object, got 7/],
    ['{"id":1}', 'bad-request', /^do: expected a text, got nothing/],
    ['{"id":1,"do":["games"]}', 'bad-request', /^do: expected a text/],
    ['{"id":1,"do":"dance"}', 'unknown-request', /games, new, .*quit, got "dance"/],
    ['{"id":1,"do":"toString"}', 'unknown-request', /got "toString"/],
    ['{"id":1,"do":"games","seat":0}', 'bad-request', /only id, do, got "seat"/],
    ['{"id":1,"do":"games","__proto__":{}}', 'bad-request', /got "__proto__"/],
    ['{"id":1,"do":"legal"}', 'bad-request', /^legal\.seat: .*got nothing/],
    ['{"id":1,"do":"legal","seat":"0"}', 'bad-request', /^legal\.seat: expected a whole number/],
    ['{"id":1,"do":"legal","seat":0}', 'no-game', /new, load or replay/],
  ])('answers %s with %s', (line, code, message) => {
    expect(talk().say(line).error).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('refuses a line that is too long or too deep', () => {
    const long = `{"do":"games","id":"${'x'.repeat(1_000_000)}"}`;
    expect(talk().say(long)).toMatchObject({ id: null, error: { code: 'bad-request' } });
    const deep = `{"id":1,"do":"games","seat":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    expect(talk().say(deep)).toMatchObject({ id: 1, error: { code: 'bad-request' } });
  });

  it('keeps messages short however long the fault', () => {
    const { error } = talk().ask('new', { ...ISLAND, game: 'x'.repeat(500_000) });
    expect(error.code).toBe('unknown-game');
    expect(error.message.length).toBeLessThan(1100);
  });
});

describe('games', () => {
  it('lists each game with its seats and options', () => {
    const [island] = talk().ask('games').games;
    expect(island).toMatchObject({
      id: 'forbidden-island',
      title: 'Forbidden Island',
      seats: { min: 2, max: 4 },
      options: { difficulty: { kind: 'choice', default: 'novice', choices: expect.any(Array) } },
    });
    expect(Object.keys(island?.options.difficulty ?? {})).not.toContain('read');
  });
});

describe('new', () => {
  it('starts a game and tells its seed and commitment', () => {
    expect(talk().ask('new', ISLAND)).toEqual({
      id: 1,
      ok: true,
      game: 'forbidden-island',
      seats: 3,
      seed: seedFrom(ISLAND.seed),
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      deciders: expect.objectContaining({ must: [expect.any(Number)] }),
    });
  });

  it('takes any text or whole number as a seed, or makes one', () => {
    const { ask } = talk();
    expect(ask('new', { ...ISLAND, seed: 7 }).seed).toBe(seedFrom('7'));
    expect(ask('new', { ...ISLAND, seed: 'ab'.repeat(32) }).seed).toBe('ab'.repeat(32));
    expect(isSeed(ask('new', { ...ISLAND, seed: undefined }).seed)).toBe(true);
  });

  it.each([
    [{ game: 'chess' }, 'unknown-game', /"chess"; there is .*forbidden-island/],
    [{ game: '__proto__' }, 'unknown-game', /__proto__/],
    [{ seats: 5 }, 'bad-seat', /^seats: expected a whole number from 2 to 4, got 5/],
    [{ seats: 2.5 }, 'bad-seat', /got 2.5/],
    [{ seats: '2' }, 'bad-request', /^new\.seats/],
    [{ seed: 1.5 }, 'bad-request', /^new\.seed: expected a text or a whole number/],
    [{ seed: 1e300 }, 'bad-request', /^new\.seed/],
    [{ options: 'elite' }, 'bad-request', /^new\.options: expected an object/],
    [{ options: { difficulty: 'easy' } }, 'bad-options', /^options\.difficulty: .*novice/],
    [{ options: { colour: 'red' } }, 'bad-options', /got "colour"/],
    [{ options: { roles: ['pilot'] } }, 'bad-options', /3 adventurers/],
    [{ colour: 'red' }, 'bad-request', /got "colour"/],
  ])('refuses %j with %s', (fields, code, message) => {
    const { ask } = atTable();
    const before = ask('record');
    const { error } = ask('new', { ...ISLAND, ...fields });
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(ask('record')).toEqual(before);
  });
});

describe('deciders', () => {
  it('tells who must decide, and who may only where somebody may', () => {
    const { ask } = atTable();
    expect(ask('deciders')).toEqual({ id: 1, ok: true, must: [0] });
    const { state } = ask('state');
    const from = state.treasureDeck.indexOf('sandbags');
    itemAt(state.hands, 2).push(...state.treasureDeck.splice(from, 1));
    expect(ask('load', { game: ISLAND.game, state }).deciders).toEqual({ must: [0], may: [2] });
    expect(ask('deciders')).toEqual({ id: 1, ok: true, must: [0], may: [2] });
  });

  it('tells the outcome once the game is over, and asks nobody', async () => {
    const { ask, fails } = atTable();
    await playOn(async (...asked) => ask(...asked), 10_000);
    const over = ask('deciders');
    expect(over).toEqual({ id: 1, ok: true, must: [], outcome: expect.any(Object) });
    expect(over.outcome?.endings.length).toBeGreaterThan(0);
    expect(ask('legal', { seat: 0 }).actions).toEqual([]);
    expect(fails('play', { seat: 0, action: 'end-actions' }).code).toBe('game-over');
  });
});

describe('legal and menu', () => {
  it('list what a seat may do, with notation and rule', () => {
    const { ask } = atTable();
    const { actions } = ask('legal', { seat: 0 });
    expect(actions).toContainEqual({
      action: { type: 'end-actions' },
      notation: 'end-actions',
      rule: 'FI-TURN-3',
    });
    expect(ask('legal', { seat: 1 }).actions).toEqual([]);
    expect(ask('menu', { seat: 0 }).actions).toEqual(actions);
  });

  it('menu adds what is barred, by which rule and why', () => {
    const { barred } = atTable().ask('menu', { seat: 0 });
    const told = barred.find(({ notation }) => notation === 'capture treasure=earth');
    expect(told).toMatchObject({
      action: { type: 'capture', treasure: 'earth' },
      rule: 'FI-CAP-1',
      why: expect.stringMatching(/\w+ \w+/),
    });
  });

  it.each([3, -1, 0.5, 1e20])('refuse seat %s', (seat) => {
    const { fails } = atTable();
    const error = { code: 'bad-seat', message: expect.stringMatching(/from 0 to 2/) };
    expect(fails('legal', { seat })).toEqual(error);
    expect(fails('menu', { seat })).toEqual(error);
  });
});
