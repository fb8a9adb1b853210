// The state of one session.
import { type Match, type Rig, reading, type Seat, type Seed } from '@tidetable/engine';
import { UsageError } from '../command.ts';
import { type GameParts, partsOf } from '../games.ts';
import { Failure, failingWith } from './failure.ts';

export type Rigged = Required<Rig>;

export interface SessionState {
  readonly freshSeed: () => Seed;
  match: Match | null;
  /** Of that match: its rules may be of an earlier version. */
  parts: GameParts | null;
  /** Rigged before a game has begun: goes to the next one. */
  waiting: Rigged;
  /** True once `quit` was asked. */
  closed: boolean;
}

export function partsNamed(id: string): GameParts {
  try {
    return partsOf(id);
  } catch (error) {
    if (error instanceof UsageError) throw new Failure('unknown-game', error.message);
    throw error;
  }
}

export function currentMatch({ match }: SessionState): Match {
  if (match !== null) return match;
  throw new Failure('no-game', 'There is no game yet: ask new, load or replay first.');
}

export function currentParts(session: SessionState): GameParts {
  currentMatch(session);
  return session.parts as GameParts;
}

export function seatIn(match: Match, seat: number): number {
  return failingWith('bad-seat', () => reading.whole(0, match.state.seats - 1)(seat, 'seat'));
}

export function decidersOf(match: Match): object {
  const { must, may } = match.deciders;
  return may.length === 0 ? { must } : { must, may };
}

export function outcomeOf({ state }: Match): object {
  return state.outcome === null ? {} : { outcome: state.outcome };
}

export function summaryOf(match: Match): object {
  return { hash: match.hash, deciders: decidersOf(match), ...outcomeOf(match) };
}

/** Whether this seat must decide, or only may cut in. Fails if it can do neither. */
export function mustDecide({ state, deciders: { must, may } }: Match, seat: Seat): boolean {
  if (state.outcome !== null) throw new Failure('game-over', 'The game is over.');
  if (must.includes(seat)) return true;
  if (may.includes(seat)) return false;
  throw new Failure(
    'not-asked',
    `Seat ${seat} has nothing to decide now; waiting for seat ${must.join(' and seat ')}.`,
  );
}
