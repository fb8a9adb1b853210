// Local games saved in this browser, so that a reload loses nothing; without storage, until this page closes.
import { signal } from '@preact/signals';
import type { GameRecord } from '@tidetable/engine';
import type { Sitter, StandingNos } from './messages.ts';
import { isStale } from './unfinished.ts';

export interface Save {
  readonly id: string;
  readonly record: GameRecord;
  readonly seating: readonly Sitter[];
  /** Milliseconds run so far, if it has a clock. */
  readonly spent?: number;
  readonly standingNos?: StandingNos;
  /** When it was last played. */
  readonly at: number;
  /** An imported record, to be replayed. */
  readonly isRecord?: boolean;
  /** The result, in words. */
  readonly result?: string;
}

/** Why the browser saves nothing: storage is blocked or full. Null while it works. */
export const unkept = signal<'denied' | 'full' | null>(null);

/** Games of this page that could not be saved. */
const inMemory = new Map<string, Save>();

const NAME = 'tidetable';
const STORE = 'tables';
/** Milliseconds before giving up on opening the database: some browsers never answer. */
const PATIENCE = 5_000;

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= opened().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => {
      request.result.onclose = () => {
        opening = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE);
  });
}

async function asked<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    // A write counts only once its transaction completes: a full disk aborts it.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

/** Undefined where the browser does not answer; `unkept` says why. */
async function tried<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<{ readonly found: T } | undefined> {
  try {
    const found = await asked(mode, ask);
    if (mode === 'readwrite' || unkept.value === 'denied') unkept.value = null;
    return { found };
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    unkept.value = isFull ? 'full' : 'denied';
    return undefined;
  }
}

export async function save(game: Save): Promise<void> {
  inMemory.set(game.id, game);
  const written = await tried('readwrite', (store) => store.put(game));
  if (written !== undefined && inMemory.get(game.id) === game) inMemory.delete(game.id);
}

export async function saved(id: string): Promise<Save | undefined> {
  const held = inMemory.get(id);
  if (held !== undefined) return held;
  return (await tried('readonly', (store) => store.get(id) as IDBRequest<Save | undefined>))?.found;
}

/** The last played first; stale ones are deleted. */
export async function allSaved(): Promise<readonly Save[]> {
  const stored = await tried('readonly', (store) => store.getAll() as IDBRequest<Save[]>);
  const others = (stored?.found ?? []).filter(({ id }) => !inMemory.has(id));
  const all = [...others, ...inMemory.values()].sort((one, other) => other.at - one.at);
  const now = Date.now();
  for (const save of all) if (isStale(save, now)) await forget(save.id);
  return all.filter((save) => !isStale(save, now));
}

export async function forget(id: string): Promise<void> {
  inMemory.delete(id);
  await tried('readwrite', (store) => store.delete(id));
}
