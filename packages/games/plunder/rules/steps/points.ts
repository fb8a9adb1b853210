// Plunder Points, and when a captain or team has enough.
import { type Ending, itemAt, type Outcome, type Seat, type Table } from '@tidetable/engine';
import { targetOf, teamOf } from '../options.ts';
import { captainOf, handSize, isPointLeft, pointsOf, teamPoints } from '../questions.ts';
import type { Event, Frame, Seas } from '../state.ts';

type PlunderTable = Table<Frame, Event>;

/** Returns whether the game ended. */
export function gainPoint(seas: Seas, seat: Seat, rule: string, table: PlunderTable): boolean {
  if (!isPointLeft(seas)) return false;
  captainOf(seas, seat).plunderPoints += 1;
  table.tell({ type: 'gained-point', seat, points: pointsOf(seas, seat), rule });
  return checkVictory(seas, table);
}

/** Called after every change, for all captains; returns whether the game is over. */
export function checkVictory(seas: Seas, table: PlunderTable): boolean {
  const outcome = victory(seas);
  if (outcome === null) return false;
  finish(outcome, table);
  return true;
}

/** If several have enough, the active one wins, then the next clockwise (PL-AMB-31). */
export function victory(seas: Seas): Outcome | null {
  const target = targetOf(seas.options);
  if (target === null) return null;
  for (let step = 0; step < seas.seats; step++) {
    const seat = (seas.turn.seat + step) % seas.seats;
    if (teamPoints(seas, seat) < target) continue;
    const team = seas.options.teams !== 'none';
    const ending = team
      ? { ending: 'team-target', rule: 'PL-TEAM-3' }
      : { ending: 'target', rule: 'PL-GOAL-1' };
    return outcomeOf(seas, crewOf(seas, seat), [ending]);
  }
  return null;
}

function crewOf({ captains, options }: Seas, seat: Seat): Seat[] {
  return [...captains.keys()].filter((other) => teamOf(options, other) === teamOf(options, seat));
}

/** When the clock or the rounds run out: most points, then Plunder Point cards, then cards in hand (PL-AMB-33). */
export function verdict(seas: Seas, ending: 'clock' | 'round-limit'): Outcome {
  const rule = ending === 'clock' ? 'PL-OPT-2' : 'PL-AMB-87';
  const endings: Ending[] = [{ ending, rule }];
  const seats = [...seas.captains.keys()];
  const counts = [
    (seat: Seat) => teamPoints(seas, seat),
    (seat: Seat) => teamSum(seas, seat, (mate) => captainOf(seas, mate).plunderPoints),
    (seat: Seat) => teamSum(seas, seat, (mate) => handSize(seas, mate)),
  ];
  let best = seats;
  counts.forEach((count, index) => {
    const before = teamsAmong(seas, best);
    const most = Math.max(...best.map(count));
    best = best.filter((seat) => count(seat) === most);
    if (index > 0 && before > 1 && teamsAmong(seas, best) === 1)
      endings.push({ ending: 'tie-broken', rule: 'PL-AMB-33' });
  });
  if (teamsAmong(seas, best) > 1) endings.push({ ending: 'shared', rule: 'PL-AMB-33' });
  return outcomeOf(seas, best, endings);
}

export function decide(seas: Seas, ending: 'clock' | 'round-limit', table: PlunderTable): void {
  finish(verdict(seas, ending), table);
}

function teamSum(seas: Seas, seat: Seat, count: (mate: Seat) => number): number {
  return crewOf(seas, seat).reduce((total, mate) => total + count(mate), 0);
}

function teamsAmong({ options }: Seas, seats: readonly Seat[]): number {
  return new Set(seats.map((seat) => teamOf(options, seat))).size;
}

function outcomeOf(seas: Seas, winners: Seat[], endings: Outcome['endings']): Outcome {
  const scores = [...seas.captains.keys()].map((seat) => pointsOf(seas, seat));
  return { winners, endings, scores };
}

function finish(outcome: Outcome, table: PlunderTable): void {
  const { endings } = outcome;
  table.end(outcome);
  table.tell({ type: 'ended', outcome, rule: itemAt(endings, 0).rule });
}
