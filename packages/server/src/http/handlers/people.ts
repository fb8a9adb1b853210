// Guests, names, tokens, and how people have played.
import type { peopleRoutes } from '@tidetable/protocol';
import type { ServerContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { meShown, personById, personShown } from '../../people/lookup.ts';
import { gamesShown, ladderShown, profileShown } from '../../people/profile.ts';
import { notifySessionsEnded } from '../../people/sessions.ts';
import { newGuest, newSession, newToken } from '../../people/sign-in.ts';
import type { Person } from '../../store/store.ts';
import type { HandlersOf } from '../handler.ts';

export const peopleHandlers: HandlersOf<typeof peopleRoutes> = {
  'POST /api/guests': async ({ context, body, person, cookie }) => {
    if (person !== null)
      throw new Conflict(
        'already-in',
        'You are in already; PATCH /api/me changes your name, POST /api/logout lets you out.',
      );
    const guest = await newGuest(context, body.name);
    cookie.set(await newSession(context, guest));
    return personShown(guest);
  },

  'GET /api/me': ({ context, person }) => meShown(context, person),

  'PATCH /api/me': async ({ context, person, body }) => {
    await context.store.renamePerson(person.id, body.name);
    await tellTables(context, person);
    return meShown(context, { ...person, name: body.name });
  },

  'POST /api/logout': async ({ context, session, cookie }) => {
    await context.store.dropSession(session.tokenHash);
    await notifySessionsEnded(context, session.person);
    cookie.clear();
    return {};
  },

  'POST /api/tokens': async ({ context, person, body: { label } }) => ({
    token: await newToken(context, person, label),
    label,
  }),

  'GET /api/people/:person': async ({ context, params, person }) =>
    profileShown(context, await personById(context, params.person), person),

  'GET /api/people/:person/games': async ({ context, params, person, query }) =>
    gamesShown(context, await personById(context, params.person), person, query.before),

  'GET /api/ladders/:ladder': ({ context, params }) => ladderShown(context, params.ladder),
};

const MOST_TABLES = 100;

/** Tells the tables of this person about the new name. */
async function tellTables({ store }: ServerContext, { id }: Person): Promise<void> {
  for (const table of await store.tablesOf(id, MOST_TABLES))
    if (table.status === 'open' || table.status === 'playing')
      await store.notify({ kind: 'table', table: table.id });
}
