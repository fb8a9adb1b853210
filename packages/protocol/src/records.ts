// A record as it is sent.
import type { GameRecord } from '@tidetable/engine';
import { z } from 'zod';
import { seat, whole } from './fields.ts';
import { json, options } from './game-values.ts';

const outcome = z.object({
  winners: z.array(seat),
  endings: z.array(
    z.object({ ending: z.string(), rule: z.string(), of: z.string().exactOptional() }),
  ),
  scores: z.array(z.number()).exactOptional(),
});

const sitter = z.object({
  person: z.string().nullable(),
  bot: z.string().nullable(),
  forfeited: z.boolean().exactOptional(),
});

export const gameRecord: z.ZodType<GameRecord, GameRecord> = z
  .object({
    format: z.literal(1),
    game: z.string(),
    rulesVersion: whole,
    seats: whole,
    options: options as z.ZodType<object, object>,
    seed: z.string(),
    commitment: z.string(),
    contributions: z.array(z.string().nullable()).exactOptional(),
    /** A position, as the game has it. */
    from: json.exactOptional(),
    rigs: z
      .array(
        z.object({
          ply: whole,
          rolls: z.array(whole).exactOptional(),
          order: z.array(json).exactOptional(),
        }),
      )
      .exactOptional(),
    people: z.array(sitter).exactOptional(),
    plies: z.array(z.object({ seat, action: z.string(), hash: z.string() })),
    hash: z.string(),
    outcome: outcome.nullable(),
  } satisfies Record<keyof GameRecord, z.ZodType>)
  .meta({ id: 'GameRecord' });
