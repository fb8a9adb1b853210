// How much of each table this browser has shown already.

const KEY = 'tidetable seen';
const MOST = 60;

type Seen = readonly (readonly [table: string, entry: string])[];

function kept(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** The entry of a table that was seen last. */
export function lastSeen(table: string): string | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

export function saw(table: string, entry: number): void {
  const others = kept().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, `${entry}`]].slice(-MOST)));
}
