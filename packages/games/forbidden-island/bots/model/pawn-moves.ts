// Where pawns may go, as the six adventurers' powers allow.
import type { Seat } from '@tidetable/engine';
import { divable, firstOf, nearest, type Square, type Squares } from '../../rules/questions.ts';
import { type IslandModel, LIFT } from './island-model.ts';

function nextToAny(adjacent: readonly Squares[], set: Squares): Squares {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) found |= adjacent[firstOf(rest)] as Squares;
  return found;
}

/** Where one Move action may lead from a square. */
export function walks(island: IslandModel, seat: Seat, from: Square): Squares {
  if (island.setup.is(seat, 'diver')) return dives(island, from);
  return island.setup.adjacentTo(seat, from) & island.standing;
}

function dives({ setup, flooded, sunk, standing }: IslandModel, from: Square): Squares {
  return divable(setup.layout, flooded | sunk, from) & standing;
}

/** Where a pawn may swim when the tile under it sinks. */
export function swims(island: IslandModel, seat: Seat, from: Square): Squares {
  const { setup, standing } = island;
  switch (setup.roles[seat]) {
    case 'pilot':
      return standing;
    case 'diver':
      return setup.options.diverSwims === 'nearest'
        ? nearest(setup.layout, standing, from)
        : dives(island, from);
    default:
      return setup.adjacentTo(seat, from) & standing;
  }
}

/** Where the Navigator may take a pawn. */
export function steers(island: IslandModel, pawn: Seat): Squares {
  const { setup, standing } = island;
  const from = island.pawn(pawn);
  const keeps = setup.options.navigatorKeepsPowers;
  const adjacent = keeps ? (setup.adjacent[pawn] as readonly Squares[]) : setup.layout.beside;
  const first = adjacent[from] as Squares;
  const through = keeps && setup.is(pawn, 'diver') ? first : first & standing;
  return (through | nextToAny(adjacent, through)) & standing & ~(1 << from);
}

export function reach(island: IslandModel, seat: Seat): Squares {
  const from = island.pawn(seat);
  return (1 << from) | island.setup.adjacentTo(seat, from);
}

/** Whether some pawn on this square would have no tile to swim to. */
export function someoneIsStranded(island: IslandModel, square: Square): boolean {
  for (let seat = 0; seat < island.setup.seats; seat++)
    if (island.pawns[seat] === square && swims(island, seat, square) === 0) return true;
  return false;
}

/** The seats, one bit each, that could fly a stranded pawn out and have not declined. */
export function rescuers(island: IslandModel, square: Square, declined: number): number {
  if (!island.setup.options.liftRescues || island.standing === 0) return 0;
  if (!someoneIsStranded(island, square)) return 0;
  let seats = 0;
  for (let seat = 0; seat < island.setup.seats; seat++)
    if (island.holds(seat, LIFT) > 0) seats |= 1 << seat;
  return seats & ~declined;
}
