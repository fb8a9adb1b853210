// Guests, names, tokens, and how people have played.
import type { peopleRoutes } from '@tidetable/protocol';
import type { House } from '../../house.ts';
import { personShown } from '../../lobby/about.ts';
import { newGuest, newSession, newToken } from '../../people/coming-in.ts';
import { gamesShown, ladderShown, profileShown } from '../../people/profile.ts';
import { overFor } from '../../people/sessions.ts';
import { meShown, someone } from '../../people/someone.ts';
import type { Person } from '../../store/store.ts';
import type { HandlersOf } from '../ask.ts';
import { Denied } from '../denied.ts';

export const peopleHandlers: HandlersOf<typeof peopleRoutes> = {
  'POST /api/guests': async ({ house, body, person, cookie }) => {
    if (person !== null)
      throw new Denied(
        409,
        'already-in',
        'You are in already; PATCH /api/me changes your name, POST /api/logout lets you out.',
      );
    const guest = await newGuest(house, body.name);
    cookie.give(await newSession(house, guest));
    return personShown(guest);
  },

  'GET /api/me': ({ house, person }) => meShown(house, person),

  'PATCH /api/me': async ({ house, person, body }) => {
    await house.store.renamePerson(person.id, body.name);
    await tellTables(house, person);
    return meShown(house, { ...person, name: body.name });
  },

  'POST /api/logout': async ({ house, session, cookie }) => {
    await house.store.dropSession(session.tokenHash);
    await overFor(house, session.person);
    cookie.take();
    return {};
  },

  'POST /api/tokens': async ({ house, person, body: { label } }) => ({
    token: await newToken(house, person, label),
    label,
  }),

  'GET /api/people/:person': async ({ house, params, person }) =>
    profileShown(house, await someone(house, params.person), person),

  'GET /api/people/:person/games': async ({ house, params, person, query }) =>
    gamesShown(house, await someone(house, params.person), person, query.before),

  'GET /api/ladders/:ladder': ({ house, params }) => ladderShown(house, params.ladder),
};

const MOST_TABLES = 100;

/** Whoever sits with this person sees the new name. */
async function tellTables({ store }: House, { id }: Person): Promise<void> {
  for (const table of await store.tablesOf(id, MOST_TABLES))
    if (table.status === 'open' || table.status === 'playing') await store.stir(table.id);
}
