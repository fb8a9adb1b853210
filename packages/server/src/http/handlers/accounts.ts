// Accounts and sessions.
import type { accountRoutes } from '@tidetable/protocol';
import { changePassword, logIn, openAccount, recover } from '../../people/accounts.ts';
import type { Caller } from '../../people/callers.ts';
import { meShown } from '../../people/lookup.ts';
import { endOtherSessions, endSession, sessionsShown } from '../../people/sessions.ts';
import type { Person, Session } from '../../store/store.ts';
import type { HandlersOf } from '../handler.ts';

function callerIn(person: Person | null, session: Session | null): Caller | null {
  return person === null || session === null ? null : { person, session };
}

export const accountHandlers: HandlersOf<typeof accountRoutes> = {
  'POST /api/accounts': async ({ context, person, body, cookie }) => {
    const made = await openAccount(context, person, body);
    cookie.set(made.token);
    return { ...meShown(context, made.person), recovery: made.recovery };
  },

  'POST /api/login': async ({ context, person, session, body, address, cookie }) => {
    const inside = await logIn(context, body, address, callerIn(person, session));
    cookie.set(inside.token);
    return meShown(context, inside.person);
  },

  'POST /api/recover': async ({ context, person, session, body, address, cookie }) => {
    const inside = await recover(context, body, address, callerIn(person, session));
    cookie.set(inside.token);
    return { ...meShown(context, inside.person), recovery: inside.recovery };
  },

  'PUT /api/me/password': async ({ context, person, session, body, address }) => {
    await changePassword(context, { person, session }, body, address);
    return {};
  },

  'GET /api/sessions': async ({ context, session }) => ({
    sessions: await sessionsShown(context, session),
  }),

  'DELETE /api/sessions': async ({ context, session }) => {
    await endOtherSessions(context, session);
    return {};
  },

  'DELETE /api/sessions/:session': async ({ context, session, params, cookie }) => {
    const ended = await endSession(context, session.person, params.session);
    if (ended.tokenHash === session.tokenHash) cookie.clear();
    return {};
  },
};
