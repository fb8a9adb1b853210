// Contributions to the chance, records, forks, and the deal of the day.
import type { fairRoutes } from '@tidetable/protocol';
import { notSignedIn } from '../../errors.ts';
import { contribute } from '../../lobby/contributing.ts';
import { dayAt, dealsOf, openDaily } from '../../lobby/daily.ts';
import { fork } from '../../lobby/forks.ts';
import { recordAt } from '../../lobby/records.ts';
import { sittingIn } from '../../lobby/seats.ts';
import { tableSummary, tableSummaryOf } from '../../lobby/table-summary.ts';
import type { HandlersOf } from '../handler.ts';

export const fairHandlers: HandlersOf<typeof fairRoutes> = {
  'PUT /api/tables/:table/seats/:seat/contribution': async (input) => {
    const { context, table, sittings, seat, body } = input;
    await contribute(context, table, sittingIn(sittings, seat), body.words);
    return tableSummaryOf(context, table.id);
  },

  'GET /api/tables/:table/record': ({ context, table, sittings }) =>
    recordAt(context, table, sittings),

  'POST /api/tables/:table/forks': async ({ context, table, sittings, person, body }) => {
    if (person === null) throw notSignedIn();
    const opened = await fork(context, table, sittings, person, body);
    return tableSummary(context, opened.table, opened.sittings);
  },

  'GET /api/daily': async ({ context, query }) => {
    const day = query.day ?? dayAt(context.now());
    return { day, deals: await dealsOf(context, day) };
  },

  'POST /api/daily/:game': async ({ context, params, person, body }) => {
    const opened = await openDaily(context, params.game, person, body.seating);
    return tableSummary(context, opened.table, opened.sittings);
  },
};
