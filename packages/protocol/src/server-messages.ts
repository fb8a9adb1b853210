// What the server sends on the live channel.
import type { MoveResult, Why } from './moves.ts';
import type { OrderShown } from './orders.ts';
import type { Patch } from './patch.ts';
import type { ChatLine, TableShown } from './tables.ts';
import type { LogEntry, TableView } from './views.ts';

/** A moment, then the milliseconds that each seat had left: time runs for those in `must` who are no bots. */
type ClockReading = readonly number[];

export type ServerMessage =
  | { readonly is: 'hello'; readonly person: string | null; readonly heartbeat: number }
  | { readonly is: 'beat' }
  | { readonly is: 'about'; readonly about: TableShown }
  | { readonly is: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The whole view, and what happened after the entry that was asked for. */
  | {
      readonly is: 'shown';
      readonly table: string;
      readonly shown: TableView;
      readonly story: readonly LogEntry[];
      readonly clock?: ClockReading | undefined;
    }
  /** The difference from the view at entry `from`, and what happened since. */
  | {
      readonly is: 'moved';
      readonly table: string;
      readonly from: number;
      readonly patch: Patch;
      readonly story: readonly LogEntry[];
      readonly clock?: ClockReading | undefined;
    }
  | ({ readonly is: 'answer'; readonly table: string; readonly request: string } & MoveResult)
  | ({ readonly is: 'why'; readonly table: string; readonly request: string } & Why)
  /** The standing orders of one's own seat. */
  | {
      readonly is: 'orders';
      readonly table: string;
      readonly seat: number;
      readonly orders: readonly OrderShown[];
    }
  /** This table may not be seen any more, or not from this seat. */
  | { readonly is: 'gone'; readonly table: string }
  | {
      readonly is: 'error';
      readonly table?: string | undefined;
      readonly code: string;
      readonly message: string;
    };

type Moved = ServerMessage & { readonly is: 'moved' };

/** A `moved` message as JSON, of parts that are JSON already. Hot path: it is written by hand. */
export function textOfMoved({
  table,
  from,
  patch,
  story,
  clock,
}: Pick<Moved, 'table' | 'from' | 'clock'> & Record<'patch' | 'story', string>): string {
  const head = `{"is":"moved","table":"${table}","from":${from},"patch":${patch},"story":${story}`;
  return clock === undefined ? `${head}}` : `${head},"clock":${JSON.stringify(clock)}}`;
}
