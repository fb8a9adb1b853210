// Rows to put into a store.
import type { Entry, Person, Sitting, TableRow } from '../../src/store/store.ts';
import { emptySeat } from '../../src/tables/seating.ts';

export const ANNE: Person = {
  id: 'anne',
  name: 'Anne',
  kind: 'guest',
  since: 1_763_213_350_123,
  login: null,
  banned: false,
};
export const MARY: Person = {
  id: 'mary',
  name: 'Mary',
  kind: 'account',
  since: 1_763_213_350_124,
  login: null,
  banned: false,
};

export function aTable(id: string, changes: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'tide-pools',
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
    rated: false,
    daily: null,
    opening: null,
    contributions: null,
    origin: null,
    rematch: null,
    ...changes,
  };
}

export function sittingsAt(table: string): Sitting[] {
  return [{ ...emptySeat(table, 0), person: ANNE.id }, emptySeat(table, 1)];
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
    rulesVersion: 1,
    ...changes,
  };
}
