// Coming back to a seat, people who keep the others waiting, and standing orders.
import type { waitingRoutes } from '@tidetable/protocol';
import { letBotPlayOn, nudge } from '../../lobby/absence.ts';
import { comeBack } from '../../lobby/leaving.ts';
import { cancelOrder, giveOrder, ordersOf } from '../../lobby/orders.ts';
import { sittingIn } from '../../lobby/seats.ts';
import { tableSummaryOf } from '../../lobby/table-summary.ts';
import type { HandlersOf } from '../handler.ts';

export const waitingHandlers: HandlersOf<typeof waitingRoutes> = {
  'POST /api/tables/:table/seats/:seat/return': async ({ context, table, sittings, seat }) => {
    await comeBack(context, sittingIn(sittings, seat));
    return tableSummaryOf(context, table.id);
  },

  'POST /api/tables/:table/seats/:seat/nudge': async ({ context, ...request }) => {
    await nudge(context, request, request.params.seat);
    return tableSummaryOf(context, request.table.id);
  },

  'POST /api/tables/:table/seats/:seat/play-on': async ({ context, ...request }) => {
    await letBotPlayOn(context, request, request.params.seat);
    return tableSummaryOf(context, request.table.id);
  },

  'GET /api/tables/:table/seats/:seat/orders': async ({ context, table, seat }) => ({
    orders: await ordersOf(context, table, seat),
  }),

  'POST /api/tables/:table/seats/:seat/orders': ({ context, table, seat, body }) =>
    giveOrder(context, table, seat, body),

  'DELETE /api/tables/:table/seats/:seat/orders/:order': async ({
    context,
    table,
    seat,
    params,
  }) => {
    await cancelOrder(context, table, seat, params.order);
    return {};
  },
};
