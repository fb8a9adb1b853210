// Sessions as their owner sees them, and their end.
import type { ServerContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { PersonId, Session } from '../store/store.ts';
import { hashOf } from './tokens.ts';

/** A name for a session that is no credential: neither its token nor the stored hash. */
function publicId({ tokenHash }: Session): string {
  return hashOf(tokenHash).slice(0, 16);
}

export async function sessionsShown({ store }: ServerContext, current: Session) {
  const sessions = await store.accounts.sessionsOf(current.person);
  return sessions.map((session) => ({
    id: publicId(session),
    label: session.label,
    since: session.since,
    lastSeen: session.lastSeen,
    isThis: session.tokenHash === current.tokenHash,
  }));
}

export async function endSession(
  context: ServerContext,
  person: PersonId,
  id: string,
): Promise<Session> {
  const sessions = await context.store.accounts.sessionsOf(person);
  const found = sessions.find((session) => publicId(session) === id);
  if (found === undefined) throw new NotFound('no-such-session', 'You have no such session.');
  await context.store.dropSession(found.tokenHash);
  await notifySessionsEnded(context, person);
  return found;
}

export async function endOtherSessions(
  context: ServerContext,
  { person, tokenHash }: Session,
): Promise<void> {
  await context.store.accounts.dropOtherSessions(person, tokenHash);
  await notifySessionsEnded(context, person);
}

/** Some sessions of this person are over: on every node the connections that came by them end. */
export async function notifySessionsEnded(
  { store }: ServerContext,
  person: PersonId,
): Promise<void> {
  await store.notify({ kind: 'person', person });
}
