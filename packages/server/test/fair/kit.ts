// A whole server for tests, and guests who use it over HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deciders, Generator, legal, write } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServeOptions, serve } from '../../src/serve.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { COOPERATIVE, TIMED } from '../games-by-trait.ts';
import { serving } from '../serving.ts';

/** One server for all tests of a file. */
export function aServer(more: Partial<ServeOptions> = {}): () => RunningServer {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-fair-'));
  let served: RunningServer;
  beforeAll(async () => {
    served = await serve({ ...serving(), place: { folder }, ...more });
  });
  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => served;
}

export interface LogEntry<T> {
  readonly status: number;
  readonly body: T;
}

export class Guest {
  readonly id: string;
  readonly #address: string;
  readonly #cookie: string;

  constructor(address: string, id: string, cookie: string) {
    this.#address = address;
    this.id = id;
    this.#cookie = cookie;
  }

  async ask<T = TableShown>(name: string, body?: object): Promise<LogEntry<T>> {
    const [method, path] = name.split(' ') as [string, string];
    const sends = method !== 'GET';
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(sends ? { 'content-type': 'application/json' } : {}) },
      ...(sends ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  /** The same; throws unless it succeeds. */
  async get<T = TableShown>(name: string, body?: object): Promise<T> {
    const told = await this.ask<T>(name, body);
    if (told.status !== 200) throw new Error(`${name}: ${JSON.stringify(told.body)}`);
    return told.body;
  }
}

export async function guest({ address }: RunningServer, name = 'Anne'): Promise<Guest> {
  const response = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { id } = (await response.json()) as { id: string };
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return new Guest(address, id, cookie);
}

/** A table at which one guest plays every seat. */
export async function alone(anne: Guest, spec: object): Promise<TableShown> {
  const table = await anne.get('POST /api/tables', spec);
  return anne.get(`POST /api/tables/${table.id}/start`);
}

/** However random play goes, it lasts this many rounds. */
export const VOYAGE = {
  game: TIMED,
  seats: 2,
  options: { roundLimit: 5 },
  seating: ['me', 'me'],
};

export const ISLAND = { game: COOPERATIVE, seats: 2, seating: ['me', 'me'] };

export async function liveTable({ context }: RunningServer, id: string): Promise<LiveTable> {
  const opened = await context.registry.open(id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  return opened.table;
}

/** Plays at random until the game is over, or this many plies stand; takes something back now and then. */
export async function playOn(served: RunningServer, id: string, plies = 5_000): Promise<LiveTable> {
  const table = await liveTable(served, id);
  const { registry, store } = served.context;
  const sittings = await store.sittings(id);
  const chance = new Generator(11);
  let undone = 0;
  for (let round = 0; table.position.ply < plies; round++) {
    const { state, seq, depth, actor } = table.position;
    const seat = deciders(table.setup.game, state).must[0];
    if (seat === undefined) break;
    const by = sittings[actor !== null && depth > 0 ? actor : seat]?.person ?? '';
    const ask = { table: id, by, request: `round-${round}`, base: seq };
    const actions = legal(table.setup.game, state, seat);
    const regrets = depth > 0 && undone * 7 <= round;
    if (regrets) undone += 1;
    const answer = regrets
      ? await registry.undo({ ...ask, seat: actor as number, what: 'action' })
      : await registry.play({
          ...ask,
          seat,
          action: write(actions[chance.below(actions.length)] as { type: string }),
        });
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  }
  return table;
}
