// Chance that can be checked, playing on from any moment, and the deal of the day.
import type { fairRoutes } from '@tidetable/protocol';
import { about, aboutTable } from '../../lobby/about.ts';
import { contribute } from '../../lobby/contributing.ts';
import { dayAt, dealsOf, openDaily } from '../../lobby/daily.ts';
import { fork } from '../../lobby/forks.ts';
import { recordAt } from '../../lobby/records.ts';
import { sittingIn } from '../../lobby/seats.ts';
import type { HandlersOf } from '../ask.ts';
import { whoAreYou } from '../denied.ts';

export const fairHandlers: HandlersOf<typeof fairRoutes> = {
  'PUT /api/tables/:table/seats/:seat/contribution': async (ask) => {
    const { house, table, sittings, seat, body } = ask;
    await contribute(house, table, sittingIn(sittings, seat), body.words);
    return about(house, table.id);
  },

  'GET /api/tables/:table/record': ({ house, table, sittings }) => recordAt(house, table, sittings),

  'POST /api/tables/:table/forks': async ({ house, table, sittings, person, body }) => {
    if (person === null) throw whoAreYou();
    const opened = await fork(house, table, sittings, person, body);
    return aboutTable(house, opened.table, opened.sittings);
  },

  'GET /api/daily': async ({ house, query }) => {
    const day = query.day ?? dayAt(house.now());
    return { day, deals: await dealsOf(house, day) };
  },

  'POST /api/daily/:game': async ({ house, params, person, body }) => {
    const opened = await openDaily(house, params.game, person, body.seating);
    return aboutTable(house, opened.table, opened.sittings);
  },
};
