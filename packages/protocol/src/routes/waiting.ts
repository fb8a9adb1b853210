// Coming back to a seat, people who keep the others waiting, and standing orders.
import { z } from 'zod';
import { done } from '../fields.ts';
import { orderBody, orderShown } from '../orders.ts';
import type { Routes } from '../route.ts';
import { tableShown } from '../tables.ts';

const orders = z.object({ orders: z.array(orderShown) });

export const waitingRoutes = {
  'POST /api/tables/:table/seats/:seat/return': {
    summary: 'Takes your seat back from the bot that sat in for you.',
    access: 'seat',
    answer: tableShown,
  },
  'POST /api/tables/:table/seats/:seat/nudge': {
    summary: 'Reminds the person at another seat that the table waits for them.',
    access: 'viewer',
    answer: tableShown,
  },
  'POST /api/tables/:table/seats/:seat/play-on': {
    summary:
      'Lets a bot play on for somebody who is away while the table waits for them, once all others who are here have asked for it.',
    access: 'viewer',
    answer: tableShown,
  },
  'GET /api/tables/:table/seats/:seat/orders': {
    summary: 'Your standing orders, those that have ended with the reason.',
    access: 'seat',
    answer: orders,
  },
  'POST /api/tables/:table/seats/:seat/orders': {
    summary: 'Says once for all what you will do; nobody else learns of it.',
    access: 'seat',
    body: orderBody,
    answer: orderShown,
  },
  'DELETE /api/tables/:table/seats/:seat/orders/:order': {
    summary: 'Cancels a standing order, or clears away one that has ended.',
    access: 'seat',
    answer: done,
  },
} as const satisfies Routes;
