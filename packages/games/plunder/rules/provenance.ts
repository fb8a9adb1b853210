// Which values are printed, public, or ours.
import type { Source } from '@tidetable/engine';

/** By kind of thing on a board. */
export const SOURCES = {
  rules: { of: 'rules that have a page, and the kinds of cards', provenance: 'RULEBOOK' },
  costs: {
    of: 'prices of ships, masts, lives, cannons and burying, limits of ships and fleets, the toll of the storm',
    provenance: 'RULEBOOK',
  },
  setup: {
    of: 'X tokens, open stacks of ten, opening hands, teams and their targets',
    provenance: 'RULEBOOK',
  },
  grid: {
    of: 'rows A to L, columns 1 to 18, six tiles of 6 by 6 squares with two sides, six-sided dice, at most six captains',
    provenance: 'PUBLIC',
    note: 'reviews and component lists',
  },
  counts: {
    of: '150 Resource, 55 Treasure and 56 Plunder Point cards, flags and pegs of the box',
    provenance: 'PUBLIC',
    note: 'component lists',
  },
  storm: {
    of: 'a storm of 3 by 3 squares',
    provenance: 'PUBLIC',
    note: 'an online version by fans; that it has a centre and hangs over the edge is printed',
  },
  skulls: {
    of: 'one to three skulls on an island',
    provenance: 'PUBLIC',
    note: 'an online version by fans; islands of one skull are printed',
  },
  tiles: {
    of: 'all twelve faces of the tiles: where islands, ports and land barriers lie, how many skulls each has, and that tiles may be turned',
    provenance: 'DESIGNED',
  },
  names: {
    of: 'names of islands and ships, colours and emblems of captains',
    provenance: 'DESIGNED',
  },
  treasure: {
    of: 'titles, stories, effects and copies of all Treasure cards',
    provenance: 'DESIGNED',
    note: 'that most award gold and some are bad is printed',
  },
  split: {
    of: 'how the 150 Resource cards divide by kind: 37 wood, 37 iron, 37 rum and 39 gold',
    provenance: 'DESIGNED',
  },
  bounds: {
    of: 'fair compasses, ranges of targets, and the bounds on clocks, offers and rounds',
    provenance: 'DESIGNED',
  },
  rulings: {
    of: 'all rulings (PL-AMB)',
    provenance: 'DESIGNED',
    note: 'RULINGS.md gives the reasons',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** The sources of a kind of thing, such as `island`; none if it is unknown. */
export function sourcesOf(kind: string): readonly Source[] {
  return BY_KIND[kind] ?? [];
}

const BY_KIND: Readonly<Record<string, readonly Source[]>> = {
  rule: [SOURCES.rules],
  ruling: [SOURCES.rulings],
  tile: [SOURCES.tiles, SOURCES.grid],
  island: [SOURCES.tiles, SOURCES.names, SOURCES.skulls],
  square: [SOURCES.grid],
  cross: [SOURCES.setup],
  storm: [SOURCES.storm, SOURCES.costs],
  ship: [SOURCES.costs, SOURCES.names],
  build: [SOURCES.costs],
  card: [SOURCES.split, SOURCES.counts],
  treasure: [SOURCES.treasure, SOURCES.counts],
  die: [SOURCES.grid],
  captain: [SOURCES.setup, SOURCES.names],
  counts: [SOURCES.counts],
  bounds: [SOURCES.bounds],
};
