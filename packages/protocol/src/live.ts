// The live channel: one connection for a page, however many tables it shows.
import { z } from 'zod';
import { action, LONGEST_ACTION, request, takeBack } from './play.ts';
import { id, MOST_SEATS, NAME, seat, whole } from './words.ts';

const table = id;

/** From a client. */
export const said = z.discriminatedUnion('do', [
  /** Shows how things stand as this seat, or as a spectator, and what happened after entry `since`. */
  z.strictObject({ do: z.literal('watch'), table, seat: seat.nullable(), since: whole.nullable() }),
  z.strictObject({ do: z.literal('leave'), table }),
  z.strictObject({ do: z.literal('play'), table, seat, request, base: whole, action }),
  /** Changes nothing: asks whether the seat may do this now. */
  z.strictObject({ do: z.literal('why'), table, seat, request, action }),
  z.strictObject({ do: z.literal('undo'), table, seat, request, base: whole, what: takeBack }),
  z.strictObject({ do: z.literal('ping') }),
]);
export type Said = z.infer<typeof said>;
type Play = Said & { readonly do: 'play' };

/** A move in notation: most of what is said, and told at a glance. Whatever else it may be, `said` judges. */
export function isPlainMove(message: unknown): message is Play {
  const play = message as Play;
  if (play?.do !== 'play' || typeof play.action !== 'string' || play.action.length > LONGEST_ACTION)
    return false;
  let fields = 0;
  for (const _field in play) fields += 1;
  return (
    fields === 6 &&
    isName(play.table) &&
    isName(play.request) &&
    isWhole(play.base) &&
    isWhole(play.seat) &&
    play.seat < MOST_SEATS
  );
}

function isName(text: unknown): boolean {
  return typeof text === 'string' && NAME.test(text);
}

function isWhole(number: unknown): boolean {
  return Number.isSafeInteger(number) && (number as number) >= 0;
}
