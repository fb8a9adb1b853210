// Starts an appender in a process of its own, notes what was acknowledged, and compares.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { openStore, type Place } from '../../src/store/open.ts';
import type { Entry, Store } from '../../src/store/store.ts';
import { APPENDER } from './appender-program.ts';
import { ANNE, aTable } from './samples.ts';

export interface Ack {
  readonly table: string;
  readonly seq: number;
  readonly request: string;
  readonly at: number;
}

export class Appender {
  readonly acks: Ack[] = [];
  /** Its error output. */
  complaint = '';
  readonly #child: ChildProcess;
  readonly #over: Promise<unknown>;
  #opened!: () => void;
  /** False if it ended without opening the store. */
  readonly open: Promise<boolean>;

  constructor(place: Place) {
    const child = spawn(process.execPath, [APPENDER, JSON.stringify(place)]);
    this.#child = child;
    this.#over = new Promise((resolve) => child.once('close', resolve));
    this.open = Promise.race([
      new Promise<true>((resolve) => {
        this.#opened = () => resolve(true);
      }),
      this.#over.then(() => false),
    ]);
    createInterface({ input: child.stdout }).on('line', (line) => this.#read(line));
    child.stderr.on('data', (text) => {
      this.complaint += text;
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** kill -9, then reads what it had written. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#over;
  }

  /** Until it ends by itself. */
  async end(): Promise<void> {
    await this.#over;
  }

  #read(line: string): void {
    if (line === 'open') return this.#opened();
    const ack = readAck(line);
    if (ack) this.acks.push(ack);
  }
}

/** A line cut off is no acknowledgement. */
function readAck(line: string): Ack | null {
  const match = /^(\S+) (\d+) (\S{36}) (\d{13})$/.exec(line);
  if (!match) return null;
  const [, table = '', seq, request = '', at] = match;
  return { table, seq: Number(seq), request, at: Number(at) };
}

export async function layTables(place: Place, count: number): Promise<void> {
  const store = await openStore(place);
  await store.addPerson(ANNE);
  for (let nth = 1; nth <= count; nth++) await store.addTable(aTable(`t${nth}`), []);
  await store.close();
}

/** Every acknowledged entry is there, once, in its place; the log has no gap and nothing that was not sent. */
export async function compare(place: Place, ledger: readonly Ack[]): Promise<void> {
  const store = await openStore(place);
  try {
    for await (const { id } of store.allTables()) {
      const entries = await settled(store, id);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, nth) => nth + 1));
      const acks = ledger.filter((ack) => ack.table === id);
      const lost = acks.filter(({ seq, request }) => entries[seq - 1]?.request !== request);
      expect(lost).toEqual([]);
      expect(new Set(entries.map(({ request }) => request)).size).toBe(entries.length);
    }
  } finally {
    await store.close();
  }
}

/** A database may still be committing for a process that is dead. */
async function settled(store: Store, table: string): Promise<Entry[]> {
  let entries: Entry[] = [];
  const isSettled = async () => {
    const seq = (await store.table(table))?.seq;
    entries = await store.entries(table, 0);
    return seq === entries.length;
  };
  await expect.poll(isSettled, { timeout: 5000 }).toBe(true);
  return entries;
}

/** How many times to kill: more in the full run. */
export function crashes(few: number, many: number): number {
  return Number(process.env.CRASHES ?? (process.env.LAWS === 'full' ? many : few));
}
