// Why a seat may do something or not: a question and a refused move get the same words.
import { type Face, itemAt } from '@tidetable/engine';
import type { MoveAction } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import { why, worded } from '../../src/tables/why.ts';
import { TIMED } from '../games-by-trait.ts';
import { freshRequest, nameOf } from './kit.ts';
import { shouting } from './shouting.ts';
import { timed } from './time-kit.ts';

const HANDS = [
  [1, 19],
  [2, 3],
];

async function asked() {
  const scene = await shouting({ hands: HANDS });
  const { registry } = itemAt(scene.nodes, 0);
  const ask = (seat: number, action: MoveAction) =>
    registry.why({ table: scene.id, by: nameOf(seat), seat, action });
  return { ...scene, registry, ask };
}

describe('a seat that asks why', () => {
  it('is told the rule that allows it, for what is listed and for what is filled in', async () => {
    const { ask } = await asked();
    expect(await ask(0, 'pick shell=1')).toEqual({ allowed: true, rule: 'TP-1' });
    expect(await ask(0, { type: 'boast', to: 1, shells: 3 })).toEqual({
      allowed: true,
      rule: 'TP-6',
    });
  });

  it('is told the rule that fails, and the failing fact', async () => {
    const { ask } = await asked();
    expect(await ask(0, 'pick shell=19')).toMatchObject({
      allowed: false,
      code: 'barred',
      rule: 'TP-3',
      reason: { because: 'too-heavy', over: 1 },
    });
    expect(await ask(0, 'pick shell=2')).toMatchObject({ code: 'barred', rule: 'TP-5' });
    expect(await ask(0, 'boast to=0 shells=1')).toMatchObject({ code: 'barred', rule: 'TP-7' });
  });

  it('is told who decides, and by which rule, where it is not the time', async () => {
    const { ask, play } = await asked();
    expect(await ask(0, 'shout')).toMatchObject({
      code: 'not-offered',
      rule: 'TP-1',
      waiting: [0, 1],
    });
    await play(0, 'pass');
    expect(await ask(0, 'pick shell=1')).toMatchObject({
      code: 'not-asked',
      rule: 'TP-1',
      waiting: [1],
    });
  });

  it('is told what is wrong with its words, and nothing of other seats', async () => {
    const { ask, registry, id } = await asked();
    expect(await ask(0, 'Not even notation')).toMatchObject({ allowed: false, code: 'malformed' });
    expect(await ask(0, 'pick shell=99')).toMatchObject({ allowed: false, code: 'malformed' });
    const foreign = { table: id, by: nameOf(0), seat: 1, action: 'pick shell=2' };
    expect(await registry.why(foreign)).toMatchObject({ code: 'not-your-seat' });
    expect(await registry.why({ ...foreign, table: 'none' })).toMatchObject({ code: 'closed' });
  });

  it('changes nothing by it', async () => {
    const { ask, table, store, id } = await asked();
    await ask(0, 'pick shell=1');
    expect(table.seq).toBe(0);
    expect(await store.entries(id, 0)).toEqual([]);
  });
});

it('a refused move carries what a question would have told', async () => {
  const { ask, registry, id, play } = await asked();
  await play(1, 'pass');
  for (const action of ['pick shell=19', 'pick shell=2', 'shout']) {
    const move = { table: id, by: nameOf(0), seat: 0, request: freshRequest(), base: 1 };
    const { kind, ...refused } = { ...(await registry.play({ ...move, action })) };
    expect(kind).toBe('refused');
    expect({ allowed: false, ...refused }).toEqual(await ask(0, action));
  }
});

it('the sentence is the one of the face, for what the seat sees', async () => {
  const { table } = await asked();
  const face = {
    because: ({ over }: { over: number }, view: { hand: readonly number[] }) =>
      `${over} too heavy, with ${view.hand.join(' and ')} in hand`,
  } as unknown as Face;
  const { setup, position } = table;
  const found = why(setup, position, 0, { type: 'pick', shell: 19 } as never);
  if (found.allowed) throw new Error('it is too heavy');
  const { game } = setup;
  expect(worded({ game, face }, position, 0, found).because).toBe(
    '1 too heavy, with 1 and 19 in hand',
  );
  expect(worded({ game, face: null }, position, 0, found)).toBe(found);
});

it('no seat calls time, and is told so', async () => {
  const { nodes, id, must } = await timed({}, { spec: { game: TIMED, seats: 2 } });
  const { registry } = itemAt(nodes, 0);
  const seat = must();
  const found = await registry.why({ table: id, by: nameOf(seat), seat, action: 'call-time' });
  expect(found).toMatchObject({ allowed: false, code: 'clock' });
});
