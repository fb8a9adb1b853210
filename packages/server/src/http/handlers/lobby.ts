// Opening tables, sitting down, inviting, beginning, talking.
import type { lobbyRoutes } from '@tidetable/protocol';
import { about, aboutTable } from '../../lobby/about.ts';
import { maySee } from '../../lobby/doors.ts';
import { gamesShown } from '../../lobby/games.ts';
import { invite, inviteShown, takeUp } from '../../lobby/invites.ts';
import { leaveGame } from '../../lobby/leaving.ts';
import { openNewTable } from '../../lobby/opening-tables.ts';
import { rematch } from '../../lobby/rematch.ts';
import { begin, getUp, kick, putBot, sitDown, sittingIn } from '../../lobby/seats.ts';
import { heard, say } from '../../lobby/talk.ts';
import { waitsFor } from '../../lobby/waiting.ts';
import { isAt, unmetBy } from '../../people/regards.ts';
import type { HandlersOf } from '../ask.ts';
import { Denied, whoAreYou } from '../denied.ts';

const MOST_LISTED = 100;

export const lobbyHandlers: HandlersOf<typeof lobbyRoutes> = {
  'GET /api/games': ({ house }) => ({ games: gamesShown(house) }),

  'GET /api/tables': async ({ house, query, person }) => {
    const { store } = house;
    const unmet = await unmetBy(house, person);
    const tables = [];
    for (const table of await store.publicTables(MOST_LISTED)) {
      if (query.game !== undefined && table.game !== query.game) continue;
      if (query.status !== undefined && table.status !== query.status) continue;
      const sittings = await store.sittings(table.id);
      if (table.status === 'open' && isAt(unmet, table, sittings)) continue;
      if (await maySee(house, table, sittings, person))
        tables.push(await aboutTable(house, table, sittings));
    }
    return { tables };
  },

  'GET /api/me/tables': async ({ house, person }) => {
    const tables = [];
    for (const table of await house.store.tablesOf(person.id, MOST_LISTED)) {
      const sittings = await house.store.sittings(table.id);
      const waiting = await waitsFor(house, table, sittings, person);
      tables.push({ ...(await aboutTable(house, table, sittings)), waiting });
    }
    return { tables: tables.sort((one, other) => Number(other.waiting) - Number(one.waiting)) };
  },

  'POST /api/tables': async ({ house, body, person }) => {
    const { table, sittings } = await openNewTable(house, body, person);
    return aboutTable(house, table, sittings);
  },

  'GET /api/tables/:table': ({ house, table, sittings }) => aboutTable(house, table, sittings),

  'DELETE /api/tables/:table': async ({ house, table }) => {
    if (!(await house.store.changeStatus(table.id, 'open', 'abandoned')))
      throw new Denied(409, 'begun', 'The game has begun; it can only be played to its end.');
    await house.store.stir(table.id);
    return {};
  },

  'POST /api/tables/:table/join': async ({ house, table, person, body }) => {
    if (person === null) throw whoAreYou();
    await sitDown(house, table, person, body.seat);
    return about(house, table.id);
  },

  'POST /api/tables/:table/seats/:seat/leave': async ({ house, table, sittings, seat }) => {
    const sitting = sittingIn(sittings, seat);
    if (table.status === 'playing') await leaveGame(house, table, sitting);
    else await getUp(house, sitting);
    return about(house, table.id);
  },

  'POST /api/tables/:table/kick': async ({ house, table, sittings, body }) => {
    await kick(house, table, sittingIn(sittings, body.seat));
    return about(house, table.id);
  },

  'POST /api/tables/:table/bots': async ({ house, table, sittings, body }) => {
    await putBot(house, table, sittingIn(sittings, body.seat), body.bot);
    return about(house, table.id);
  },

  'POST /api/tables/:table/start': async ({ house, table }) => {
    await begin(house, table);
    return about(house, table.id);
  },

  'POST /api/tables/:table/invites': ({ house, table, person, sittings, body }) => {
    if (body.seat !== undefined) sittingIn(sittings, body.seat);
    return invite(house, table, person, { seat: body.seat ?? null, lets: body.lets ?? 'one' });
  },

  'DELETE /api/tables/:table/invites': async ({ house, table }) => {
    await house.store.doors.dropInvites(table.id);
    return {};
  },

  'GET /api/invites/:code': ({ house, params, person }) => inviteShown(house, params.code, person),

  'POST /api/invites': async ({ house, person, body }) => {
    const table = await takeUp(house, body.code, person);
    return about(house, table.id);
  },

  'POST /api/tables/:table/rematch': async ({ house, table, sittings, person }) => {
    if (person === null) throw whoAreYou();
    return about(house, (await rematch(house, table, sittings, person)).id);
  },

  'GET /api/tables/:table/chat': async ({ house, table, sittings, person, query }) => {
    const lines = await heard(house, table, sittings, person, query.after ?? 0);
    return { lines };
  },

  'POST /api/tables/:table/chat': ({ house, table, sittings, person, body }) => {
    if (person === null) throw whoAreYou();
    return say(house, table, sittings, person, body.words);
  },
};
