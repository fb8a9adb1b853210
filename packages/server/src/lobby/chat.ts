// Chat: while a game runs, its players and its spectators have a room each.
import { itemAt } from '@tidetable/engine';
import type { ChatLine } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { mutedFor } from '../people/blocks-and-mutes.ts';
import { namesApart } from '../people/look-alikes.ts';
import type { StoredChatLine } from '../store/chat.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';

const LAST = 200;

/** While a game runs, players read only the table's room, and spectators only theirs. */
function roomsFor(
  { status }: TableRow,
  sittings: readonly Sitting[],
  person: Person | null,
): readonly StoredChatLine['room'][] {
  if (status !== 'playing') return ['table', 'spectators'];
  return [roomOf(sittings, person)];
}

function roomOf(sittings: readonly Sitting[], person: Person | null): StoredChatLine['room'] {
  const seated = sittings.some((sitting) => person !== null && sitting.person === person.id);
  return seated ? 'table' : 'spectators';
}

export async function postChat(
  context: ServerContext,
  { id }: TableRow,
  sittings: readonly Sitting[],
  person: Person,
  words: string,
): Promise<ChatLine> {
  const { store, now } = context;
  const room = roomOf(sittings, person);
  const added = await store.chat.add({ table: id, at: now(), person: person.id, room, words });
  await store.notify({ kind: 'table', table: id });
  return itemAt(await shown(context, sittings, [added]), 0);
}

/** The last lines after a number in the rooms that this person reads, without those of muted people. */
export async function chatFor(
  context: ServerContext,
  table: TableRow,
  sittings: readonly Sitting[],
  person: Person | null,
  after: number,
): Promise<ChatLine[]> {
  const rooms = roomsFor(table, sittings, person);
  const lines = await context.store.chat.lines(table.id, rooms, after, LAST);
  if (lines.length === 0) return [];
  const muted = await mutedFor(context, person);
  const visible = lines.filter((line) => !muted.has(line.person));
  return shown(context, sittings, visible);
}

/** Seated people keep their names; a look-alike gets a number. */
async function shown(
  { store }: ServerContext,
  sittings: readonly Sitting[],
  lines: readonly StoredChatLine[],
): Promise<ChatLine[]> {
  const seated = new Set(sittings.flatMap(({ person }) => person ?? []));
  const people = await store.people([...new Set([...seated, ...lines.map((line) => line.person)])]);
  const names = namesApart(
    people.filter(({ id }) => seated.has(id)),
    people.filter(({ id }) => !seated.has(id)),
  );
  return lines.map(({ line, at, person, room, words }) => ({
    line,
    at,
    room,
    words,
    person: { id: person, name: names.get(person) ?? '' },
  }));
}
