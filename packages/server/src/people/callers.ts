// Who calls, found by the token of a session.
import type { ServerContext } from '../context.ts';
import type { Person, Session } from '../store/store.ts';
import { hashOf } from './tokens.ts';

export interface Caller {
  readonly person: Person;
  readonly session: Session;
}

const MINUTE = 60_000;
/** A session unused for this long has expired. */
const UNUSED = 365 * 24 * 60 * MINUTE;

export async function callerBy(context: ServerContext, token: string): Promise<Caller | null> {
  const { store, now } = context;
  const session = await store.session(hashOf(token));
  const unseen = now() - (session?.lastSeen ?? 0);
  if (session === null || unseen > UNUSED) return null;
  if (unseen >= MINUTE)
    store.accounts
      .seen(session.tokenHash, now())
      .catch((error) => context.reportError('last seen', error));
  const person = await store.person(session.person);
  return person === null ? null : { person, session };
}
