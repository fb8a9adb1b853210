// Tables whose time passes when a test says so.
import { loadedGame } from '@tidetable/catalogue/loaded';
import { Generator, itemAt, type Option, type Seat } from '@tidetable/engine';
import type { MoveResult } from '@tidetable/protocol';
import type { Appended, Entry, Sitting, Store, Timing } from '../../src/store/store.ts';
import type { Clock } from '../../src/tables/clock.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { TableSpec } from '../../src/tables/new-table.ts';
import type { RegistryOptions } from '../../src/tables/registry.ts';
import { TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, freshRequest, ISLAND, nameOf, nodeOn, settled, type TestNode } from './kit.ts';

const timedGame = loadedGame(TIMED).game;

const STEP = 5_000;

const { timer } = timedGame.options.fields as Readonly<Record<string, Option<unknown>>>;
/** Its shortest clock: two minutes where any number will do. */
export const SHORTEST = timer?.kind === 'number' ? 2 : '30';

/** Lets time pass on all these nodes, without an outage. */
export async function pass(
  milliseconds: number,
  store: Store,
  nodes: readonly TestNode[],
): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    for (const node of nodes) node.clock += Math.min(left, STEP);
    const clock = nodes[0]?.clock as number;
    await store.clocks.beat(clock);
    await Promise.all(nodes.map(({ registry }) => registry.due()));
    await settled();
  }
}

export async function liveAt({ registry }: TestNode, id: string): Promise<LiveTable> {
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  return opened.table;
}

/** Answers after a random delay, so that anything can overtake anything. */
export class Far extends MemoryStore {
  readonly #chance = new Generator(17);

  #wait(): Promise<void> {
    return settled(this.#chance.below(4));
  }

  override async append(entry: Entry, timing?: Timing): Promise<Appended> {
    await this.#wait();
    const appended = await super.append(entry, timing);
    await this.#wait();
    return appended;
  }

  override async entries(table: string, after: number): Promise<Entry[]> {
    await this.#wait();
    return super.entries(table, after);
  }

  override async sittings(table: string): Promise<Sitting[]> {
    await this.#wait();
    return super.sittings(table);
  }
}

export interface Timed {
  readonly store: Store;
  readonly id: string;
  readonly nodes: readonly TestNode[];
  readonly table: LiveTable;
  /** The seat that must decide, or the first of several. */
  readonly must: () => Seat;
  readonly play: (seat: Seat, action: string, request?: string) => Promise<MoveResult>;
  /** The first thing on this seat's menu that fits. */
  readonly offer: (seat: Seat, fits?: (action: string) => boolean) => string;
  readonly undo: (seat: Seat) => Promise<MoveResult>;
  readonly clock: () => Promise<Clock>;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly sitting: (seat: Seat) => Promise<Sitting>;
  readonly requests: () => Promise<string[]>;
}

interface Making {
  readonly spec?: TableSpec;
  readonly bots?: Readonly<Record<Seat, string>>;
  readonly nodes?: number;
  readonly changes?: Partial<RegistryOptions>;
  readonly store?: Store;
}

/** A table of these settings, open on every node and its clock started. */
export async function timed(settings: object, making: Making = {}): Promise<Timed> {
  const { spec = ISLAND, bots = {}, changes = {}, store = new MemoryStore() } = making;
  const row = await begun(store, { ...spec, settings }, bots, changes.rules);
  const { id } = row;
  const nodes: TestNode[] = [];
  for (let count = 0; count < (making.nodes ?? 1); count++)
    nodes.push(await nodeOn(store, changes));
  for (const { registry } of nodes) await registry.open(id);
  await pass(1, store, nodes);
  const first = itemAt(nodes, 0);
  const table = await liveAt(first, id);
  const ask = (seat: Seat) => ({ table: id, by: nameOf(seat), seat, base: table.seq });
  return {
    store,
    id,
    nodes,
    table,
    must: () => itemAt(table.viewFor('spectator').must, 0),
    async play(seat, action, request = freshRequest()) {
      const answer = await first.registry.play({ ...ask(seat), request, action });
      await settled();
      return answer;
    },
    offer(seat, fits = () => true) {
      const offers = Object.values(table.viewFor(seat).menu?.allowed ?? {}).flat();
      return offers.find(fits) as string;
    },
    async undo(seat) {
      const request = freshRequest();
      const answer = await first.registry.undo({ ...ask(seat), request, what: 'action' });
      await settled();
      return answer;
    },
    clock: async () => (await table.clock()) as Clock,
    pass: (milliseconds) => pass(milliseconds, store, nodes),
    sitting: async (seat) => itemAt(await store.sittings(id), seat),
    requests: async () => (await store.entries(id, 0)).map(({ request }) => request),
  };
}
