// Changes that are in no log: who sits where, chat, orders, sessions. Every process is notified.
import type { Seat } from '@tidetable/engine';
import type { PersonId, TableId } from './store.ts';

export type Change =
  /** Something around a table. */
  | { readonly kind: 'table'; readonly table: TableId }
  /** The standing orders of a seat: told to that seat alone. */
  | { readonly kind: 'seat'; readonly table: TableId; readonly seat: Seat }
  /** Some sessions of a person have ended. */
  | { readonly kind: 'person'; readonly person: PersonId };

/** As one process tells another, which may run another release: this never changes. */
export function textOfChange(change: Change): string {
  switch (change.kind) {
    case 'table':
      return change.table;
    case 'seat':
      return `seat:${change.seat}:${change.table}`;
    case 'person':
      return `person:${change.person}`;
  }
}

export function changeIn(text: string): Change {
  const [, person] = /^person:(.*)$/.exec(text) ?? [];
  if (person !== undefined) return { kind: 'person', person };
  const [, seat, table] = /^seat:(\d+):(.*)$/.exec(text) ?? [];
  if (table !== undefined) return { kind: 'seat', table, seat: Number(seat) };
  return { kind: 'table', table: text };
}
