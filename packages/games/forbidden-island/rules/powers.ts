// What the six adventurers answer differently. A rule asks the power of a seat, and never names a role.
import type { RuleId, Seat } from '@tidetable/engine';
import {
  besideAny,
  besideOf,
  cornersOf,
  fewestSteps,
  firstOf,
  layoutOf,
  only,
  pawnSquare,
  standingSquares,
} from './board.ts';
import { ROLES, type Role } from './data/adventurers.ts';
import type { Layout, Square, Squares } from './data/layouts.ts';
import type { Island } from './state.ts';

export interface Power {
  /** The squares next to this one, for walking, shoring up and swimming. */
  adjacent(layout: Layout, square: Square): Squares;
  /** Where one Move action may lead from here. */
  walk(island: Island, from: Square): Squares;
  /** Where the pawn may go when the tile under it sinks. */
  swim(island: Island, from: Square): Squares;
  /** The squares, sunk ones too, on which the first step of a navigated pawn may come down. */
  firstStep(island: Island, from: Square): Squares;
  /** How many tiles one Shore Up action may turn. */
  readonly shoresUp: number;
  readonly flies: boolean;
  readonly navigates: boolean;
  readonly givesFromAfar: boolean;
  /** Swims past the squares beside its own. */
  readonly swimsAfar: boolean;
  /** The rules that grant what others may not do. */
  readonly rules: { readonly move: RuleId; readonly shoreUp: RuleId; readonly swim: RuleId };
}

const ordinary: Power = {
  adjacent: besideOf,
  walk(island, from) {
    return this.adjacent(layoutOf(island), from) & standingSquares(island);
  },
  swim(island, from) {
    return this.adjacent(layoutOf(island), from) & standingSquares(island);
  },
  firstStep(island, from) {
    return this.adjacent(layoutOf(island), from) & standingSquares(island);
  },
  shoresUp: 1,
  flies: false,
  navigates: false,
  givesFromAfar: false,
  swimsAfar: false,
  rules: { move: 'FI-MOVE-1', shoreUp: 'FI-SHORE-1', swim: 'FI-SWIM-1' },
};

const POWERS: Readonly<Record<Role, Power>> = {
  diver: {
    ...ordinary,
    walk: dive,
    swim: (island, from) =>
      island.options.diverSwims === 'nearest'
        ? nearest(layoutOf(island), standingSquares(island), from)
        : dive(island, from),
    firstStep: (island, from) => besideOf(layoutOf(island), from),
    swimsAfar: true,
    rules: { ...ordinary.rules, move: 'FI-MOVE-6', swim: 'FI-SWIM-3' },
  },
  engineer: { ...ordinary, shoresUp: 2 },
  explorer: {
    ...ordinary,
    adjacent: (layout, square) => besideOf(layout, square) | cornersOf(layout, square),
    rules: { move: 'FI-MOVE-3', shoreUp: 'FI-SHORE-3', swim: 'FI-SWIM-4' },
  },
  messenger: { ...ordinary, givesFromAfar: true },
  navigator: { ...ordinary, navigates: true },
  pilot: {
    ...ordinary,
    flies: true,
    swim: (island) => standingSquares(island),
    rules: { ...ordinary.rules, swim: 'FI-SWIM-5' },
  },
};

export function powerOf(island: Island, seat: Seat): Power {
  return POWERS[island.roles[seat] as Role];
}

/** The role that alone can do this. */
export function roleThat(power: 'flies' | 'navigates'): Role {
  return ROLES.find((role) => POWERS[role][power]) as Role;
}

function dive(island: Island, from: Square): Squares {
  const reached = divable(layoutOf(island), island.flooded | island.sunk, from);
  return reached & standingSquares(island);
}

/** The squares at the end of any chain of flooded and sunk ones (FI-AMB-1, FI-AMB-2). */
export function divable(layout: Layout, water: Squares, from: Square): Squares {
  let reached = besideOf(layout, from);
  for (let fresh = reached & water; fresh !== 0; ) {
    const further = besideAny(layout, fresh) & ~reached;
    reached |= further;
    fresh = further & water;
  }
  return reached & ~only(from);
}

/** The tiles fewest steps away over sunk squares (FI-AMB-3). */
export function nearest(layout: Layout, standing: Squares, from: Square): Squares {
  let seen = only(from);
  let ring = besideOf(layout, from);
  while (ring !== 0 && (ring & standing) === 0) {
    seen |= ring;
    ring = besideAny(layout, ring) & ~seen;
  }
  return ring & standing;
}

/** Where the Navigator may take this pawn: up to two adjacent tiles (FI-AMB-4, FI-AMB-5, FI-AMB-40). */
export function navigated(island: Island, pawn: Seat): Squares {
  const power = powerWhenNavigated(island, pawn);
  const layout = layoutOf(island);
  const from = pawnSquare(island, pawn);
  const first = power.firstStep(island, from);
  let reached = first;
  for (let rest = first; rest !== 0; rest &= rest - 1)
    reached |= power.adjacent(layout, firstOf(rest));
  return reached & standingSquares(island) & ~only(from);
}

function powerWhenNavigated(island: Island, pawn: Seat): Power {
  return island.options.navigatorKeepsPowers ? powerOf(island, pawn) : ordinary;
}

/** How many adjacent tiles lie between a pawn and where it would be navigated, that one counted; null for no way. */
export function navigatedSteps(island: Island, pawn: Seat, to: Square): number | null {
  const { adjacent } = powerWhenNavigated(island, pawn);
  const layout = layoutOf(island);
  const standing = standingSquares(island);
  const from = pawnSquare(island, pawn);
  return fewestSteps(from, to, (square) => adjacent(layout, square) & standing);
}
