// How much of each table this browser has shown already.
import { store, storedList } from './local-storage.ts';

const KEY = 'tidetable seen';
const MOST = 60;

type Seen = readonly [table: string, entry: string];

const all = (): readonly Seen[] => storedList(KEY) as readonly Seen[];

/** The entry of a table that was seen last. */
export function lastSeen(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function saw(table: string, entry: number): void {
  const others = all().filter(([id]) => id !== table);
  store(KEY, JSON.stringify([...others, [table, `${entry}`]].slice(-MOST)));
}
