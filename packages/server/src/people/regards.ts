// Blocks and mutes. A block works both ways and in silence: whoever is blocked is never told.
import type { House } from '../house.ts';
import { Denied } from '../http/denied.ts';
import { personShown } from '../lobby/about.ts';
import { REGARDS, type RegardKind } from '../store/regards.ts';
import type { Person, PersonId, Sitting, TableRow } from '../store/store.ts';

const MOST = 1000;

export function readRegard(kind: string): RegardKind {
  const known = REGARDS.find((one) => one === kind);
  if (known === undefined)
    throw new Denied(400, 'malformed', `kind: expected ${REGARDS.join(' or ')}`);
  return known;
}

export async function regard(
  { store, now }: House,
  person: Person,
  other: Person,
  kind: RegardKind,
): Promise<void> {
  if (person.id === other.id)
    throw new Denied(409, 'yourself', 'You cannot do that to yourself; somebody else has to.');
  if ((await store.regards.of(person.id)).length >= MOST)
    throw new Denied(429, 'too-many-regards', `More than ${MOST}: take some back first.`);
  await store.regards.set({ person: person.id, other: other.id, kind, since: now() });
}

export async function regardsShown({ store }: House, person: Person) {
  const regards = await store.regards.of(person.id);
  const others = await store.people([...new Set(regards.map(({ other }) => other))]);
  const byId = new Map(others.map((other) => [other.id, other]));
  return regards.map(({ other, kind, since }) => ({
    person: personShown(byId.get(other) as Person),
    kind,
    since,
  }));
}

/** Whose words this person does not hear. */
export async function unheardBy(
  { store }: House,
  person: Person | null,
): Promise<ReadonlySet<PersonId>> {
  if (person === null) return new Set();
  const { blocks, blockedBy, mutes } = await store.regards.standing(person.id);
  return new Set([...blocks, ...blockedBy, ...mutes]);
}

/** Whom this person does not meet at a table that waits for players. */
export async function unmetBy(
  { store }: House,
  person: Person | null,
): Promise<ReadonlySet<PersonId>> {
  if (person === null) return new Set();
  const { blocks, blockedBy } = await store.regards.standing(person.id);
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

/** Throws Denied where a block keeps them apart; only whoever has set it is told why. */
export async function mayMeet(
  { store }: House,
  table: TableRow,
  sittings: readonly Sitting[],
  person: Person,
): Promise<void> {
  const { blocks, blockedBy } = await store.regards.standing(person.id);
  if (isAt(blocks, table, sittings))
    throw new Denied(409, 'blocked', 'Somebody whom you have blocked is at this table.');
  if (isAt(blockedBy, table, sittings)) throw noFreeSeat();
}

export const noFreeSeat = (): Denied =>
  new Denied(409, 'no-free-seat', 'No seat is free for you there; you may watch.');
