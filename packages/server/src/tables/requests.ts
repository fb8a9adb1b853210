// Requests to a table. The protocol has checked their form; here is what only a table can check.
import { type Action, Malformed, readAction, type Seat } from '@tidetable/engine';
import type { MoveAction, TakeBack } from '@tidetable/protocol';
import type { PersonId, TableId } from '../store/store.ts';

/** For which seat something is asked, and on which entry of the log it is based. */
export interface MoveRequest {
  readonly seat: Seat;
  /** Chosen by the sender: new for every request, the same when it is sent again. */
  readonly request: string;
  /** The number of the last entry that the sender has seen. */
  readonly base: number;
}

interface ByPerson {
  readonly table: TableId;
  /** From the session, never from the message. */
  readonly by: PersonId;
}

export interface PlayRequest extends MoveRequest, ByPerson {
  readonly action: MoveAction;
}

export interface UndoRequest extends MoveRequest, ByPerson {
  /** The last action or all of the turn; or the answer to a seat that asked for that. */
  readonly what: TakeBack;
}

/** Asks why a seat may do something or not. */
export interface WhyRequest extends ByPerson {
  readonly seat: Seat;
  readonly action: MoveAction;
}

/** What a table does by itself. Every node gives it the same request id, so that it is done once. */
const BY_TABLE = ['bot', 'clock', 'order', 'time'] as const;
const RESERVED = new RegExp(`^(${BY_TABLE.join('|')})-`);

/** Whether the table did this, and not the person at the seat. */
export function isByTable({ request }: { readonly request: string }): boolean {
  return RESERVED.test(request);
}

/** The table's own request to act for a seat; no person may use its name. */
export function requestOfTable(
  what: (typeof BY_TABLE)[number],
  seq: number,
  seat: Seat,
): MoveRequest {
  return { seat, base: seq, request: `${what}-${seq}-${seat}` };
}

/** Throws Malformed where a person uses a name that is the table's. */
export function requestOfPerson({ seat, request, base }: MoveRequest): MoveRequest {
  if (RESERVED.test(request))
    throw new Malformed('request', `no name that begins with ${BY_TABLE.join('-, ')}-`, request);
  return { seat, request, base };
}

const MOST_DETAILS = 16;

/** A flat action of a decent size. */
export function readMove(input: MoveAction): Action {
  if (typeof input === 'object' && Object.keys(input).length > MOST_DETAILS)
    throw new Malformed('action', `at most ${MOST_DETAILS} details`, input);
  return readAction(input);
}
