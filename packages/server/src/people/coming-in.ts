// Coming in, as a guest or with a token for a program.
import type { House } from '../house.ts';
import { Denied } from '../http/denied.ts';
import type { Person, PersonId, Session } from '../store/store.ts';
import { hashOf, newId, newToken as randomToken } from './tokens.ts';

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
  const token = randomToken();
  const at = now();
  return { token, session: { tokenHash: hashOf(token), person, since: at, lastSeen: at, label } };
}

/** A way in for this person, by its token. */
export async function newSession(house: House, person: Person, label = ''): Promise<string> {
  const { token, session } = aSession(house, person.id, label);
  await house.store.addSession(session);
  return token;
}

const MOST_TOKENS = 50;

/** A way in for a program. */
export async function newToken(house: House, person: Person, label: string): Promise<string> {
  const sessions = await house.store.accounts.sessionsOf(person.id);
  if (sessions.filter((session) => session.label !== '').length >= MOST_TOKENS)
    throw new Denied(429, 'too-many-tokens', `End one of your ${MOST_TOKENS} tokens first.`);
  return newSession(house, person, label);
}
