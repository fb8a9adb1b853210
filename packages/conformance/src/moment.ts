// What a law is given, and how it complains.
import { canonical, type Game, type Seat, type Types } from '@tidetable/engine';

/** A decision about to be taken in some game. */
export interface Moment<T extends Types> {
  readonly game: Game<T>;
  readonly state: T['state'];
  readonly seat: Seat;
  readonly action: T['action'];
  /** Seeds the chance of what a law plays. */
  readonly salt: number;
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

export function hold(fact: boolean, law: string, detail: () => string): void {
  if (!fact) throw new LawBroken(`${law}: ${detail()}`);
}

export function same(one: unknown, other: unknown, law: string): void {
  const [left, right] = [canonical(one ?? null), canonical(other ?? null)];
  hold(left === right, law, () => `${left}\n  is not\n${right}`);
}

export function everySeat({ state }: Moment<Types>): Seat[] {
  return Array.from({ length: state.seats }, (_none, seat) => seat);
}
