// What is asked of a table, and what it answers.
import {
  type Action,
  Malformed,
  type Refusal,
  readAction,
  reading,
  type Seat,
} from '@tidetable/engine';
import type { PersonId, TableId } from '../store/store.ts';
import type { Shown } from './views.ts';
import type { WhyNot } from './why.ts';

/** Whatever is to be written to a table's log. */
export interface Asking {
  readonly table: TableId;
  /** From the session, never from the message. */
  readonly by: PersonId;
  readonly seat: unknown;
  /** Chosen by the asker, new for everything asked, the same when it is asked again. */
  readonly request: unknown;
  /** The number of the entry that the asker has seen last. */
  readonly base: unknown;
}

export interface Move extends Asking {
  readonly action: unknown;
}

/** Why a seat may do something or not. */
export interface Question extends Pick<Asking, 'table' | 'by' | 'seat'> {
  readonly action: unknown;
}

const TAKE_BACK = ['action', 'turn', 'agree', 'refuse'] as const;

export interface TakeBack extends Asking {
  /** The last action or all of the turn; or the answer to somebody who asked for that. */
  readonly what: unknown;
}

export type Answer =
  | { readonly kind: 'accepted'; readonly seq: number }
  /** Something else came first; here is how things stand now. */
  | { readonly kind: 'conflict'; readonly seq: number; readonly shown: Shown }
  | ({
      readonly kind: 'refused';
      readonly code: Refusal['code'] | 'undo' | 'clock' | 'fault';
    } & WhyNot)
  | { readonly kind: 'not-your-seat'; readonly message: string }
  | { readonly kind: 'malformed'; readonly message: string }
  /** It may or may not have been written: ask again with the same request. */
  | { readonly kind: 'not-saved'; readonly message: string }
  /** Nobody can play here now. */
  | { readonly kind: 'closed'; readonly message: string };

/** Who asks what of which moment, in the right form. */
export interface Claim {
  readonly seat: Seat;
  readonly request: string;
  readonly base: number;
}

const REQUEST = /^[A-Za-z0-9_-]{1,64}$/;
/** What the table does by itself, each with a name that every node finds, so that it is done once. */
const BY_ITSELF = ['bot', 'clock', 'order', 'time'] as const;
const RESERVED = new RegExp(`^(${BY_ITSELF.join('|')})-`);

/** Whether the table did this by itself, not the person at the seat. */
export function isByItself({ request }: { readonly request: string }): boolean {
  return RESERVED.test(request);
}

/** The claim of the table itself to act for a seat; no person may make one of this name. */
export function claimOf(what: (typeof BY_ITSELF)[number], seq: number, seat: Seat): Claim {
  return { seat, base: seq, request: `${what}-${seq}-${seat}` };
}

export const readSeat = reading.whole(0, 63);
const readBase = reading.whole(0, 1e9);

export function readClaim({ seat, request, base }: Asking): Claim {
  if (typeof request !== 'string' || !REQUEST.test(request) || RESERVED.test(request))
    throw new Malformed('request', '1 to 64 letters, digits, - or _', request);
  return { seat: readSeat(seat, 'seat'), request, base: readBase(base, 'base') };
}

const MOST_DETAILS = 16;
const LONGEST = 400;

/** A flat action of a decent size. */
export function readMove(input: unknown): Action {
  if (typeof input === 'string' && input.length > LONGEST)
    throw new Malformed('action', `at most ${LONGEST} letters`, input);
  if (typeof input === 'object' && input !== null && Object.keys(input).length > MOST_DETAILS)
    throw new Malformed('action', `at most ${MOST_DETAILS} details`, input);
  return readAction(input);
}

export function readTakeBack(input: unknown): (typeof TAKE_BACK)[number] {
  return reading.oneOf(TAKE_BACK)(input as string, 'what');
}
