// What a client sends on the live channel: one connection for a page, however many tables it shows.
import { z } from 'zod';
import { id, MOST_SEATS, NAME, seat, whole } from './fields.ts';
import { action, LONGEST_ACTION, request, takeBack } from './moves.ts';

const table = id;

export const clientMessage = z.discriminatedUnion('do', [
  /** Asks for the view from this seat, or of a spectator, for the log after entry `since`, and for all that follows. */
  z.strictObject({ do: z.literal('watch'), table, seat: seat.nullable(), since: whole.nullable() }),
  z.strictObject({ do: z.literal('leave'), table }),
  z.strictObject({ do: z.literal('play'), table, seat, request, base: whole, action }),
  /** Asks whether the seat may do this now; changes nothing. */
  z.strictObject({ do: z.literal('why'), table, seat, request, action }),
  z.strictObject({ do: z.literal('undo'), table, seat, request, base: whole, what: takeBack }),
  z.strictObject({ do: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
type Play = ClientMessage & { readonly do: 'play' };

/** Hot path: most messages are moves in notation, and need no schema. All others go through `clientMessage`. */
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
