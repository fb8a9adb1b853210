// Opening tables, sitting down, inviting, beginning, talking.
import type { lobbyRoutes } from '@tidetable/protocol';
import { Conflict, notSignedIn } from '../../errors.ts';
import { chatFor, postChat } from '../../lobby/chat.ts';
import { gamesShown, rulesShown } from '../../lobby/games.ts';
import { invite, inviteShown, takeUp } from '../../lobby/invites.ts';
import { leaveGame } from '../../lobby/leaving.ts';
import { openNewTable } from '../../lobby/opening-tables.ts';
import { rematch } from '../../lobby/rematch.ts';
import { begin, getUp, kick, putBot, sitDown, sittingIn } from '../../lobby/seats.ts';
import { tableSummary, tableSummaryOf } from '../../lobby/table-summary.ts';
import { waitsFor } from '../../lobby/waiting.ts';
import { blockedFor, isAt } from '../../people/blocks-and-mutes.ts';
import { maySee } from '../../tables/visibility.ts';
import type { HandlersOf } from '../handler.ts';

const MOST_LISTED = 100;

export const lobbyHandlers: HandlersOf<typeof lobbyRoutes> = {
  'GET /api/games': ({ context }) => ({ games: gamesShown(context) }),

  'GET /api/games/:game/rules': ({ context, params }) => rulesShown(context, params.game),

  'GET /api/tables': async ({ context, query, person }) => {
    const { store } = context;
    const blocked = await blockedFor(context, person);
    const tables = [];
    for (const table of await store.publicTables(MOST_LISTED)) {
      if (query.game !== undefined && table.game !== query.game) continue;
      if (query.status !== undefined && table.status !== query.status) continue;
      const sittings = await store.sittings(table.id);
      if (table.status === 'open' && isAt(blocked, table, sittings)) continue;
      if (await maySee(context.store, table, sittings, person))
        tables.push(await tableSummary(context, table, sittings));
    }
    return { tables };
  },

  'GET /api/me/tables': async ({ context, person }) => {
    const tables = [];
    for (const table of await context.store.tablesOf(person.id, MOST_LISTED)) {
      const sittings = await context.store.sittings(table.id);
      const waiting = await waitsFor(context, table, sittings, person);
      tables.push({ ...(await tableSummary(context, table, sittings)), waiting });
    }
    return { tables: tables.sort((one, other) => Number(other.waiting) - Number(one.waiting)) };
  },

  'POST /api/tables': async ({ context, body, person }) => {
    const { table, sittings } = await openNewTable(context, body, person);
    return tableSummary(context, table, sittings);
  },

  'GET /api/tables/:table': ({ context, table, sittings }) =>
    tableSummary(context, table, sittings),

  'DELETE /api/tables/:table': async ({ context, table }) => {
    if (!(await context.store.changeStatus(table.id, 'open', 'abandoned')))
      throw new Conflict('begun', 'The game has begun; it can only be played to its end.');
    await context.store.notify({ kind: 'table', table: table.id });
    return {};
  },

  'POST /api/tables/:table/join': async ({ context, table, person, body }) => {
    if (person === null) throw notSignedIn();
    await sitDown(context, table, person, body.seat);
    return tableSummaryOf(context, table.id);
  },

  'POST /api/tables/:table/seats/:seat/leave': async ({ context, table, sittings, seat }) => {
    const sitting = sittingIn(sittings, seat);
    if (table.status === 'playing') await leaveGame(context, table, sitting);
    else await getUp(context, sitting);
    return tableSummaryOf(context, table.id);
  },

  'POST /api/tables/:table/kick': async ({ context, table, sittings, body }) => {
    await kick(context, table, sittingIn(sittings, body.seat));
    return tableSummaryOf(context, table.id);
  },

  'POST /api/tables/:table/bots': async ({ context, table, sittings, body }) => {
    await putBot(context, table, sittingIn(sittings, body.seat), body.bot);
    return tableSummaryOf(context, table.id);
  },

  'POST /api/tables/:table/start': async ({ context, table }) => {
    await begin(context, table);
    return tableSummaryOf(context, table.id);
  },

  'POST /api/tables/:table/invites': ({ context, table, person, sittings, body }) => {
    if (body.seat !== undefined) sittingIn(sittings, body.seat);
    return invite(context, table, person, { seat: body.seat ?? null, lets: body.lets ?? 'one' });
  },

  'DELETE /api/tables/:table/invites': async ({ context, table }) => {
    await context.store.admissions.dropInvites(table.id);
    return {};
  },

  'GET /api/invites/:code': ({ context, params, person }) =>
    inviteShown(context, params.code, person),

  'POST /api/invites': async ({ context, person, body }) => {
    const table = await takeUp(context, body.code, person);
    return tableSummaryOf(context, table.id);
  },

  'POST /api/tables/:table/rematch': async ({ context, table, sittings, person }) => {
    if (person === null) throw notSignedIn();
    return tableSummaryOf(context, (await rematch(context, table, sittings, person)).id);
  },

  'GET /api/tables/:table/chat': async ({ context, table, sittings, person, query }) => {
    const lines = await chatFor(context, table, sittings, person, query.after ?? 0);
    return { lines };
  },

  'POST /api/tables/:table/chat': ({ context, table, sittings, person, body }) => {
    if (person === null) throw notSignedIn();
    return postChat(context, table, sittings, person, body.words);
  },
};
