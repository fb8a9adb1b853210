// Opening a table, sitting down at it, and beginning.
import { z } from 'zod';
import { done, id, line, moment, seat, whole } from '../fields.ts';
import { optionValue } from '../game-values.ts';
import type { Routes } from '../route.ts';
import { chatLine, inviteShown, status, tableBody, tableShown } from '../tables.ts';

const option = z.object({
  name: z.string(),
  kind: z.enum(['choice', 'flag', 'number', 'list']),
  label: z.string(),
  help: z.string(),
  default: optionValue,
  /** A house rule: a table that has it otherwise than the default is unrated. */
  group: z.literal('house').optional(),
  choices: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});

export const lobbyRoutes = {
  'GET /api/games': {
    summary: 'The games that are played here, with their options and bots.',
    access: 'anyone',
    answer: z.object({
      games: z.array(
        z.object({
          id,
          title: z.string(),
          rulesVersion: whole,
          seats: z.object({ min: whole, max: whole }),
          options: z.array(option),
          bots: z.array(z.string()),
        }),
      ),
    }),
  },
  'GET /api/games/:game/rules': {
    summary:
      'The rules of a game, each in a sentence, and which of its actions only let things go on.',
    access: 'anyone',
    answer: z.object({
      rulebook: z.record(
        z.string(),
        z.object({ page: whole.nullable(), heading: z.string(), text: z.string() }),
      ),
      passes: z.array(z.string()),
      standingAnswers: z.array(z.string()),
    }),
  },
  'GET /api/tables': {
    summary: 'Public tables that wait for players or are being played, the newest first.',
    access: 'anyone',
    query: z.strictObject({ game: id.optional(), status: status.optional() }),
    answer: z.object({ tables: z.array(tableShown) }),
  },
  'GET /api/me/tables': {
    summary: 'The tables at which you sit, those that wait for you first.',
    access: 'person',
    answer: z.object({ tables: z.array(tableShown.extend({ waiting: z.boolean() })) }),
  },
  'POST /api/tables': {
    summary: 'Opens a table.',
    access: 'person',
    body: tableBody,
    answer: tableShown,
  },
  'GET /api/tables/:table': {
    summary: 'All there is to know about a table besides the game itself.',
    access: 'viewer',
    answer: tableShown,
  },
  'DELETE /api/tables/:table': {
    summary: 'Gives up a table that has not begun.',
    access: 'owner',
    answer: done,
  },
  'POST /api/tables/:table/join': {
    summary: 'Sits down at a free seat, or at the one asked for.',
    access: 'viewer',
    body: z.strictObject({ seat: seat.optional() }),
    answer: tableShown,
  },
  'POST /api/tables/:table/seats/:seat/leave': {
    summary: 'Gets up; once the game has begun, the table decides who plays on.',
    access: 'seat',
    answer: tableShown,
  },
  'POST /api/tables/:table/kick': {
    summary: 'Clears a seat before the game begins; whoever sat there may not come back.',
    access: 'owner',
    body: z.strictObject({ seat }),
    answer: tableShown,
  },
  'POST /api/tables/:table/bots': {
    summary: 'Puts a bot into a seat that no person has, before the game begins.',
    access: 'owner',
    body: z.strictObject({ seat, bot: z.string().max(64).optional() }),
    answer: tableShown,
  },
  'POST /api/tables/:table/start': {
    summary: 'Begins the game when every seat is taken.',
    access: 'owner',
    answer: tableShown,
  },
  'POST /api/tables/:table/invites': {
    summary:
      'Makes a code: for `one` person, once, for a seat or to watch; or for the whole `table`, whoever comes until every seat is taken.',
    access: 'owner',
    body: z.strictObject({ seat: seat.optional(), lets: z.enum(['one', 'table']).optional() }),
    answer: z.object({
      code: z.string(),
      /** To be sent to whom it is for. */
      path: z.string(),
      expires: moment,
    }),
  },
  'DELETE /api/tables/:table/invites': {
    summary: 'Ends every invitation that has not been taken up, and the link for the whole table.',
    access: 'owner',
    answer: done,
  },
  'GET /api/invites/:code': {
    summary: 'What an invitation is to: the table, and what can be done there.',
    access: 'anyone',
    answer: inviteShown,
  },
  'POST /api/invites': {
    summary: 'Takes up an invitation.',
    access: 'person',
    body: z.strictObject({ code: z.string().max(64) }),
    answer: tableShown,
  },
  'POST /api/tables/:table/rematch': {
    summary: 'Opens the next table for the same people, one seat further on.',
    access: 'viewer',
    answer: tableShown,
  },
  'GET /api/tables/:table/chat': {
    summary: 'What was said at the table, or among its spectators.',
    access: 'viewer',
    query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
    answer: z.object({ lines: z.array(chatLine) }),
  },
  'POST /api/tables/:table/chat': {
    summary: 'Says something: those who sit speak to the table, all others to the spectators.',
    access: 'viewer',
    body: z.strictObject({ words: line }),
    answer: chatLine,
  },
} as const satisfies Routes;
