// Guests, accounts, and how they come in and leave.
import { z } from 'zod';
import type { Routes } from '../route.ts';
import { personShown } from '../tables.ts';
import { done, name } from '../words.ts';

export const peopleRoutes = {
  'POST /api/guests': {
    summary: 'Comes in as a guest: a name, nothing else. The session is a cookie.',
    access: 'anyone',
    body: z.strictObject({ name }),
    answer: personShown,
  },
  'GET /api/me': {
    summary: 'Who you are.',
    access: 'person',
    answer: personShown,
  },
  'PATCH /api/me': {
    summary: 'Takes another name.',
    access: 'person',
    body: z.strictObject({ name }),
    answer: personShown,
  },
  'POST /api/logout': {
    summary: 'Ends this session at once.',
    access: 'person',
    answer: done,
  },
  'POST /api/tokens': {
    summary: 'Makes a token with which a program plays as you do: `Authorization: Bearer …`.',
    access: 'person',
    body: z.strictObject({ label: name }),
    answer: z.object({ token: z.string(), label: z.string() }),
  },
} as const satisfies Routes;
