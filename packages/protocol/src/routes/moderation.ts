// Blocks, mutes, reports and bans.
import { z } from 'zod';
import { done, id, line, moment } from '../fields.ts';
import type { Routes } from '../route.ts';
import { personShown } from '../tables.ts';

const kind = z.enum(['block', 'mute']);

export const moderationRoutes = {
  'GET /api/regards': {
    summary: 'Whom you have blocked and muted. Nobody else is told.',
    access: 'person',
    answer: z.object({
      regards: z.array(z.object({ person: personShown, kind, since: moment })),
    }),
  },
  'PUT /api/regards/:person/:kind': {
    summary:
      '`block`: neither of you sits down where the other waits to play, sees such tables, or hears the other. `mute`: you do not hear them.',
    access: 'person',
    answer: done,
  },
  'DELETE /api/regards/:person/:kind': {
    summary: 'Takes a block or a mute back.',
    access: 'person',
    answer: done,
  },
  'POST /api/reports': {
    summary: 'Tells those who keep this server about somebody.',
    access: 'person',
    body: z.strictObject({ about: id, table: id.optional(), words: line }),
    answer: done,
  },
  'GET /api/admin/reports': {
    summary: 'Reports that wait, the oldest first; or those that are settled, the newest first.',
    access: 'admin',
    query: z.strictObject({ settled: z.enum(['true', 'false']).optional() }),
    answer: z.object({
      reports: z.array(
        z.object({
          id,
          at: moment,
          by: personShown,
          about: personShown.extend({ banned: z.boolean() }),
          table: id.nullable(),
          words: z.string(),
          settled: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/admin/reports/:report/settle': {
    summary: 'Puts a report aside.',
    access: 'admin',
    answer: done,
  },
  'PUT /api/admin/bans/:person': {
    summary: 'Bans somebody: every session and connection ends at once.',
    access: 'admin',
    answer: done,
  },
  'DELETE /api/admin/bans/:person': {
    summary: 'Takes a ban back.',
    access: 'admin',
    answer: done,
  },
} as const satisfies Routes;
