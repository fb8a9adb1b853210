// Accounts and sessions.
import type { accountRoutes } from '@tidetable/protocol';
import { changePassword, logIn, openAccount, recover } from '../../people/accounts.ts';
import { endOtherSessions, endSession, sessionsShown } from '../../people/sessions.ts';
import { meShown } from '../../people/someone.ts';
import type { Person, Session } from '../../store/store.ts';
import type { Caller } from '../access.ts';
import type { HandlersOf } from '../ask.ts';

function callerIn(person: Person | null, session: Session | null): Caller | null {
  return person === null || session === null ? null : { person, session };
}

export const accountHandlers: HandlersOf<typeof accountRoutes> = {
  'POST /api/accounts': async ({ house, person, body, cookie }) => {
    const made = await openAccount(house, person, body);
    cookie.give(made.token);
    return { ...meShown(house, made.person), recovery: made.recovery };
  },

  'POST /api/login': async ({ house, person, session, body, address, cookie }) => {
    const inside = await logIn(house, body, address, callerIn(person, session));
    cookie.give(inside.token);
    return meShown(house, inside.person);
  },

  'POST /api/recover': async ({ house, person, session, body, address, cookie }) => {
    const inside = await recover(house, body, address, callerIn(person, session));
    cookie.give(inside.token);
    return { ...meShown(house, inside.person), recovery: inside.recovery };
  },

  'PUT /api/me/password': async ({ house, person, session, body, address }) => {
    await changePassword(house, { person, session }, body, address);
    return {};
  },

  'GET /api/sessions': async ({ house, session }) => ({
    sessions: await sessionsShown(house, session),
  }),

  'DELETE /api/sessions': async ({ house, session }) => {
    await endOtherSessions(house, session);
    return {};
  },

  'DELETE /api/sessions/:session': async ({ house, session, params, cookie }) => {
    const ended = await endSession(house, session.person, params.session);
    if (ended.tokenHash === session.tokenHash) cookie.take();
    return {};
  },
};
