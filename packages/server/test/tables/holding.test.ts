// Asking the table to wait: the next thing that cannot be taken back waits, for so long and no longer.
import { type Core, type Game, Generator, start } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Rules } from '../../src/tables/rules.ts';
import { Client, freshRequest, ISLAND, RULES, settled } from './kit.ts';
import { type Timed, timed } from './time-kit.ts';

const SETTINGS = { holdSeconds: 20 };

async function asks({ store, id }: Timed, seat: number, lasting = false): Promise<void> {
  await store.holds.ask(id, seat, lasting);
  await store.stir(id);
  await settled();
}

async function letsGo({ store, id, table }: Timed, seat: number): Promise<boolean> {
  const did = await store.holds.letGo(id, seat, table.seq);
  await store.stir(id);
  await settled();
  return did;
}

const reversible = (action: string): boolean => action.startsWith('move');

describe('a seat that has asked the table to wait', () => {
  it('is not waited for by what can be taken back', async () => {
    const scene = await timed(SETTINGS);
    const { must, play, offer } = scene;
    const seat = must();
    await asks(scene, 1 - seat);
    expect((await play(seat, offer(seat, reversible))).kind).toBe('accepted');
  });

  it('is waited for by what cannot, until the time is over', async () => {
    const scene = await timed(SETTINGS);
    const { must, play, pass, nodes, table } = scene;
    const seat = must();
    await asks(scene, 1 - seat);
    const request = freshRequest();
    const until = (nodes[0]?.clock ?? 0) + 20_000;
    const held = await play(seat, 'end-actions', request);
    expect(held).toMatchObject({ kind: 'held', until });
    await pass(10_000);
    expect(await play(seat, 'end-actions', request)).toEqual(held);
    expect(table.seq).toBe(0);
    await pass(10_000);
    expect(await play(seat, 'end-actions', request)).toEqual({ kind: 'accepted', seq: 1 });
    expect(await play(seat, 'end-actions', request)).toEqual({ kind: 'accepted', seq: 1 });
  });

  it('lets go, once, and is waited for again only if it asked for that', async () => {
    for (const lasting of [false, true]) {
      const scene = await timed(SETTINGS);
      const { must, play, offer, store, id } = scene;
      const seat = must();
      await asks(scene, 1 - seat, lasting);
      expect(await letsGo(scene, 1 - seat)).toBe(false);
      expect((await play(seat, 'end-actions')).kind).toBe('held');
      expect(await letsGo(scene, 1 - seat)).toBe(true);
      expect(await letsGo(scene, 1 - seat)).toBe(false);
      expect((await play(seat, 'end-actions')).kind).toBe('accepted');
      expect(await store.holds.at(id)).toHaveLength(lasting ? 1 : 0);
      while (must() === seat) await play(seat, offer(seat)).then(() => letsGo(scene, 1 - seat));
      while (must() !== seat) await play(1 - seat, offer(1 - seat));
      expect((await play(seat, 'end-actions')).kind).toBe(lasting ? 'held' : 'accepted');
    }
  });

  it('is not dodged by doing something else first', async () => {
    const scene = await timed(SETTINGS);
    const { must, play, offer } = scene;
    const seat = must();
    await asks(scene, 1 - seat);
    expect((await play(seat, 'end-actions')).kind).toBe('held');
    expect((await play(seat, offer(seat, reversible))).kind).toBe('accepted');
    expect((await play(seat, 'end-actions')).kind).toBe('held');
  });

  it('cannot make anybody wait twice for the same step', async () => {
    const scene = await timed(SETTINGS);
    const { must, play, store, id } = scene;
    const seat = must();
    await asks(scene, 1 - seat);
    expect((await play(seat, 'end-actions')).kind).toBe('held');
    await store.holds.drop(id, [1 - seat]);
    await asks(scene, 1 - seat);
    expect((await play(seat, 'end-actions')).kind).toBe('accepted');
  });

  it('does not wait for itself, nor where the table does not, nor for a bot', async () => {
    const own = await timed(SETTINGS);
    await asks(own, own.must());
    expect((await own.play(own.must(), 'end-actions')).kind).toBe('accepted');
    const hasty = await timed({ holdSeconds: 0 });
    await asks(hasty, 1 - hasty.must());
    expect((await hasty.play(hasty.must(), 'end-actions')).kind).toBe('accepted');
    const left = await timed(SETTINGS);
    await asks(left, 1 - left.must());
    const from = await left.sitting(1 - left.must());
    await left.store.changeSitting(from, { ...from, bot: 'bosun' });
    await left.store.stir(left.id);
    await settled();
    expect((await left.play(left.must(), 'end-actions')).kind).toBe('accepted');
  });

  it('costs nobody time', async () => {
    const scene = await timed({ ...SETTINGS, pace: { kind: 'live', bank: 60, increment: 0 } });
    const { must, play, pass, clock } = scene;
    const seat = must();
    await asks(scene, 1 - seat);
    await play(seat, 'end-actions');
    expect(await clock()).toMatchObject({ held: true });
    await pass(15_000);
    expect((await clock()).banks[seat]).toBe(60_000);
    await letsGo(scene, 1 - seat);
    await pass(5_000);
    expect((await clock()).banks[seat]).toBe(55_000);
  });

  it('makes bots and safe moves wait as well, and they go on by themselves', async () => {
    for (const how of ['bot', 'clock'] as const) {
      const settings = { ...SETTINGS, pace: { kind: 'per-move', time: 30 }, atZero: 'stand-in' };
      const scene = await timed(settings, { nodes: 2 });
      const { must, pass, sitting, store, id, requests } = scene;
      const seat = must();
      await asks(scene, 1 - seat, true);
      const from = await sitting(seat);
      if (how === 'bot') {
        await store.changeSitting(from, { ...from, bot: 'stand-in' }, 'playing');
        await store.stir(id);
        await settled(10);
      } else await pass(30_000);
      expect(await requests()).toEqual([]);
      expect(await store.holds.at(id)).toMatchObject([{ atSeq: 0 }]);
      await pass(21_000);
      expect((await requests())[0]).toBe(`${how}-0-${seat}`);
    }
  });
});

/** The same beginning, in which the seat to the left holds Sandbags or does not. */
async function worldWith(cards: readonly string[]) {
  const game = RULES.newest(ISLAND.game) as Game;
  const state = start(game, 2, { ...defaults(game), first: '1' }, new Generator(5)) as Core & {
    hands: string[][];
  };
  state.hands[1] = [...cards];
  const rules = new Rules([{ ...game, setup: () => game.clone(state) }]);
  const scene = await timed(SETTINGS, { changes: { rules } });
  return { ...scene, seat: scene.must() };
}

function defaults(game: Game): object {
  const fields = Object.entries(game.options.fields as Record<string, { default: unknown }>);
  return Object.fromEntries(fields.map(([name, option]) => [name, option.default]));
}

describe('of what a seat holds', () => {
  it('asking, waiting and letting go tell nothing', async () => {
    const said: string[] = [];
    for (const cards of [
      ['sandbags', 'fire'],
      ['fire', 'ocean'],
    ]) {
      const scene = await worldWith(cards);
      const client = new Client(0);
      await client.join((scene.nodes[0] as (typeof scene.nodes)[number]).registry, scene.id);
      const before = client.messages.length;
      const told: unknown[] = [scene.seat];
      await asks(scene, 1);
      const stood = async (): Promise<void> => {
        const holds = await scene.store.holds.at(scene.id);
        told.push(holds.map(({ seat, atSeq, until }) => ({ seat, atSeq, until })));
        told.push(client.messages.slice(before), await scene.requests());
      };
      await stood();
      told.push(await scene.play(0, 'end-actions', 'same'));
      await stood();
      await scene.pass(7_000);
      told.push(await scene.play(0, 'end-actions', 'same'));
      told.push(await letsGo(scene, 1));
      await stood();
      said.push(JSON.stringify(told));
    }
    expect(said[1]).toBe(said[0]);
    expect(said[0]).toContain('held');
  });
});
