// What the server says on the live channel.
import type { z } from 'zod';
import type { Patch } from './deltas.ts';
import type { answer, why } from './play.ts';
import type { ChatLine, TableShown } from './tables.ts';
import type { OrderShown } from './waiting.ts';

/** All that one viewer sees of a table at one moment; the view is the game's own. */
export interface Shown {
  readonly seq: number;
  readonly view: unknown;
  /** Actions in notation by the rule behind them; null for whoever has nothing to do. */
  readonly menu: {
    readonly allowed: ByRule;
    readonly barred: ByRule;
    /** To be filled in. */
    readonly open: ByRule;
  } | null;
  readonly must: readonly number[];
  readonly may: boolean;
  readonly undoable: number;
  readonly asked: {
    readonly seat: number;
    readonly turn: boolean;
    readonly agreed: readonly number[];
  } | null;
  readonly seed: string | null;
}
type ByRule = Readonly<Record<string, readonly string[]>>;

/** One entry of the log as one viewer may know it. */
export interface Told {
  readonly seq: number;
  readonly seat: number;
  readonly undo?: string;
  /** Beside `undo`: how many actions stand after it. Every other entry is one action more. */
  readonly ply?: number;
  readonly events?: readonly { readonly type: string }[];
}

export type Answer = z.output<typeof answer>;
export type Why = z.output<typeof why>;

export type Heard =
  | { readonly is: 'hello'; readonly person: string | null; readonly heartbeat: number }
  | { readonly is: 'beat' }
  | { readonly is: 'about'; readonly about: TableShown }
  | { readonly is: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** How things stand, and what happened after the entry that was asked for. */
  | {
      readonly is: 'shown';
      readonly table: string;
      readonly shown: Shown;
      readonly story: readonly Told[];
      readonly clock?: readonly number[];
    }
  /** The difference to what was shown at entry `from`, and what happened since. */
  | {
      readonly is: 'moved';
      readonly table: string;
      readonly from: number;
      readonly patch: Patch;
      readonly story: readonly Told[];
      /** A moment, then the milliseconds that each seat had left: it runs for those who must and are no bots. */
      readonly clock?: readonly number[];
    }
  | ({ readonly is: 'answer'; readonly table: string; readonly request: string } & Answer)
  | ({ readonly is: 'why'; readonly table: string; readonly request: string } & Why)
  /** The standing orders of one's own seat. */
  | {
      readonly is: 'orders';
      readonly table: string;
      readonly seat: number;
      readonly orders: readonly OrderShown[];
    }
  /** This table is not to be seen any more, or not from this seat. */
  | { readonly is: 'gone'; readonly table: string }
  | {
      readonly is: 'error';
      readonly table?: string;
      readonly code: string;
      readonly message: string;
    };
