// Coming back to a seat, people who keep the others waiting, and standing orders.
import type { waitingRoutes } from '@tidetable/protocol';
import { about } from '../../lobby/about.ts';
import { letBotPlayOn, nudge } from '../../lobby/absence.ts';
import { comeBack } from '../../lobby/leaving.ts';
import { cancelOrder, giveOrder, ordersOf } from '../../lobby/orders.ts';
import { sittingIn } from '../../lobby/seats.ts';
import type { HandlersOf } from '../ask.ts';

export const waitingHandlers: HandlersOf<typeof waitingRoutes> = {
  'POST /api/tables/:table/seats/:seat/return': async ({ house, table, sittings, seat }) => {
    await comeBack(house, sittingIn(sittings, seat));
    return about(house, table.id);
  },

  'POST /api/tables/:table/seats/:seat/nudge': async ({ house, ...asked }) => {
    await nudge(house, asked, asked.params.seat);
    return about(house, asked.table.id);
  },

  'POST /api/tables/:table/seats/:seat/play-on': async ({ house, ...asked }) => {
    await letBotPlayOn(house, asked, asked.params.seat);
    return about(house, asked.table.id);
  },

  'GET /api/tables/:table/seats/:seat/orders': async ({ house, table, seat }) => ({
    orders: await ordersOf(house, table, seat),
  }),

  'POST /api/tables/:table/seats/:seat/orders': ({ house, table, seat, body }) =>
    giveOrder(house, table, seat, body),

  'DELETE /api/tables/:table/seats/:seat/orders/:order': async ({ house, table, seat, params }) => {
    await cancelOrder(house, table, seat, params.order);
    return {};
  },
};
