// Standing orders: given once, carried out by the table, ended with a reason, and secret to all others.
import type { Bot } from '@tidetable/bots';
import { loadedGame } from '@tidetable/catalogue/loaded';
import { type Core, type Game, itemAt, legal, type Seat } from '@tidetable/engine';
import type { OrderBody } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/store/changes.ts';
import type { Order } from '../../src/store/store.ts';
import { checkOrder, whyEnded } from '../../src/tables/standing-orders.ts';
import { COOPERATIVE, TIMED } from '../games-by-trait.ts';
import { Client, RULES, settled } from './kit.ts';
import { CONCH, SHOUTING, shouting } from './shouting.ts';
import { SHORTEST, type Timed, timed } from './time-kit.ts';

const coopGame = loadedGame(COOPERATIVE).game;

const LATER: OrderBody = { do: 'pass', until: 'turn' };
const PASS: OrderBody = { do: 'pass', until: 'cancelled' };

let orders = 0;

async function gives({ store, id, table }: Timed, seat: Seat, body: OrderBody): Promise<Order> {
  const order: Order = {
    table: id,
    seat,
    id: `order${++orders}`,
    what: JSON.stringify(body),
    sinceSeq: table.seq,
    ended: null,
  };
  await store.orders.add(order);
  await store.clocks.dueBy(id, 0);
  await store.notify({ kind: 'seat', table: id, seat });
  await settled(20);
  return order;
}

/** Whose turn it is at a table of Forbidden Island. */
function turnOf({ agenda }: Core): Seat {
  const next = agenda.find(({ step }) => step === 'turn') as { readonly seat?: Seat } | undefined;
  return ((next?.seat ?? 0) + 2) % 3;
}

async function endOf({ store, id: table }: Timed, { id }: Order): Promise<string | null> {
  const found = (await store.orders.at(table)).find((order) => order.id === id);
  if (found === undefined) throw new Error('it is gone');
  return found.ended;
}

describe('an order to answer', () => {
  it('is carried out whenever the seat must decide, once for all nodes', async () => {
    const scene = await timed({}, { nodes: 3 });
    const { must, requests, nodes } = scene;
    const seat = must();
    await gives(scene, seat, { do: 'answer', action: 'end-actions', until: 'cancelled' });
    expect((await requests())[0]).toBe(`order-0-${seat}`);
    expect((await requests()).filter((request) => request.startsWith('order-'))).toHaveLength(1);
    for (const { troubles } of nodes) expect(troubles).toEqual([]);
  });

  it('holds for the type of an action or for one alone', async () => {
    const scene = await timed({});
    const { must, offer, requests, store, id } = scene;
    const seat = must();
    const action = offer(seat, (text) => text.startsWith('move'));
    await gives(scene, seat, { do: 'answer', action, until: 'cancelled' });
    const [first] = await store.entries(id, 0);
    expect(first).toMatchObject({ action, request: `order-0-${seat}` });
    expect((await requests()).length).toBeGreaterThan(0);
  });

  it('does nothing while others decide', async () => {
    const scene = await timed({});
    const seat = 1 - scene.must();
    const order = await gives(scene, seat, {
      do: 'answer',
      action: 'end-actions',
      until: 'cancelled',
    });
    expect(scene.table.seq).toBe(0);
    expect(await endOf(scene, order)).toBeNull();
  });

  it('ends with a reason when it is no answer to what is asked', async () => {
    const scene = await timed({});
    const order = await gives(scene, scene.must(), {
      do: 'answer',
      action: 'capture treasure=fire',
      until: 'cancelled',
    });
    expect(await endOf(scene, order)).toContain('does not answer');
    expect(scene.table.seq).toBe(0);
  });

  it('ends with a reason when it could be meant in several ways', async () => {
    const scene = await timed({}, { spec: { game: COOPERATIVE, seats: 3 } });
    const { table, must } = scene;
    const moves = legal(table.setup.game, table.position.state, must()).map(({ type }) => type);
    const type = moves.find((one, index) => moves.indexOf(one) !== index) as string;
    const order = await gives(scene, must(), { do: 'answer', action: type, until: 'cancelled' });
    expect(await endOf(scene, order)).toContain('more than one way');
    expect(table.seq).toBe(0);
  });

  it('never calls time', async () => {
    const spec = { game: TIMED, seats: 2, options: { timer: SHORTEST } };
    const scene = await timed({}, { spec });
    for (let left = 12; left > 0; left--) await scene.play(scene.must(), scene.offer(scene.must()));
    await gives(scene, scene.must(), { do: 'answer', action: 'call-time', until: 'cancelled' });
    expect(scene.table.position.state.outcome).toBeNull();
    expect((await scene.requests()).filter((request) => request.startsWith('order-'))).toEqual([]);
  });

  it('is not carried out for a seat that a bot plays', async () => {
    const scene = await timed({ leaver: 'stand-in' });
    const { must, sitting, store, id, requests } = scene;
    const from = await sitting(1 - must());
    await store.changeSitting(from, { ...from, bot: 'stand-in' });
    await gives(scene, 1 - must(), { do: 'answer', action: 'move', until: 'cancelled' });
    await scene.play(must(), 'end-actions');
    await store.notify({ kind: 'table', table: id });
    await settled(20);
    expect((await requests()).filter((request) => request.startsWith('order-'))).toEqual([]);
  });
});

describe('an order ends', () => {
  it('when the next turn begins', async () => {
    const scene = await timed({}, { nodes: 2 });
    const { must, play, offer } = scene;
    const seat = must();
    const order = await gives(scene, 1 - seat, LATER);
    await play(seat, 'end-actions');
    for (let left = 20; left > 0 && must() === seat; left--) {
      expect(await endOf(scene, order)).toBeNull();
      await play(seat, offer(seat));
    }
    await settled(10);
    expect(await endOf(scene, order)).toBe('It was until the next turn.');
  });

  it('when its seat learns of what it waited for, and not before it was given', async () => {
    const scene = await timed({});
    const { must, play, offer } = scene;
    const seat = must();
    await play(
      seat,
      offer(seat, (action) => action.startsWith('move')),
    );
    const body = { ...LATER, until: { event: 'moved' } };
    const order = await gives(scene, 1 - seat, body);
    expect(await endOf(scene, order)).toBeNull();
    await play(
      seat,
      offer(seat, (action) => action.startsWith('move')),
    );
    await settled(10);
    expect(await endOf(scene, order)).toContain('moved');
  });

  it('when its own seat’s turn begins, and not with another’s', async () => {
    const scene = await timed({}, { nodes: 2, spec: { game: COOPERATIVE, seats: 3 } });
    const { must, play, offer, table } = scene;
    const first = must();
    const last = (first + 2) % 3;
    const orders = [
      await gives(scene, first, { do: 'pass', until: 'own-turn' }),
      await gives(scene, last, { do: 'pass', until: 'own-turn' }),
      await gives(scene, last, LATER),
    ];
    const ends = () => Promise.all(orders.map((order) => endOf(scene, order)));
    const turn = () => turnOf(table.position.state);
    for (const seat of [first, (first + 1) % 3]) {
      while (turn() === seat) {
        const answering = must();
        await play(
          answering,
          offer(answering, (action) => /^(end|pass|discard|swim)/.test(action)),
        );
      }
      await settled(10);
      const [own, lasts, next] = await ends();
      expect(own).toBeNull();
      expect(next).toBe('It was until the next turn.');
      expect(lasts).toBe(turn() === last ? 'It was until your own turn.' : null);
    }
    expect(turn()).toBe(last);
  });

  it('with the words that the game has for it', async () => {
    const learned = [{ type: 'waters-rose', rule: 'FI-RISE-1' }] as never;
    const body: OrderBody = { do: 'pass', until: { event: 'waters-rose' } };
    const face = await RULES.face(COOPERATIVE, coopGame.rulesVersion);
    expect(whyEnded(body, 0, learned, face ?? {})).toBe('It was until the water rises.');
    expect(whyEnded(body, 0, [], face ?? {})).toBeNull();
  });

  it('on a node that has only just heard of the table too', async () => {
    const scene = await timed({});
    const { must, play, offer, store, id, nodes } = scene;
    const seat = must();
    const body = { ...LATER, until: { event: 'moved' } };
    await nodes[0]?.registry.close();
    const order: Order = {
      table: id,
      seat: 1 - seat,
      id: 'late',
      what: JSON.stringify(body),
      sinceSeq: 0,
      ended: null,
    };
    await play(
      seat,
      offer(seat, (action) => action.startsWith('move')),
    );
    await store.orders.add(order);
    const next = await timed({}, { store });
    await next.nodes[0]?.registry.open(id);
    await settled(20);
    expect(await endOf(scene, order)).toContain('moved');
  });

  it('only by an event that the game knows', () => {
    const game = RULES.newest(COOPERATIVE) as never;
    expect(() => checkOrder(game, { ...LATER, until: { event: 'winter-came' } })).toThrow();
    checkOrder(game, { ...LATER, until: { event: 'waters-rose' } });
    checkOrder(game, LATER);
  });
});

describe('an order to decline', () => {
  it('answers every moment to cut in, and nothing else', async () => {
    const scene = await shouting();
    const { play, requests, table } = scene;
    const order = await gives(scene, 1, { do: 'pass', until: 'cancelled' });
    expect(await requests()).toEqual([]);
    await play(0, 'pass');
    expect(table.position.deciders.must).toEqual([1]);
    await play(1, 'pass');
    await settled(20);
    expect((await requests()).at(-1)).toBe(`order-2-1`);
    expect(table.position.deciders.must).toEqual([0]);
    await play(0, 'stay-quiet');
    expect(table.position.deciders.must).toEqual([0, 1]);
    expect(await endOf(scene, order)).toBeNull();
  });

  it('is carried out for people who are not there, once for all nodes', async () => {
    const scene = await shouting({ nodes: 3 });
    const { play, requests, nodes, table } = scene;
    for (const seat of [0, 1]) await gives(scene, seat, { do: 'pass', until: 'cancelled' });
    await play(0, 'pass');
    await play(1, 'pass');
    await settled(40);
    const carriedOut = (await requests()).filter((request) => request.startsWith('order-'));
    expect(carriedOut).toHaveLength(2);
    expect(table.position.deciders.must).toEqual([0, 1]);
    for (const { troubles } of nodes) expect(troubles).toEqual([]);
  });

  it('ends by the event that it was given for, and then its seat is asked again', async () => {
    const scene = await shouting({ hands: [[CONCH], [1, 2]] });
    const { play, requests, table } = scene;
    const order = await gives(scene, 1, { do: 'pass', until: { event: 'shouted' } });
    for (const seat of [0, 1]) await play(seat, 'pass');
    await settled(20);
    expect(await endOf(scene, order)).toBeNull();
    await play(0, 'shout');
    await settled(20);
    expect(await endOf(scene, order)).toContain('shouted');
    const before = await requests();
    for (const seat of [0, 1]) await play(seat, 'pass');
    await settled(20);
    expect(table.position.deciders.must).toContain(1);
    expect((await requests()).slice(before.length).join()).not.toContain('order-');
  });

  it('is refused where no seat is ever asked, or by an event that does not end it', () => {
    const timedGame = RULES.newest(TIMED) as Game;
    expect(() => checkOrder({ ...timedGame, passes: undefined } as never, PASS)).toThrow('cut in');
    expect(() => checkOrder(SHOUTING, { do: 'pass', until: { event: 'drew' } })).toThrow('shouted');
    for (const until of ['turn', 'own-turn'] as const)
      expect(() => checkOrder(SHOUTING, { do: 'pass', until })).toThrow('no turns');
    checkOrder(SHOUTING, { do: 'pass', until: { event: 'shouted' } });
    checkOrder(SHOUTING, PASS);
  });
});

describe('a moment to cut in', () => {
  it('waits for people, whatever the bots are', async () => {
    const scene = await shouting({ bots: { 0: 'hasty' } });
    const { play, table } = scene;
    await play(1, 'pass');
    await settled(40);
    expect(table.position.deciders.must).toEqual([1]);
    await scene.pass(60_000);
    expect(table.position.deciders.must).toEqual([1]);
    await play(1, 'stay-quiet');
    await settled(40);
    expect(table.position.ply).toBeGreaterThan(4);
  });

  it('never waits for a bot that thinks for long', async () => {
    const asked: string[] = [];
    const slow: Bot = { name: 'slow', isSlow: true, choose: ({ legal }) => legal[0] ?? null };
    const scene = await shouting({ bots: { 0: 'slow' }, crew: [slow], asked });
    const { play, table } = scene;
    await settled(40);
    expect(asked).toEqual(['pick']);
    await play(1, 'pass');
    await settled(40);
    expect(table.position.deciders.must).toEqual([1]);
    expect(asked).toEqual(['pick']);
  });
});

describe('of a standing order', () => {
  it('nobody else hears a word', async () => {
    const changes: Change[] = [];
    const said: string[] = [];
    for (const ordered of [false, true]) {
      const scene = await timed({}, { changes: { changed: (change) => changes.push(change) } });
      const { registry } = itemAt(scene.nodes, 0);
      const seat = scene.must();
      const other = new Client(seat);
      await other.join(registry, scene.id);
      changes.length = 0;
      if (ordered) await gives(scene, 1 - seat, LATER);
      expect(changes).toEqual(ordered ? [{ kind: 'seat', table: scene.id, seat: 1 - seat }] : []);
      said.push(JSON.stringify([other.messages.length, scene.table.heading.settings]));
    }
    expect(said[1]).toBe(said[0]);
  });
});
