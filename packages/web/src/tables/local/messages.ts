// What the page and the worker of a local table say to each other.
import type { GameEvent, GameRecord, Seat } from '@tidetable/engine';
import type { Answer, Shown, TakeBack } from '../shown.ts';

/** Who sits there: a person at this screen, or a bot by name. */
export type Sitter = { readonly person: string } | { readonly bot: string };

export interface Opening {
  readonly game: string;
  readonly seating: readonly Sitter[];
  readonly options: object;
  readonly seed: string;
}

export type ToWorker =
  | { readonly do: 'open'; readonly opening: Opening }
  | { readonly do: 'resume'; readonly record: GameRecord; readonly seating: readonly Sitter[] }
  /** Look with these eyes from now on. */
  | { readonly do: 'look'; readonly seat: Seat | null }
  | { readonly do: 'play'; readonly ask: number; readonly seat: Seat; readonly action: string }
  | { readonly do: 'undo'; readonly ask: number; readonly seat: Seat; readonly what: TakeBack }
  /** The page has shown what happened: the next bot may act. */
  | { readonly do: 'go-on' };

export type FromWorker =
  | {
      readonly is: 'shown';
      readonly seat: Seat | null;
      readonly shown: Shown;
      readonly story: readonly ToldLocally[];
    }
  | { readonly is: 'answer'; readonly ask: number; readonly answer: Answer }
  | { readonly is: 'saved'; readonly record: GameRecord }
  | { readonly is: 'failed'; readonly message: string };

export interface ToldLocally {
  readonly seq: number;
  readonly seat: Seat;
  readonly undo?: TakeBack;
  readonly events: readonly GameEvent[];
}
