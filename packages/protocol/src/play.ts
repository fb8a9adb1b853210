// Moves, and what a table answers to them.
import { z } from 'zod';
import { NAME, whole } from './words.ts';

export const LONGEST_ACTION = 400;

/** Chosen by the asker: new for everything asked, the same when it is asked again. */
export const request = z.string().regex(NAME);

/** In notation, or as a flat record. */
export const action = z.union([
  z.string().max(LONGEST_ACTION),
  z.record(z.string().max(64), z.union([z.string().max(200), z.number(), z.boolean()])),
]);

export const takeBack = z.enum(['action', 'turn', 'agree', 'refuse']);

export const moveBody = z.strictObject({ request, base: whole, action });
export const undoBody = z.strictObject({ request, base: whole, what: takeBack });

/** A view, its menu and whose turn it is; views are the game's own. */
export const shown = z.custom<{ readonly seq: number }>();

export const told = z.custom<{ readonly seq: number }>();

export const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), seq: whole }),
  z.object({ kind: z.literal('conflict'), seq: whole, shown }),
  z.object({
    kind: z.literal('refused'),
    code: z.string(),
    message: z.string(),
    rule: z.string().optional(),
  }),
  z.object({ kind: z.literal('not-your-seat'), message: z.string() }),
  z.object({ kind: z.literal('malformed'), message: z.string() }),
  z.object({ kind: z.literal('not-saved'), message: z.string() }),
  z.object({ kind: z.literal('closed'), message: z.string() }),
]);
