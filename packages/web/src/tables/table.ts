// A table as the app knows it, on a server or in a worker of this browser.
import type { ReadonlySignal } from '@preact/signals';
import type { Presence } from '@tidetable/board/board.ts';
import type { GameEvent, Refusal, Seat, Viewer } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import type { HouseRule } from './house-rules.ts';
import type { Answer, Shown, StandingNo, TakeBack, Until } from './shown.ts';

/** One entry of the log, as this viewer may know it. */
export interface ShownEntry {
  /** Unique id of the entry. */
  readonly key: string;
  /** How many actions stood after it: the `ply` of a link to it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly undo?: string | undefined;
  readonly events: readonly GameEvent[];
}

/** What has just happened, and the state after it. */
export interface Update {
  readonly story: readonly ShownEntry[];
  readonly shown: Shown;
  /** The whole log from the beginning: the first update, or one for other eyes. */
  readonly isWholeStory: boolean;
}

export interface Table {
  readonly game: string;
  /** The seat whose eyes look; null for a spectator. */
  readonly seat: ReadonlySignal<Seat | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** By seat; null for bots, free seats and the viewer. */
  readonly presence?: ReadonlySignal<readonly (Presence | null)[]>;
  /** Number of chat lines; absent where there is no chat. */
  readonly said?: ReadonlySignal<number>;
  /** The connection to the table is down. */
  readonly isDisconnected?: ReadonlySignal<boolean>;
  /** An action was played while the connection was down, and will be sent. */
  readonly isQueued?: ReadonlySignal<boolean>;
  /** A bot plays the viewer's seat, until it is taken back. */
  readonly isBotPlaying?: ReadonlySignal<boolean>;
  /** Several seats are played at this screen: then no seat is “you”. */
  readonly isShared?: boolean;
  /** A replay: through any eyes, and no seat plays. */
  readonly isRecord?: boolean;
  /** The house rules of this table. */
  readonly houseRules: ReadonlySignal<readonly HouseRule[]>;
  /** Of the seat that looks; null while it is asked every time. */
  readonly standingNo: ReadonlySignal<StandingNo | null>;
  /** The current state, which may be ahead of what has been shown. */
  readonly shown: ReadonlySignal<Shown | null>;
  /** Subscribes; begins with the whole log, as soon as it is known. */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Reports that everything so far has been shown: the next bot may act. */
  goOn(): void;
  play(action: string): Promise<Answer>;
  undo(what: TakeBack): Promise<Answer>;
  /** Why the seat that looks may not do this now; null if it may. */
  why(action: string): Promise<(Refusal & Pick<Answer, 'because'>) | null>;
  /** The table passes for the seat that looks until then; null: it is asked again. */
  passUntil(until: Until | null): Promise<void>;
  /** Whether bots act only when told to go on: then the viewer can stop them. */
  readonly waitsForGoOn?: boolean;
  /** The state after so many actions; through other eyes only after the end. */
  at(ply: number, eyes?: Viewer): Promise<Shown>;
  /** After the end: the whole log as this seat knows it. */
  tell?(eyes: Viewer): Promise<readonly ShownEntry[]>;
  /** After the end: its summary. */
  summary?(): Promise<GameSummary>;
  close(): void;
}
