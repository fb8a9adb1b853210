// Signing in, as a guest or with a token for a program.
import type { ServerContext } from '../context.ts';
import { LimitReached } from '../errors.ts';
import type { Person, PersonId, Session } from '../store/store.ts';
import { hashOf, newId, newToken as randomToken } from './tokens.ts';

/** A new guest, who is a name and nothing else. */
export async function newGuest({ store, now }: ServerContext, name: string): Promise<Person> {
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

/** A session to be stored; its token is shown once and never again. */
export function freshSession(
  { now }: ServerContext,
  person: PersonId,
  label = '',
): { readonly token: string; readonly session: Session } {
  const token = randomToken();
  const at = now();
  return { token, session: { tokenHash: hashOf(token), person, since: at, lastSeen: at, label } };
}

/** Returns the token. */
export async function newSession(
  context: ServerContext,
  person: Person,
  label = '',
): Promise<string> {
  const { token, session } = freshSession(context, person.id, label);
  await context.store.addSession(session);
  return token;
}

const MOST_TOKENS = 50;

/** For a program. */
export async function newToken(
  context: ServerContext,
  person: Person,
  label: string,
): Promise<string> {
  const sessions = await context.store.accounts.sessionsOf(person.id);
  if (sessions.filter((session) => session.label !== '').length >= MOST_TOKENS)
    throw new LimitReached('too-many-tokens', `End one of your ${MOST_TOKENS} tokens first.`);
  return newSession(context, person, label);
}
