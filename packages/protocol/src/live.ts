// The live channel: one connection for a page, however many tables it shows.
import { z } from 'zod';
import { action, request, takeBack } from './play.ts';
import { id, seat, whole } from './words.ts';

const table = id;

/** From a client. */
export const said = z.discriminatedUnion('do', [
  /** Shows how things stand as this seat, or as a spectator, and what happened after entry `since`. */
  z.strictObject({ do: z.literal('watch'), table, seat: seat.nullable(), since: whole.nullable() }),
  z.strictObject({ do: z.literal('leave'), table }),
  z.strictObject({ do: z.literal('play'), table, seat, request, base: whole, action }),
  z.strictObject({ do: z.literal('undo'), table, seat, request, base: whole, what: takeBack }),
  z.strictObject({ do: z.literal('ping') }),
]);
export type Said = z.infer<typeof said>;
