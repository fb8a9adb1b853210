// What the seats of a table add to its chance, as it is kept.
import type { Contributions } from '@tidetable/engine';
import type { Sitting, TableRow } from './store.ts';

/** In the order of the seats, as JSON; null if no seat has added anything. */
export function contributedBy(sittings: readonly Sitting[]): string | null {
  const given = sittings.map(({ contribution }) => contribution);
  return given.every((one) => one === null) ? null : JSON.stringify(given);
}

/** What goes into the chance of a table that has begun. */
export function contributionsOf({ contributions }: TableRow): Contributions | null {
  return contributions === null ? null : JSON.parse(contributions);
}
