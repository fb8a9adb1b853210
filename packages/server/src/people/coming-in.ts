// Coming in, as a guest or with a token for a program.
import type { House } from '../house.ts';
import type { Person, PersonId, Session } from '../store/store.ts';
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

/** A way in that is still to be kept; the token is told once and never again. */
export function aSession(
  { now }: House,
  person: PersonId,
  label = '',
): { readonly token: string; readonly session: Session } {
  const token = newToken();
  const at = now();
  return { token, session: { tokenHash: hashOf(token), person, since: at, lastSeen: at, label } };
}

/** A way in for this person, by its token. */
export async function newSession(house: House, person: Person, label = ''): Promise<string> {
  const { token, session } = aSession(house, person.id, label);
  await house.store.addSession(session);
  return token;
}
