// Coming back to a seat, asking the table to wait, and standing orders.
import type { waitingRoutes } from '@tidetable/protocol';
import { about } from '../../lobby/about.ts';
import { askToWait, dropHold, letGoOn } from '../../lobby/holds.ts';
import { comeBack } from '../../lobby/leaving.ts';
import { cancelOrder, giveOrder, ordersOf } from '../../lobby/orders.ts';
import { sittingIn } from '../../lobby/seats.ts';
import type { HandlersOf } from '../ask.ts';

export const waitingHandlers: HandlersOf<typeof waitingRoutes> = {
  'POST /api/tables/:table/seats/:seat/return': async ({ house, table, sittings, seat }) => {
    await comeBack(house, sittingIn(sittings, seat));
    return about(house, table.id);
  },

  'PUT /api/tables/:table/seats/:seat/hold': async ({ house, table, seat, body }) => {
    await askToWait(house, table, seat, body.lasting);
    return about(house, table.id);
  },

  'DELETE /api/tables/:table/seats/:seat/hold': async ({ house, table, seat }) => {
    await dropHold(house, table, seat);
    return about(house, table.id);
  },

  'POST /api/tables/:table/seats/:seat/hold/answer': async ({ house, table, seat, body }) => {
    await letGoOn(house, table, seat, body.seq);
    return {};
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
