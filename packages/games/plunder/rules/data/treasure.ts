// The Treasure deck: 33 titles, 55 cards.
// Provenance: 55 cards PUBLIC (three component lists); titles, stories, effects and copies DESIGNED. That most cards award
// gold, that some are bad, and the kinds of effect RULEBOOK; that some are cursed PUBLIC; cards that move the storm ours.
import type { Effect } from './effects.ts';

export interface TreasureCard {
  /** Its number in states. */
  readonly id: number;
  readonly title: string;
  readonly copies: number;
  /** In order. */
  readonly effects: readonly Effect[];
}

export const TREASURE_CARDS: readonly TreasureCard[] = [
  {
    id: 1,
    title: 'Loose Doubloons',
    copies: 4,
    effects: [{ do: 'gain', kind: 'gold', count: 1 }],
  },
  {
    id: 2,
    title: "Smuggler's Cache",
    copies: 7,
    effects: [{ do: 'gain', kind: 'gold', count: 2 }],
  },
  {
    id: 3,
    title: "Captain's Strongbox",
    copies: 6,
    effects: [{ do: 'gain', kind: 'gold', count: 3 }],
  },
  {
    id: 4,
    title: 'Sunken Galleon',
    copies: 2,
    effects: [{ do: 'gain', kind: 'gold', count: 4 }],
  },
  {
    id: 5,
    title: "The Governor's Ransom",
    copies: 1,
    effects: [{ do: 'gain', kind: 'gold', count: 5 }],
  },
  {
    id: 6,
    title: "Crew's Share",
    copies: 2,
    effects: [
      { do: 'gain', kind: 'gold', count: 2 },
      { do: 'gain', kind: 'rum', count: 1 },
    ],
  },
  {
    id: 7,
    title: "Shipwright's Stash",
    copies: 2,
    effects: [
      { do: 'gain', kind: 'gold', count: 1 },
      { do: 'gain', kind: 'wood', count: 1 },
      { do: 'gain', kind: 'iron', count: 1 },
    ],
  },
  {
    id: 8,
    title: 'Blood Money',
    copies: 1,
    effects: [
      { do: 'gain', kind: 'gold', count: 3 },
      { do: 'damage', ship: 'finder', lives: 1 },
    ],
  },
  {
    id: 9,
    title: 'Cursed Idol',
    copies: 1,
    effects: [{ do: 'gain', kind: 'gold', count: 4 }, { do: 'end-turn' }],
  },
  {
    id: 10,
    title: 'Broken Scales',
    copies: 1,
    effects: [
      { do: 'lose-choice', from: 'not-gold', count: 1 },
      { do: 'gain', kind: 'gold', count: 2 },
    ],
  },
  {
    id: 11,
    title: 'Toast to the Brethren',
    copies: 1,
    effects: [
      { do: 'gain', kind: 'gold', count: 3 },
      { do: 'others-gain', kind: 'rum', count: 1 },
    ],
  },
  {
    id: 12,
    title: 'Drifting Timber',
    copies: 1,
    effects: [
      { do: 'gain', kind: 'wood', count: 2 },
      { do: 'gain', kind: 'iron', count: 1 },
    ],
  },
  {
    id: 13,
    title: "Rum-Runner's Barrels",
    copies: 1,
    effects: [{ do: 'gain', kind: 'rum', count: 3 }],
  },
  {
    id: 14,
    title: "Quartermaster's Pick",
    copies: 1,
    effects: [{ do: 'gain-choice', count: 2 }],
  },
  {
    id: 15,
    title: 'Song of Your Deeds',
    copies: 2,
    effects: [{ do: 'gain-plunder-point', count: 1 }],
  },
  {
    id: 16,
    title: 'Salvaged Guns',
    copies: 2,
    effects: [{ do: 'upgrade', peg: 'cannon', count: 1 }],
  },
  {
    id: 17,
    title: 'Spare Canvas',
    copies: 2,
    effects: [{ do: 'upgrade', peg: 'mast', count: 1 }],
  },
  {
    id: 18,
    title: "Ship's Carpenter",
    copies: 1,
    effects: [{ do: 'upgrade', peg: 'life', count: 1 }],
  },
  {
    id: 19,
    title: 'Light Fingers',
    copies: 2,
    effects: [{ do: 'steal', from: 'one', count: 1 }],
  },
  {
    id: 20,
    title: 'Boarding Party',
    copies: 1,
    effects: [{ do: 'steal', from: 'one', count: 2 }],
  },
  {
    id: 21,
    title: 'Tithe of the Deep',
    copies: 1,
    effects: [{ do: 'steal', from: 'each', count: 1 }],
  },
  {
    id: 22,
    title: "Witch's Knot",
    copies: 1,
    effects: [{ do: 'move-storm', to: 'spun' }],
  },
  {
    id: 23,
    title: 'Stormglass',
    copies: 1,
    effects: [{ do: 'move-storm', to: 'chosen' }],
  },
  {
    id: 24,
    title: 'Maelstrom',
    copies: 1,
    effects: [{ do: 'relocate', ship: 'finder', to: 'spun' }],
  },
  {
    id: 25,
    title: 'Riptide',
    copies: 1,
    effects: [{ do: 'relocate', ship: 'enemy', to: 'spun' }],
  },
  {
    id: 26,
    title: 'Following Sea',
    copies: 1,
    effects: [{ do: 'relocate', ship: 'finder', to: 'chosen' }],
  },
  {
    id: 27,
    title: 'Powder in the Bilge',
    copies: 1,
    effects: [{ do: 'damage', ship: 'finder', lives: 1 }],
  },
  {
    id: 28,
    title: 'Ghost Broadside',
    copies: 1,
    effects: [{ do: 'damage', ship: 'enemy', lives: 1 }],
  },
  {
    id: 29,
    title: "The Deep's Due",
    copies: 1,
    effects: [{ do: 'pay-or-sink', count: 3 }],
  },
  {
    id: 30,
    title: 'Leaking Hold',
    copies: 1,
    effects: [{ do: 'lose-choice', from: 'any', count: 2 }],
  },
  {
    id: 31,
    title: 'Thieves Aboard',
    copies: 1,
    effects: [
      { do: 'lose', kind: 'gold', count: 1 },
      { do: 'lose', kind: 'rum', count: 1 },
    ],
  },
  {
    id: 32,
    title: 'Becalmed',
    copies: 2,
    effects: [{ do: 'end-turn' }],
  },
  {
    id: 33,
    title: 'Mutinous Muttering',
    copies: 1,
    effects: [{ do: 'lose-or-end', kind: 'rum', count: 1 }],
  },
];

/** Card numbers, unshuffled. */
export const TREASURE_DECK: readonly number[] = TREASURE_CARDS.flatMap(({ id, copies }) =>
  Array<number>(copies).fill(id),
);
