// What can be measured in a game beside its events: scores, roles, and the things that events are about.
import type { Core, GameEvent, Seat } from '@tidetable/engine';

/** For games with scores; each part of a score by its name. */
export interface Scores {
  parts(state: Core): readonly Readonly<Record<string, number>>[];
  /** The seat that began. */
  first(state: Core): Seat;
  /** Rounds that a good game takes, from and to. */
  readonly pace: readonly [number, number];
}

/** What sets one seat apart from another: an adventurer, a home port. */
interface Roles {
  readonly name: string;
  /** By seat, where the state says so to the end. */
  written?(state: Core): readonly string[];
  /** Where only an event says so. */
  told?(event: GameEvent): { readonly seat: Seat; readonly role: string } | null;
}

/** A kind of thing that events are about, such as the building that was built; null for other events. */
export interface Subject {
  readonly name: string;
  of(event: GameEvent): string | null;
}

export interface Measures {
  readonly scores?: Scores;
  readonly roles?: Roles;
  readonly subjects: readonly Subject[];
}

/** A subject of one game's events. */
export function subject<E extends GameEvent>(
  name: string,
  of: (event: E) => string | null,
): Subject {
  return { name, of: (event) => of(event as E) };
}
