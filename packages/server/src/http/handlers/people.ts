// Guests, names, tokens, and how people have played.
import type { peopleRoutes } from '@tidetable/protocol';
import { personShown } from '../../lobby/about.ts';
import { newGuest, newSession, newToken } from '../../people/coming-in.ts';
import { gamesShown, ladderShown, profileShown } from '../../people/profile.ts';
import { overFor } from '../../people/sessions.ts';
import { meShown, someone } from '../../people/someone.ts';
import type { HandlersOf } from '../ask.ts';

export const peopleHandlers: HandlersOf<typeof peopleRoutes> = {
  'POST /api/guests': async ({ house, body, cookie }) => {
    const guest = await newGuest(house, body.name);
    cookie.give(await newSession(house, guest));
    return personShown(guest);
  },

  'GET /api/me': ({ house, person }) => meShown(house, person),

  'PATCH /api/me': async ({ house, person, body }) => {
    await house.store.renamePerson(person.id, body.name);
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
