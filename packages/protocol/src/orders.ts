// Standing orders: what a seat does whenever it is asked, until the order ends.
import { z } from 'zod';
import { id, seat } from './fields.ts';

/** Until it is cancelled, until the next turn or this seat's own begins, or until this seat learns of such an event. */
const until = z.union([
  z.enum(['cancelled', 'turn', 'own-turn']),
  z.strictObject({ event: z.string().max(64) }),
]);

export const orderBody = z.discriminatedUnion('do', [
  /** Whenever this seat must decide, it does this: the type of an action, or one in notation. */
  z.strictObject({ do: z.literal('answer'), action: z.string().min(1).max(400), until }),
  /** Whenever this seat is asked whether to cut in, it declines. */
  z.strictObject({ do: z.literal('pass'), until }),
]);

export type OrderBody = z.infer<typeof orderBody>;

export const orderShown = z.object({
  id,
  seat,
  what: orderBody,
  /** Why it holds no more; null while it does. */
  ended: z.string().nullable(),
});
export type OrderShown = z.infer<typeof orderShown>;
