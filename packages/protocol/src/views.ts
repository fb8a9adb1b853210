// What one viewer sees of a table, and of its log.
import type { GameEvent, RuleId, Seat } from '@tidetable/engine';

/** Actions in notation, by the rule behind them. */
export type ActionsByRule = Readonly<Record<RuleId, readonly string[]>>;

/** What a table says to one viewer, where pages do not have its game: that is so for games from outside. */
export interface TableWords {
  /** What is expected of this seat; null where nothing is. */
  readonly prompt: string | null;
  /** The actions of the menu, by notation, as a button would say them. */
  readonly actions: Readonly<Record<string, string>>;
  /** How the game ended; null until then. */
  readonly result: string | null;
}

/** All that one viewer sees of a table at one moment. */
export interface TableView {
  /** Of the last log entry. */
  readonly seq: number;
  /** The game's own. */
  readonly view: object;
  /** What this seat may do, and what it may not and why; null for a viewer with nothing to do. */
  readonly menu: {
    readonly allowed: ActionsByRule;
    readonly barred: ActionsByRule;
    /** To be filled in. */
    readonly open: ActionsByRule;
  } | null;
  readonly must: readonly Seat[];
  /** Whether this seat may cut in; nobody learns that of others. */
  readonly may: boolean;
  /** How many actions this seat could take back. */
  readonly undoable: number;
  /** Who asks to take something back and who has agreed, where the others must. */
  readonly asked: {
    readonly seat: Seat;
    readonly turn: boolean;
    readonly agreed: readonly Seat[];
  } | null;
  /** Revealed once the game is over, so that everyone can check its chance. */
  readonly seed: string | null;
  readonly words?: TableWords;
}

/** One entry of the log as one viewer may know it. */
export interface LogEntry {
  readonly seq: number;
  readonly seat: Seat;
  readonly undo?: string;
  /** Beside `undo`: how many actions stand after it. Every other entry is one action more. */
  readonly ply?: number;
  readonly events?: readonly GameEvent[];
  /** The events as sentences, where the table has `words`. */
  readonly told?: readonly string[];
}
