// Rows to put into a store.
import type { Entry, Person, Sitting, TableRow } from '../../src/store/store.ts';

export const ANNE: Person = { id: 'anne', name: 'Anne', kind: 'guest', since: 1_763_213_350_123 };
export const MARY: Person = { id: 'mary', name: 'Mary', kind: 'account', since: 1_763_213_350_124 };

export function aTable(id: string, changes: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'forbidden-island',
    rulesVersion: 1,
    seats: 2,
    options: '{"difficulty":"novice"}',
    settings: '{}',
    seed: 'ab'.repeat(32),
    commitment: 'cd'.repeat(32),
    owner: ANNE.id,
    status: 'open',
    isPublic: true,
    since: 1_763_213_350_125,
    seq: 0,
    ...changes,
  };
}

export function sittingsAt(table: string): Sitting[] {
  return [
    { table, seat: 0, person: ANNE.id, bot: null },
    { table, seat: 1, person: null, bot: null },
  ];
}

export function anEntry(table: string, seq: number, changes: Partial<Entry> = {}): Entry {
  return {
    table,
    seq,
    request: `${table}-${seq}`,
    at: 1_763_213_350_200 + seq,
    seat: seq % 2,
    kind: 'play',
    action: 'move to=fools-landing',
    hash: seq.toString(16).padStart(16, '0'),
    ...changes,
  };
}
