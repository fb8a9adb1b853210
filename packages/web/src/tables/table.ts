// A table as the app knows it: whether it is on a server or in a worker of this browser makes no difference.
import type { ReadonlySignal } from '@preact/signals';
import type { GameEvent, Seat } from '@tidetable/engine';
import type { Answer, Shown, TakeBack } from './shown.ts';

/** One entry of the story, with the view after it. */
export interface Told {
  readonly seq: number;
  readonly seat: Seat;
  readonly undo?: string | undefined;
  readonly events: readonly GameEvent[];
}

export interface Table {
  readonly game: string;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: ReadonlySignal<Seat | null>;
  readonly shown: ReadonlySignal<Shown | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** Called with each step of the story as it is told; `shown` is then as it was after it. */
  onTold(listener: (story: readonly Told[]) => void): () => void;
  play(action: string): Promise<Answer>;
  undo(what: TakeBack): Promise<Answer>;
  close(): void;
}
