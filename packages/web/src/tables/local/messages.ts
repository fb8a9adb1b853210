// Messages between the page and the worker of a local table.
import type { GameRecord, Refusal, Seat, Viewer } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import type { HouseRule } from '../house-rules.ts';
import type { Answer, Shown, StandingNo, TakeBack, Until } from '../shown.ts';
import type { ShownEntry, Update } from '../table.ts';
import type { Advised } from './advising.ts';
import type { Patience } from './thinking/messages.ts';

/** Who sits there: a person at this screen, or a bot by name. */
export type Sitter = { readonly person: string } | { readonly bot: string };

/** By seat. */
export type StandingNos = Readonly<Record<Seat, StandingNo>>;

export interface Opening {
  readonly game: string;
  readonly seating: readonly Sitter[];
  readonly options: object;
  readonly seed: string;
}

export type ToWorker =
  | { readonly do: 'open'; readonly opening: Opening }
  | {
      readonly do: 'resume';
      readonly record: GameRecord;
      readonly seating: readonly Sitter[];
      readonly standingNos?: StandingNos | undefined;
    }
  /** Change the eyes that look. */
  | { readonly do: 'look'; readonly seat: Seat | null }
  | { readonly do: 'play'; readonly ask: number; readonly seat: Seat; readonly action: string }
  | { readonly do: 'undo'; readonly ask: number; readonly seat: Seat; readonly what: TakeBack }
  | { readonly do: 'why'; readonly ask: number; readonly seat: Seat; readonly action: string }
  /** A standing "no"; null ends it. */
  | { readonly do: 'pass-until'; readonly seat: Seat; readonly until: Until | null }
  /** The clock of the table has run out. */
  | { readonly do: 'time-up' }
  | { readonly do: 'at'; readonly ask: number; readonly ply: number; readonly eyes: Viewer }
  | { readonly do: 'tell'; readonly ask: number; readonly eyes: Viewer }
  | { readonly do: 'summary'; readonly ask: number }
  | {
      readonly do: 'advise';
      readonly ask: number;
      readonly seat: Seat;
      readonly patience: Patience;
    }
  | {
      readonly do: 'fork';
      readonly ask: number;
      readonly ply: number;
      readonly seat: Seat;
      readonly seed: string;
    }
  /** The page has shown what happened: the next bot may act. */
  | { readonly do: 'go-on' };

export type FromWorker =
  /** What is fixed for the lifetime of the table. */
  | {
      readonly is: 'opened';
      readonly houseRules: readonly HouseRule[];
      /** Milliseconds that the game may last; null for no limit. */
      readonly timeLimit: number | null;
    }
  | {
      readonly is: 'update';
      readonly seat: Seat | null;
      readonly update: Update;
      /** All hands are open. */
      readonly isOpen: boolean;
      /** Of the seat that looks. */
      readonly standingNo: StandingNo | null;
    }
  | {
      readonly is: 'answer';
      readonly ask: number;
      readonly answer:
        | Answer
        | Shown
        | GameSummary
        | GameRecord
        | Refusal
        | null
        | readonly ShownEntry[]
        | readonly Advised[];
    }
  | {
      readonly is: 'saved';
      readonly record: GameRecord;
      readonly standingNos: StandingNos;
    }
  | { readonly is: 'failed'; readonly ask?: number; readonly message: string };
