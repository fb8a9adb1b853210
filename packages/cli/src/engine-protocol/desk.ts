// What the requests of one session work on.
import { type Match, type Rig, reading, type Seed } from '@tidetable/engine';
import { WrongCall } from '../command.ts';
import { boxOf, type GameBox } from '../games.ts';
import { blaming, Failure } from './failure.ts';

export type Rigged = Required<Rig>;

export interface Desk {
  readonly freshSeed: () => Seed;
  match: Match | null;
  /** Of that match: its rules may be of an earlier version. */
  box: GameBox | null;
  /** Rigged before a game has begun: goes to the next one. */
  waiting: Rigged;
  /** True once `quit` was asked. */
  closed: boolean;
}

export function boxNamed(id: string): GameBox {
  try {
    return boxOf(id);
  } catch (error) {
    if (error instanceof WrongCall) throw new Failure('unknown-game', error.message);
    throw error;
  }
}

export function matchOn({ match }: Desk): Match {
  if (match !== null) return match;
  throw new Failure('no-game', 'There is no game yet: ask new, load or replay first.');
}

export function boxOn(desk: Desk): GameBox {
  matchOn(desk);
  return desk.box as GameBox;
}

export function seatIn(match: Match, seat: number): number {
  return blaming('bad-seat', () => reading.whole(0, match.state.seats - 1)(seat, 'seat'));
}

export function decidersOf(match: Match): object {
  const { must, may } = match.deciders;
  return may.length === 0 ? { must } : { must, may };
}

export function outcomeOf({ state }: Match): object {
  return state.outcome === null ? {} : { outcome: state.outcome };
}

export function standing(match: Match): object {
  return { hash: match.hash, deciders: decidersOf(match), ...outcomeOf(match) };
}
