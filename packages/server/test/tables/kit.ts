// Tables for tests: real games, a store in memory, and clients that know only what they were sent.
import { BOTS, EVERY_GAME } from '@tidetable/catalogue/loaded';
import { Generator, itemAt, type Seat, seedFrom, type Viewer } from '@tidetable/engine';
import {
  apply,
  type ClientMessage,
  clientMessage,
  type LogEntry,
  type MoveResult,
  type ServerMessage,
  type TableView,
} from '@tidetable/protocol';
import { Rules } from '../../src/games/rules.ts';
import type { Sitting, Store, TableId, TableRow } from '../../src/store/store.ts';
import { newTable, type TableSpec } from '../../src/tables/new-table.ts';
import { Registry, type RegistryOptions } from '../../src/tables/registry.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import type { SharedMessage } from '../../src/tables/watchers.ts';
import { COOPERATIVE, EDITION, RIVALS, TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';

export const RULES = new Rules(EVERY_GAME);

/** Every title, and the options with the most secrets. */
export const TITLES: readonly (TableSpec & { readonly title: string })[] = [
  { title: 'Forbidden Island', game: COOPERATIVE, seats: 4 },
  { title: 'Islebound', game: RIVALS, seats: 4 },
  {
    title: 'Islebound with Architect',
    game: RIVALS,
    seats: 4,
    options: { architect: true, trading: true, raid: true },
  },
  { title: 'The Deep Fog', game: EDITION, seats: 4, options: { trading: true, raid: true } },
  { title: 'Plunder', game: TIMED, seats: 4, options: { roundLimit: 10 } },
];

export const nameOf = (seat: Seat): string => `person-${seat}`;

let tables = 0;

/** A running table, the same in every run: bots where they are named, people elsewhere. */
export async function begun(
  store: Store,
  spec: TableSpec,
  bots: Readonly<Record<Seat, string>> = {},
  rules = RULES,
): Promise<TableRow> {
  const seed = seedFrom(`${JSON.stringify(spec)} ${++tables}`);
  const row: TableRow = {
    ...newTable(rules, spec, nameOf(0), 0, seed),
    status: 'playing',
  };
  const sittings = Array.from({ length: row.seats }, (_none, seat): Sitting => {
    const bot = bots[seat] ?? null;
    return { ...emptySeat(row.id, seat), bot, person: bot === null ? nameOf(seat) : null };
  });
  await store.addTable(row, sittings);
  return row;
}

export interface TestNode {
  readonly registry: Registry;
  readonly troubles: string[];
  clock: number;
}

export async function nodeOn(
  store: Store,
  changes: Partial<RegistryOptions> = {},
): Promise<TestNode> {
  const troubles: string[] = [];
  const made = { registry: null as unknown as Registry, troubles, clock: 1_000 };
  const node: RegistryOptions = {
    store,
    rules: RULES,
    bots: BOTS,
    now: () => made.clock,
    reportError: (where, error) => troubles.push(`${where}: ${(error as Error).message}`),
    ...changes,
  };
  made.registry = new Registry(node);
  await made.registry.listen();
  return made;
}

/** Knows only what it was sent; throws where messages do not fit together. */
export class Client {
  readonly viewer: Viewer;
  readonly story: LogEntry[] = [];
  readonly messages: string[] = [];
  shown: TableView | null = null;
  leave: () => void = () => {};

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  async join(registry: Registry, table: TableId, since: number | null = null): Promise<void> {
    this.leave = await registry.watch(table, this.viewer, since, (message) => this.hear(message));
  }

  get seq(): number {
    return (this.shown as TableView).seq;
  }

  hear({ text }: SharedMessage): void {
    this.messages.push(text);
    const heard = JSON.parse(text) as ServerMessage & { readonly is: 'shown' | 'moved' };
    if (heard.is === 'moved' && heard.from !== this.shown?.seq)
      throw new Error(`a delta from ${heard.from} for one who is at ${this.shown?.seq}`);
    const after = heard.is === 'shown' ? heard.shown : apply(heard.patch, this.shown as never);
    this.shown = after as TableView;
    this.story.push(...heard.story);
  }

  /** A random action that this seat was offered; null if there is none. */
  anything(chance: Generator): string | null {
    const offers = Object.values((this.shown as TableView).menu?.allowed ?? {}).flat();
    return offers.length === 0 ? null : itemAt(offers, chance.below(offers.length));
  }
}

export async function clientsOf(
  registry: Registry,
  table: TableId,
  seats: number,
): Promise<Client[]> {
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_none, seat) => seat), 'spectator'];
  const clients = viewers.map((viewer) => new Client(viewer));
  for (const client of clients) await client.join(registry, table);
  return clients;
}

let requests = 0;
export const freshRequest = (): string => `request-${++requests}`;

/** One random legal move; null when the game is over. */
async function anyMove(
  registry: Registry,
  table: TableId,
  clients: readonly Client[],
  chance: Generator,
): Promise<MoveResult | null> {
  const able = clients.filter((client) => client.anything(chance) !== null);
  const actor = able[chance.below(able.length || 1)];
  if (actor === undefined) return null;
  const seat = actor.viewer as Seat;
  return registry.play({
    table,
    by: nameOf(seat),
    seat,
    request: freshRequest(),
    base: actor.seq,
    action: actor.anything(chance) as string,
  });
}

/** As the live channel does it: the protocol judges the form of a move, the table the rest. */
export async function send(
  registry: Registry,
  { by, ...move }: { readonly by: string },
): Promise<MoveResult> {
  const found = clientMessage.safeParse({ do: 'play', ...move });
  if (!found.success) return { kind: 'malformed', message: found.error.message };
  const message = found.data as ClientMessage & { readonly do: 'play' };
  return registry.play({ by, ...message });
}

/** Waits until what is under way has been sent. */
export async function settled(rounds = 4): Promise<void> {
  for (let round = 0; round < rounds; round++)
    await new Promise<void>((resolve) => setImmediate(resolve));
}

export async function scene(spec: TableSpec, store: Store = new MemoryStore()) {
  const row = await begun(store, spec);
  const node = await nodeOn(store);
  const clients = await clientsOf(node.registry, row.id, row.seats);
  const chance = new Generator(7);
  const step = async (): Promise<MoveResult | null> => {
    const answer = await anyMove(node.registry, row.id, clients, chance);
    await settled();
    return answer;
  };
  return { store, row, node, registry: node.registry, clients, chance, step };
}

export const ISLAND = { game: COOPERATIVE, seats: 2 };

/** A table of two, and something that one of them could do first. */
export async function firstMove() {
  const table = await scene(ISLAND);
  const actor = table.clients.find((client) => client.anything(table.chance) !== null) as Client;
  const seat = actor.viewer as number;
  const move = {
    table: table.row.id,
    by: nameOf(seat),
    seat,
    request: freshRequest(),
    base: 0,
    action: actor.anything(table.chance) as string,
  };
  return { ...table, actor, seat, move };
}
