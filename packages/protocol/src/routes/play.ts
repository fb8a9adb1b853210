// Playing over plain requests; the live channel does the same faster.
import { z } from 'zod';
import { seat, whole } from '../fields.ts';
import {
  LONGEST_ACTION,
  logEntry,
  moveBody,
  moveResult,
  tableView,
  undoBody,
  why,
} from '../moves.ts';
import type { Routes } from '../route.ts';

const whose = z.strictObject({ seat: z.coerce.number().pipe(seat).optional() });
/** At an earlier moment: after so many of the actions that stand. */
const whoseThen = whose.extend({ ply: z.coerce.number().pipe(whole).optional() });

export const playRoutes = {
  'GET /api/tables/:table/view': {
    summary:
      'How things stand for your seat, or for a spectator: view, menu and whose turn it is. With `ply`, how they stood after so many actions, without a menu.',
    access: 'viewer',
    query: whoseThen,
    answer: tableView,
  },
  'GET /api/tables/:table/log': {
    summary: 'All that happened, as your seat or a spectator may know it.',
    access: 'viewer',
    query: whose,
    answer: z.object({ log: z.array(logEntry) }),
  },
  'POST /api/tables/:table/seats/:seat/moves': {
    summary: 'Makes a move.',
    access: 'seat',
    body: moveBody,
    answer: moveResult,
  },
  'GET /api/tables/:table/seats/:seat/why': {
    summary:
      'Whether you may do this now, and by which rule; where you may not, what is missing. Changes nothing.',
    access: 'seat',
    query: z.strictObject({ action: z.string().max(LONGEST_ACTION) }),
    answer: why,
  },
  'POST /api/tables/:table/seats/:seat/undo': {
    summary: 'Takes back an action or the turn, or answers who asked for that.',
    access: 'seat',
    body: undoBody,
    answer: moveResult,
  },
} as const satisfies Routes;
