// Guests, who people are, and how they have played.
import { z } from 'zod';
import { done, id, moment, name, seat, whole } from '../fields.ts';
import type { Routes } from '../route.ts';
import { personShown } from '../tables.ts';

/** Yourself: more than others see. */
export const meShown = personShown.extend({ login: z.string().nullable(), isAdmin: z.boolean() });

const ratingShown = z.object({
  /** The id of the game; where all play together against it, `GAME:DIFFICULTY`. */
  ladder: z.string(),
  /** A cautious estimate: skill less three times the uncertainty. */
  rating: z.number(),
  skill: z.number(),
  uncertainty: z.number(),
  games: whole,
});

const tallyShown = z.object({
  game: z.string(),
  seats: whole,
  rated: z.boolean(),
  games: whole,
  wins: whole,
  winRate: z.number(),
});

const gameShown = z.object({
  /** Null where the table is not yours to see. */
  table: id.nullable(),
  game: z.string(),
  seats: whole,
  seat,
  ladder: z.string(),
  place: whole,
  won: z.boolean(),
  score: z.number().int().nullable(),
  forfeited: z.boolean(),
  rated: z.boolean(),
  at: moment,
});

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
    answer: meShown,
  },
  'PATCH /api/me': {
    summary: 'Takes another name.',
    access: 'person',
    body: z.strictObject({ name }),
    answer: meShown,
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
  'GET /api/people/:person': {
    summary: 'Who somebody is and how they have played; of those who have blocked you, the name.',
    access: 'anyone',
    answer: z.object({
      person: personShown,
      played: z
        .object({
          since: moment,
          ratings: z.array(ratingShown),
          tallies: z.array(tallyShown),
          /** Of all games, the part that was not forfeited; null before the first one. */
          finishRate: z.number().nullable(),
        })
        .nullable(),
    }),
  },
  'GET /api/people/:person/games': {
    summary:
      'The games that somebody has finished, the newest first; `next` asks for the page after.',
    access: 'anyone',
    query: z.strictObject({ before: z.string().max(128).optional() }),
    answer: z.object({ games: z.array(gameShown), next: z.string().nullable() }),
  },
  'GET /api/ladders/:ladder': {
    summary: 'The best hundred of those who have played at least five rated games.',
    access: 'anyone',
    answer: z.object({
      ladder: z.string(),
      places: z.array(ratingShown.omit({ ladder: true }).extend({ person: personShown })),
    }),
  },
} as const satisfies Routes;
