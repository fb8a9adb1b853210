// A lesson: a real game with a coach who explains each idea when it first comes up.
import type { GameEvent, Seat } from '@tidetable/engine';
import type { Offer } from './board.ts';

/** What the coach sees. */
export interface Scene<V = object> {
  readonly view: V;
  readonly seat: Seat;
  /** The available actions. */
  readonly offers: readonly Offer[];
  /** Every event so far. */
  readonly events: readonly GameEvent[];
}

export interface Hint<V = object> {
  readonly id: string;
  when(scene: Scene<V>): boolean;
  /** Selectors of what to point at; the first match counts. */
  point?(scene: Scene<V>): readonly string[];
  /** A task: it is done by acting, and needs no button. */
  readonly isTask?: true;
}

/** Its opening: the learner has the first seat, bots the others. */
interface LessonOpening {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

export interface Lesson<V = object> {
  readonly opening: LessonOpening;
  readonly hints: readonly Hint<V>[];
  /** The text of each hint. */
  texts(): Readonly<Record<string, string>>;
}

export function canDo({ offers }: Scene, type: string): boolean {
  return offers.some(({ action, allowed }) => allowed && action.type === type);
}

export function hasHappened({ events }: Scene, type: string): boolean {
  return events.some((event) => event.type === type);
}

/** The first hint that applies and has not been given. */
export function nextHint<V>(
  lesson: Lesson<V>,
  scene: Scene<V>,
  said: ReadonlySet<string>,
): Hint<V> | null {
  return lesson.hints.find((hint) => !said.has(hint.id) && hint.when(scene)) ?? null;
}
