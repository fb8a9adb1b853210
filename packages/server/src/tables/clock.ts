// The clock of a table as plain numbers: who has how much time left, how a move changes it, and when it is due.
import { reading, type Seat } from '@tidetable/engine';
import type { Pace, Settings } from './settings.ts';

/** All times are in milliseconds. */
export interface Clock {
  readonly since: number;
  /** What each seat has left as of `since`; negative once it is overdue. Empty without a pace. */
  readonly banks: readonly number[];
  /** Whose time runs. */
  readonly running: readonly Seat[];
  /** For whom a bot sits in. */
  readonly away: readonly Seat[];
  /** What the game itself has left, if it is played against the clock. */
  readonly limit: number | null;
}

/** Who takes a seat back has at least this much time, or a full bank if that is less. */
const RETURNING = 30_000;

const most = (pace: Pace): number =>
  pace.kind === 'live' ? pace.bank * 1000 : pace.kind === 'per-move' ? pace.time * 1000 : 0;

/** Null where no time is counted. */
export function newClock(
  pace: Pace,
  seats: number,
  limit: number | null,
  now: number,
): Clock | null {
  if (pace.kind === 'untimed' && limit === null) return null;
  const banks = pace.kind === 'untimed' ? [] : Array<number>(seats).fill(most(pace));
  return { since: now, banks, running: [], away: [], limit };
}

/** The same clock, read now. */
export function readAt(clock: Clock, now: number): Clock {
  const passed = Math.max(0, now - clock.since);
  return {
    ...clock,
    since: Math.max(now, clock.since),
    banks: clock.banks.map((bank, seat) => (clock.running.includes(seat) ? bank - passed : bank)),
    limit: clock.limit === null ? null : clock.limit - passed,
  };
}

/** How a move has changed who must decide. */
export interface TurnChange {
  /** They have decided. */
  readonly finished: readonly Seat[];
  /** They are to decide something new. */
  readonly began: readonly Seat[];
  /** They are to decide again what they had decided. */
  readonly again: readonly Seat[];
}

/** A bank never holds more than it began with and one increment. */
export function afterTurnChange(
  clock: Clock,
  pace: Pace,
  { finished, began, again }: TurnChange,
): Clock {
  if (pace.kind === 'untimed') return clock;
  const banks = clock.banks.map((bank, seat) => {
    if (pace.kind === 'per-move') return began.includes(seat) ? most(pace) : bank;
    const increment = pace.increment * 1000;
    if (finished.includes(seat)) return Math.min(bank + increment, most(pace) + increment);
    return again.includes(seat) ? bank - increment : bank;
  });
  return { ...clock, banks };
}

/** Whose time runs now, and who is away; a seat that was taken back has some time again. */
export function withRunning(
  clock: Clock,
  pace: Pace,
  { running, away }: Pick<Clock, 'running' | 'away'>,
): Clock {
  const banks = clock.banks.map((bank, seat) =>
    clock.away.includes(seat) && !away.includes(seat) ? Math.max(bank, least(pace)) : bank,
  );
  return { ...clock, banks, running, away };
}

function least(pace: Pace): number {
  return pace.kind === 'per-move' ? most(pace) : Math.min(RETURNING, most(pace));
}

/** Whose time is up. */
export function overdue({ banks, running }: Clock): Seat[] {
  return running.filter((seat) => (banks[seat] ?? 1) <= 0);
}

/** Milliseconds after which another node takes over what one was about to do. */
export const TAKEOVER = 10_000;

export interface Pending {
  readonly now: number;
  /** A bot or a standing order is about to act. */
  readonly acts: boolean;
}

export function deadlineOf(
  clock: Clock | null,
  { atZero }: Settings,
  { now, acts }: Pending,
): number | null {
  const moments: number[] = [];
  if (acts) moments.push(now + TAKEOVER);
  if (clock !== null) {
    if (atZero !== 'nothing')
      for (const seat of clock.running) moments.push(clock.since + left(clock.banks[seat]));
    // Once it is over, every move looks whether time can be called.
    if (clock.limit !== null && clock.limit > 0) moments.push(clock.since + clock.limit);
  }
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Infinite for a seat without a bank. */
function left(bank = Number.POSITIVE_INFINITY): number {
  return Math.max(0, bank);
}

export function clockText({ since, ...rest }: Clock): string {
  return JSON.stringify(rest);
}

const { listOf, orNull, shape, whole } = reading;
const milliseconds = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const readText = shape({
  banks: listOf(milliseconds),
  running: listOf(whole(0, 63)),
  away: listOf(whole(0, 63)),
  limit: orNull(milliseconds),
});

export function readClock(text: string, since: number): Clock {
  // `held` was written until version 3 of the store.
  const { held: _held, ...clock } = JSON.parse(text) as { readonly held?: boolean };
  return { since, ...readText(clock, 'banks') };
}
