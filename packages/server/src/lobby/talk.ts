// Chat: those who sit at a running game speak among themselves, the spectators among themselves.
import type { ChatLine } from '@tidetable/protocol';
import type { House } from '../house.ts';
import type { Line } from '../store/chat.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';

const LAST = 200;

/** While a game is on, who sits hears only the table, and who watches only the spectators. */
export function roomsFor(
  { status }: TableRow,
  sittings: readonly Sitting[],
  person: Person | null,
): readonly Line['room'][] {
  if (status !== 'playing') return ['table', 'spectators'];
  return [roomOf(sittings, person)];
}

function roomOf(sittings: readonly Sitting[], person: Person | null): Line['room'] {
  const seated = sittings.some((sitting) => person !== null && sitting.person === person.id);
  return seated ? 'table' : 'spectators';
}

export async function say(
  { store, now }: House,
  { id }: TableRow,
  sittings: readonly Sitting[],
  person: Person,
  words: string,
): Promise<ChatLine> {
  const room = roomOf(sittings, person);
  const said = await store.chat.say({ table: id, at: now(), person: person.id, room, words });
  await store.stir(id);
  return {
    line: said.line,
    at: said.at,
    room,
    words,
    person: { id: person.id, name: person.name },
  };
}

export async function heard(
  { store }: House,
  table: TableRow,
  rooms: readonly Line['room'][],
  after: number,
): Promise<ChatLine[]> {
  const lines = await store.chat.lines(table.id, rooms, after, LAST);
  const people = await store.people([...new Set(lines.map(({ person }) => person))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return lines.map(({ line, at, person, room, words }) => ({
    line,
    at,
    room,
    words,
    person: { id: person, name: names.get(person) ?? '' },
  }));
}
