// Coming in, as a guest or with a token for a program.
import type { House } from '../house.ts';
import type { Person } from '../store/store.ts';
import { hashOf, newId, newToken } from './tokens.ts';

/** A new guest, who is a name and nothing else. */
export async function newGuest({ store, now }: House, name: string): Promise<Person> {
  const person: Person = {
    id: newId(),
    name,
    kind: 'guest',
    since: now(),
    login: null,
    banned: false,
  };
  await store.addPerson(person);
  return person;
}

/** A way in for this person; the token is told once and never again. */
export async function newSession(
  { store, now }: House,
  person: Person,
  label = '',
): Promise<string> {
  const token = newToken();
  const at = now();
  await store.addSession({
    tokenHash: hashOf(token),
    person: person.id,
    since: at,
    lastSeen: at,
    label,
  });
  return token;
}
