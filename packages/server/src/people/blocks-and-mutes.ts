// Blocks and mutes. A block works both ways; the blocked person is never told.
import type { ServerContext } from '../context.ts';
import { Conflict, Invalid, LimitReached } from '../errors.ts';
import { type BlockOrMuteKind, KINDS } from '../store/blocks-and-mutes.ts';
import type { Person, PersonId, Sitting, TableRow } from '../store/store.ts';
import { personShown } from './lookup.ts';

const MOST = 1000;

export function readKind(kind: string): BlockOrMuteKind {
  const known = KINDS.find((one) => one === kind);
  if (known === undefined) throw new Invalid('malformed', `kind: expected ${KINDS.join(' or ')}`);
  return known;
}

export async function blockOrMute(
  { store, now }: ServerContext,
  person: Person,
  other: Person,
  kind: BlockOrMuteKind,
): Promise<void> {
  if (person.id === other.id)
    throw new Conflict('yourself', 'You cannot do that to yourself; somebody else has to.');
  if ((await store.blocksAndMutes.of(person.id)).length >= MOST)
    throw new LimitReached('too-many-regards', `More than ${MOST}: take some back first.`);
  await store.blocksAndMutes.set({ person: person.id, other: other.id, kind, since: now() });
}

export async function blocksAndMutesShown({ store }: ServerContext, person: Person) {
  const rows = await store.blocksAndMutes.of(person.id);
  const others = await store.people([...new Set(rows.map(({ other }) => other))]);
  const byId = new Map(others.map((other) => [other.id, other]));
  return rows.map(({ other, kind, since }) => ({
    person: personShown(byId.get(other) as Person),
    kind,
    since,
  }));
}

/** Whose chat this person does not see. */
export async function mutedFor(
  { store }: ServerContext,
  person: Person | null,
): Promise<ReadonlySet<PersonId>> {
  if (person === null) return new Set();
  const { blocks, blockedBy, mutes } = await store.blocksAndMutes.relationsOf(person.id);
  return new Set([...blocks, ...blockedBy, ...mutes]);
}

/** Whom this person does not meet at a table that waits for players. */
export async function blockedFor(
  { store }: ServerContext,
  person: Person | null,
): Promise<ReadonlySet<PersonId>> {
  if (person === null) return new Set();
  const { blocks, blockedBy } = await store.blocksAndMutes.relationsOf(person.id);
  return new Set([...blocks, ...blockedBy]);
}

/** Whether one of these has opened the table or sits at it. */
export function isAt(
  people: ReadonlySet<PersonId>,
  { owner }: TableRow,
  sittings: readonly Sitting[],
): boolean {
  return people.has(owner) || sittings.some(({ person }) => person !== null && people.has(person));
}

/** Throws where a block keeps them apart; only the person who set it is told why. */
export async function mayMeet(
  { store }: ServerContext,
  table: TableRow,
  sittings: readonly Sitting[],
  person: Person,
): Promise<void> {
  const { blocks, blockedBy } = await store.blocksAndMutes.relationsOf(person.id);
  if (isAt(blocks, table, sittings))
    throw new Conflict('blocked', 'Somebody whom you have blocked is at this table.');
  if (isAt(blockedBy, table, sittings)) throw noFreeSeat();
}

export const noFreeSeat = (): Conflict =>
  new Conflict('no-free-seat', 'No seat is free for you there; you may watch.');
