// A lesson: a real game with somebody at one's side who explains each idea when it first comes up.
import type { GameEvent, Seat } from '@tidetable/engine';
import type { Offer } from './board.ts';

/** What the coach looks at. */
export interface Scene<V = object> {
  readonly view: V;
  readonly seat: Seat;
  /** What can be done now. */
  readonly offers: readonly Offer[];
  /** Everything that has happened so far. */
  readonly events: readonly GameEvent[];
}

export interface Hint<V = object> {
  readonly id: string;
  when(scene: Scene<V>): boolean;
  /** What to point at, as selectors, the first that is there. */
  point?(scene: Scene<V>): readonly string[];
  /** Something is to be done: it is learnt by doing it, and needs no button. */
  readonly isTask?: true;
}

/** How its game begins: the learner has the first seat, bots the others. */
interface LessonOpening {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

export interface Lesson<V = object> {
  readonly opening: LessonOpening;
  readonly hints: readonly Hint<V>[];
  /** What is said to each hint. */
  texts(): Readonly<Record<string, string>>;
}

export function canDo({ offers }: Scene, type: string): boolean {
  return offers.some(({ action, allowed }) => allowed && action.type === type);
}

export function hasHappened({ events }: Scene, type: string): boolean {
  return events.some((event) => event.type === type);
}

/** The first thing that has not been said and is true now. */
export function nextHint<V>(
  lesson: Lesson<V>,
  scene: Scene<V>,
  said: ReadonlySet<string>,
): Hint<V> | null {
  return lesson.hints.find((hint) => !said.has(hint.id) && hint.when(scene)) ?? null;
}
