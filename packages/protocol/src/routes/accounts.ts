// Accounts, for those who want to come back from anywhere, and sessions.
import { z } from 'zod';
import { done, login, moment, password } from '../fields.ts';
import type { Routes } from '../route.ts';
import { meShown } from './people.ts';

/** To be written down: it replaces a forgotten password, once. */
const recovery = z.string();

export const accountRoutes = {
  'POST /api/accounts': {
    summary:
      'Makes you an account: you stay who you are, with your seats and games. All other sessions and tokens end.',
    access: 'person',
    body: z.strictObject({ login, password }),
    answer: meShown.extend({ recovery }),
  },
  'POST /api/login': {
    summary:
      'Logs in to an account. If you are a guest, your seats, tables and games move to it, but not where both sit at one table.',
    access: 'anyone',
    body: z.strictObject({ login, password: z.string().max(200) }),
    answer: meShown,
  },
  'POST /api/recover': {
    summary: 'Sets a new password by the recovery code, and ends every session. A new code comes.',
    access: 'anyone',
    body: z.strictObject({ login, code: z.string().max(64), password }),
    answer: meShown.extend({ recovery }),
  },
  'PUT /api/me/password': {
    summary: 'Changes your password, and ends all other sessions.',
    access: 'person',
    body: z.strictObject({ old: z.string().max(200), password }),
    answer: done,
  },
  'GET /api/sessions': {
    summary: 'Your sessions: browsers, and tokens by their labels.',
    access: 'person',
    answer: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          since: moment,
          lastSeen: moment,
          isThis: z.boolean(),
        }),
      ),
    }),
  },
  'DELETE /api/sessions': {
    summary: 'Ends all your other sessions at once.',
    access: 'person',
    answer: done,
  },
  'DELETE /api/sessions/:session': {
    summary: 'Ends one of your sessions at once.',
    access: 'person',
    answer: done,
  },
} as const satisfies Routes;
