// Waiting for each other, and what a seat has said once for all.
import { z } from 'zod';
import { id, seat, whole } from './words.ts';

export const holdBody = z.strictObject({
  /** Every time until it is dropped, or only the next. */
  lasting: z.boolean(),
});

export const holdAnswerBody = z.strictObject({
  /** The entry that the seat has seen last. */
  seq: whole,
});

/** Until it is cancelled, until the next turn begins, or until this seat learns of such an event. */
const until = z.union([
  z.enum(['cancelled', 'turn']),
  z.strictObject({ event: z.string().max(64) }),
]);

export const orderBody = z.discriminatedUnion('do', [
  /** Whenever this seat must decide, it does this: the type of an action, or one in notation. */
  z.strictObject({ do: z.literal('answer'), action: z.string().min(1).max(400), until }),
  /** This seat will not cut in: nobody need wait for it. */
  z.strictObject({ do: z.literal('no-cut-in'), until }),
]);

export const orderShown = z.object({
  id,
  seat,
  what: orderBody,
  /** Why it holds no more; null while it does. */
  ended: z.string().nullable(),
});
export type OrderShown = z.infer<typeof orderShown>;
