// Chance that can be checked, playing on from any moment, and the deal of the day.
import { z } from 'zod';
import { contribution, day, id, moment, seat, whole } from '../fields.ts';
import { options } from '../game-values.ts';
import { gameRecord } from '../records.ts';
import type { Routes } from '../route.ts';
import { settingsBody } from '../settings.ts';
import { seating, tableShown } from '../tables.ts';

const dealShown = z.object({
  game: id,
  title: z.string(),
  rulesVersion: whole,
  /** SHA-256 of `tidetable seed daily GAME DAY`. */
  seed: z.string(),
  seats: whole,
  options,
  /** Of each person the first game that was finished, the best first. */
  results: z.array(
    z.object({
      person: z.object({ id, name: z.string() }),
      won: z.boolean(),
      place: whole,
      score: z.number().int().nullable(),
      at: moment,
    }),
  ),
});
export type DealShown = z.infer<typeof dealShown>;

export const fairRoutes = {
  'PUT /api/tables/:table/seats/:seat/contribution': {
    summary:
      'Adds words of yours to the chance of a game that has not begun; null takes them back. Everybody can read them.',
    access: 'seat',
    body: z.strictObject({ words: contribution.nullable() }),
    answer: tableShown,
  },
  'GET /api/tables/:table/record': {
    summary: 'A game that is over, whole and with its seed: `tidetable verify` checks it.',
    access: 'viewer',
    answer: gameRecord,
  },
  'POST /api/tables/:table/forks': {
    summary:
      'Opens a table that plays on from a moment of this game. While it is on, only your seat’s knowledge goes with you.',
    access: 'viewer',
    body: z.strictObject({
      /** How many plies have been played; all of them if it is not said. */
      ply: whole.optional(),
      seat: seat.optional(),
      /** You at your seat and bots at the others if it is not said. */
      seating: seating.optional(),
      settings: settingsBody.optional(),
      isPublic: z.boolean().optional(),
    }),
    answer: tableShown,
  },
  'GET /api/daily': {
    summary: 'The deals of the day, or of an earlier one, and how people fared with them.',
    access: 'anyone',
    query: z.strictObject({ day: day.optional() }),
    answer: z.object({ day, deals: z.array(dealShown) }),
  },
  'POST /api/daily/:game': {
    summary:
      'Opens a private, unrated table with the deal of today; you against bots if no seating is given.',
    access: 'person',
    body: z.strictObject({ seating: seating.optional() }),
    answer: tableShown,
  },
} as const satisfies Routes;
