// A table as the app knows it: whether it is on a server or in a worker of this browser makes no difference.
import type { ReadonlySignal } from '@preact/signals';
import type { Presence } from '@tidetable/board/board.ts';
import type { GameEvent, Refusal, Seat, Viewer } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import type { HouseRule } from './house-rules.ts';
import type { Answer, Shown, StandingNo, TakeBack, Until } from './shown.ts';

/** One entry of the story, as this viewer may know it. */
export interface Told {
  /** Told apart from every other entry by this. */
  readonly key: string;
  /** How many actions stood after it: the moment that a link to it names. */
  readonly ply: number;
  readonly seat: Seat;
  readonly undo?: string | undefined;
  readonly events: readonly GameEvent[];
}

/** What has just happened, and how things stand after it. */
export interface Update {
  readonly story: readonly Told[];
  readonly shown: Shown;
  /** The whole story from the beginning, because it is told for the first time or to other eyes. */
  readonly isWholeStory: boolean;
}

export interface Table {
  readonly game: string;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: ReadonlySignal<Seat | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** By seat; null for bots, free seats and whoever looks. */
  readonly presence?: ReadonlySignal<readonly (Presence | null)[]>;
  /** How many lines people have said here; absent where nobody can talk. */
  readonly said?: ReadonlySignal<number>;
  /** The line to the table is down. */
  readonly isDisconnected?: ReadonlySignal<boolean>;
  /** Something was played while the line was down, and is sent when it is back. */
  readonly isQueued?: ReadonlySignal<boolean>;
  /** A bot plays the seat that looks, until it is taken back. */
  readonly isBotPlaying?: ReadonlySignal<boolean>;
  /** More than one seat is played at this screen: then nobody is just “you”. */
  readonly isShared?: boolean;
  /** Only looked at: with any eyes, and nobody plays. */
  readonly isRecord?: boolean;
  /** Readings of doubtful rules that this table has chosen. */
  readonly houseRules: ReadonlySignal<readonly HouseRule[]>;
  /** Of the seat that looks; null while it is asked every time. */
  readonly standingNo: ReadonlySignal<StandingNo | null>;
  /** How things stand, which may be ahead of what has been shown. */
  readonly shown: ReadonlySignal<Shown | null>;
  /** Hears everything that happens; begins with the whole story, as soon as it is known. */
  onUpdate(listener: (news: Update) => void): () => void;
  /** Says that everything up to now has been shown: where bots are near, the next may act. */
  goOn(): void;
  play(action: string): Promise<Answer>;
  undo(what: TakeBack): Promise<Answer>;
  /** Why the seat that looks may not do this now; null if it may. */
  why(action: string): Promise<Refusal | null>;
  /** The table passes for the seat that looks until then; null: it is asked again. */
  passUntil(until: Until | null): Promise<void>;
  /** Whether bots act only when told to go on: then whoever looks can stop them. */
  readonly waitsForGoOn?: boolean;
  /** How things stood when so many actions had been played; other eyes than one's own only after the end. */
  at(ply: number, eyes?: Viewer): Promise<Shown>;
  /** After the end: the whole story as these eyes know it. */
  tell?(eyes: Viewer): Promise<readonly Told[]>;
  /** After the end: how it came about. */
  tale?(): Promise<GameSummary>;
  close(): void;
}
