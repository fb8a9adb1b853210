// Freshly dealt tables, and how to read what lies on them.
import type { Scene } from '@tidetable/conformance';
import { itemAt, Match, type Rig, type Seat, seedFrom } from '@tidetable/engine';
import type { Tile } from '../../rules/data/tiles.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Options } from '../../rules/options.ts';
import type { Condition, Forbidden, Island } from '../../rules/state.ts';

interface Deal {
  readonly seed?: number;
  readonly options?: Partial<Options>;
  readonly rig?: Rig;
}

/** A table right after its setup. */
export function dealt(seats: number, { seed = 1, options = {}, rig = {} }: Deal = {}): Island {
  const setting = { seats, options, rig, seed: seedFrom(String(seed)) };
  return Match.start(forbiddenIsland, setting).state;
}

/** A hundred tables, each from a seed of its own. */
export function manyDealt(seats: number, deal: Omit<Deal, 'seed'> = {}): Island[] {
  return Array.from({ length: 100 }, (_none, seed) => dealt(seats, { ...deal, seed }));
}

/** How a tile lies. */
export function condition({ state }: Scene<Forbidden>, tile: Tile): Condition | undefined {
  return forbiddenIsland.view(state, 'spectator').condition[state.tiles.indexOf(tile)];
}

/** The tile under a pawn. */
export function tileUnder({ state }: Scene<Forbidden>, seat: Seat): Tile | undefined {
  return state.tiles[itemAt(state.pawns, seat)];
}

/** What a seat may do of one kind, without the kind's name. */
export function choices(island: Scene<Forbidden>, seat: Seat, kind: string): string[] {
  return island
    .offers(seat)
    .filter((offer) => offer.startsWith(`${kind} `))
    .map((offer) => offer.slice(kind.length + 1));
}

/** In so many moments, everyone who is asked for a Special card says no. */
export function letPass(island: Scene<Forbidden>, moments = 1): Scene<Forbidden> {
  for (let moment = 0; moment < moments; moment++)
    for (const seat of island.must) island.play(`${seat}: pass`);
  return island;
}
