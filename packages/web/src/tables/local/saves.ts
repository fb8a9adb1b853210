// Local games as they are kept in this browser, so that a reload loses nothing.
import type { GameRecord } from '@tidetable/engine';
import type { Sitter, StandingNos } from './messages.ts';

export interface Save {
  readonly id: string;
  readonly record: GameRecord;
  readonly seating: readonly Sitter[];
  /** Milliseconds that its clock has run, where it has one. */
  readonly spent?: number;
  readonly standingNos?: StandingNos;
  /** When it was last played. */
  readonly at: number;
  /** A record from elsewhere, to be looked at. */
  readonly isRecord?: boolean;
  /** How it ended, in words. */
  readonly result?: string;
}

const NAME = 'tidetable';
const STORE = 'tables';

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

async function asked<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const request = ask(db.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function save(game: Save): Promise<void> {
  await asked('readwrite', (store) => store.put(game));
}

export function saved(id: string): Promise<Save | undefined> {
  return asked('readonly', (store) => store.get(id));
}

/** The last played first. */
export async function allSaved(): Promise<readonly Save[]> {
  const games: Save[] = await asked('readonly', (store) => store.getAll());
  return games.sort((one, other) => other.at - one.at);
}

export async function forget(id: string): Promise<void> {
  await asked('readwrite', (store) => store.delete(id));
}
