// Where pawns may go, as the six adventurers' powers allow.
import type { Seat } from '@tidetable/engine';
import type { Square, Squares } from '../../rules/questions.ts';
import { type Isle, LIFT } from './isle.ts';

export function firstOf(set: Squares): Square {
  return 31 - Math.clz32(set & -set);
}

function besideAny(beside: readonly Squares[], set: Squares): Squares {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) found |= beside[firstOf(rest)] as Squares;
  return found;
}

/** Where one Move action may lead from a square. */
export function walks(isle: Isle, seat: Seat, from: Square): Squares {
  if (isle.land.is(seat, 'diver')) return dives(isle, from);
  return ((isle.land.adjacent[seat] as readonly Squares[])[from] as Squares) & isle.standing;
}

function dives(isle: Isle, from: Square): Squares {
  const { beside } = isle.land;
  const passable = isle.flooded | isle.sunk;
  let reached = beside[from] as Squares;
  for (let fresh = reached & passable; fresh !== 0; ) {
    const further = besideAny(beside, fresh) & ~reached;
    reached |= further;
    fresh = further & passable;
  }
  return reached & isle.standing & ~(1 << from);
}

/** Where a pawn may swim when the tile under it sinks. */
export function swims(isle: Isle, seat: Seat, from: Square): Squares {
  const { land, standing } = isle;
  switch (land.roles[seat]) {
    case 'pilot':
      return standing;
    case 'diver':
      return land.options.diverSwims === 'nearest' ? nearest(isle, from) : dives(isle, from);
    default:
      return ((land.adjacent[seat] as readonly Squares[])[from] as Squares) & standing;
  }
}

function nearest(isle: Isle, from: Square): Squares {
  const { beside } = isle.land;
  const { standing } = isle;
  let seen = 1 << from;
  let ring = beside[from] as Squares;
  while (ring !== 0 && (ring & standing) === 0) {
    seen |= ring;
    ring = besideAny(beside, ring) & ~seen;
  }
  return ring & standing;
}

/** Where the Navigator may take a pawn. */
export function steers(isle: Isle, pawn: Seat): Squares {
  const { land, standing } = isle;
  const from = isle.pawn(pawn);
  const keeps = land.options.navigatorKeepsPowers;
  const adjacent = keeps ? (land.adjacent[pawn] as readonly Squares[]) : land.beside;
  const first = adjacent[from] as Squares;
  const through = keeps && land.is(pawn, 'diver') ? first : first & standing;
  return (through | besideAny(adjacent, through)) & standing & ~(1 << from);
}

export function reach(isle: Isle, seat: Seat): Squares {
  const from = isle.pawn(seat);
  return (1 << from) | ((isle.land.adjacent[seat] as readonly Squares[])[from] as Squares);
}

/** Whether some pawn on this square would have no tile to swim to. */
export function someoneIsStranded(isle: Isle, square: Square): boolean {
  for (let seat = 0; seat < isle.land.seats; seat++)
    if (isle.pawns[seat] === square && swims(isle, seat, square) === 0) return true;
  return false;
}

/** The seats, one bit each, that could fly a stranded pawn out of a square, less those that declined. */
export function rescuers(isle: Isle, square: Square, declined: number): number {
  if (!isle.land.options.liftRescues || isle.standing === 0) return 0;
  if (!someoneIsStranded(isle, square)) return 0;
  let seats = 0;
  for (let seat = 0; seat < isle.land.seats; seat++)
    if (isle.holds(seat, LIFT) > 0) seats |= 1 << seat;
  return seats & ~declined;
}
