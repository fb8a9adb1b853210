// Which values are printed, which are told by public sources, and which are ours.

export type Source = 'printed' | 'public' | 'ours';

export interface Origin {
  readonly source: Source;
  /** What exactly, and by whom it is told. */
  readonly note: string;
}

/** By the kind of thing that a board shows. */
export const PROVENANCE = {
  costs: {
    source: 'printed',
    note: 'Prices of ships, masts, lives, cannons and burying, limits of ships and fleets, and the toll of the storm.',
  },
  setup: {
    source: 'printed',
    note: 'X tokens, open stacks of ten, opening hands, teams and their targets.',
  },
  grid: {
    source: 'public',
    note: 'Rows A to L, columns 1 to 18, six tiles of 6 by 6 squares with two sides, six-sided dice: reviews and component lists.',
  },
  counts: {
    source: 'public',
    note: '150 Resource, 55 Treasure and 56 Plunder Point cards, flags and pegs of the box: component lists.',
  },
  storm: {
    source: 'public',
    note: 'A storm of 3 by 3 squares: an online version by fans. That it has a centre and hangs over the edge is printed.',
  },
  skulls: {
    source: 'public',
    note: 'One to three skulls: an online version by fans. One-skull islands are printed.',
  },
  tiles: {
    source: 'ours',
    note: 'All twelve faces: where islands, ports and land barriers lie, and that tiles may be turned.',
  },
  names: { source: 'ours', note: 'Names of islands, ships, captains and their emblems.' },
  treasure: {
    source: 'ours',
    note: 'Titles, texts, effects and copies of all Treasure cards. That most award gold and some are bad is printed.',
  },
  split: {
    source: 'ours',
    note: 'How the 150 Resource cards divide by kind: 37 wood, 37 iron, 37 rum and 39 gold.',
  },
  bounds: {
    source: 'ours',
    note: 'Fair compasses, ranges of targets, and the bounds on offers and rounds.',
  },
} as const satisfies Readonly<Record<string, Origin>>;
