// Guests, names, sessions and tokens.
import type { peopleRoutes } from '@tidetable/protocol';
import { personShown } from '../../lobby/about.ts';
import { newGuest, newSession } from '../../people/coming-in.ts';
import type { HandlersOf } from '../ask.ts';

export const peopleHandlers: HandlersOf<typeof peopleRoutes> = {
  'POST /api/guests': async ({ house, body, cookie }) => {
    const guest = await newGuest(house, body.name);
    cookie.give(await newSession(house, guest));
    return personShown(guest);
  },

  'GET /api/me': ({ person }) => personShown(person),

  'PATCH /api/me': async ({ house, person, body }) => {
    await house.store.renamePerson(person.id, body.name);
    return personShown({ ...person, name: body.name });
  },

  'POST /api/logout': async ({ house, session, cookie }) => {
    await house.store.dropSession(session.tokenHash);
    await house.store.stir(`person:${session.person}`);
    cookie.take();
    return {};
  },

  'POST /api/tokens': async ({ house, person, body: { label } }) => ({
    token: await newSession(house, person, label),
    label,
  }),
};
