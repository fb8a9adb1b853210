// Setup, p. 2–3, in the printed order.
import type { Chance, Seat } from '@tidetable/engine';
import { only } from './board.ts';
import { ADVENTURERS, ROLES, type Role } from './data/adventurers.ts';
import { type Card, FULL_DECK } from './data/cards.ts';
import type { Squares } from './data/layouts.ts';
import { TILES, type Tile } from './data/tiles.ts';
import { STARTING_LEVEL } from './data/water-meter.ts';
import type { Options } from './options.ts';
import type { Island } from './state.ts';

const FLOODED_AT_START = 6;
const CARDS_AT_START = 2;

export function setup(seats: number, options: Options, chance: Chance): Island {
  const tiles = createIsland(chance);
  const { flooded, floodDeck, floodDiscard } = startToSink(tiles, chance);
  const roles = adventurersAppear(seats, options, chance);
  const { hands, treasureDeck } = handOutCards(seats, chance);
  return {
    seats,
    options,
    tiles,
    flooded,
    sunk: 0,
    roles,
    pawns: roles.map((role) => tiles.indexOf(ADVENTURERS[role].start)),
    hands,
    captured: { earth: null, wind: null, fire: null, ocean: null },
    treasureDeck,
    treasureDiscard: [],
    floodDeck,
    floodDiscard,
    floodLayers: [floodDeck.length],
    waterLevel: STARTING_LEVEL[options.difficulty],
    agenda: [{ step: 'turn', seat: firstPlayer(seats, options, chance) }],
    outcome: null,
  };
}

/** FI-SETUP-1. Tiles are laid from the top of the shuffled pile. */
function createIsland(chance: Chance): readonly Tile[] {
  const pile = [...TILES];
  chance.shuffle(pile);
  return pile.reverse();
}

/** FI-SETUP-4. */
function startToSink(tiles: readonly Tile[], chance: Chance) {
  const floodDeck = [...TILES];
  chance.shuffle(floodDeck);
  const floodDiscard = floodDeck.splice(-FLOODED_AT_START).reverse();
  let flooded: Squares = 0;
  for (const tile of floodDiscard) flooded |= only(tiles.indexOf(tile));
  return { flooded, floodDeck, floodDiscard };
}

/** FI-SETUP-5, or the adventurers the table has chosen (FI-DIFF-1). */
function adventurersAppear(seats: number, options: Options, chance: Chance): readonly Role[] {
  if (options.roles.length > 0) return options.roles.slice();
  const pile = ROLES.filter((role) => !options.without.includes(role));
  chance.shuffle(pile);
  return pile.splice(-seats).reverse();
}

/** FI-SETUP-6. A Waters Rise! is replaced first and shuffled back afterwards (FI-AMB-33). */
function handOutCards(seats: number, chance: Chance) {
  const treasureDeck = FULL_DECK.slice();
  chance.shuffle(treasureDeck);
  const hands: Card[][] = [];
  const replaced: Card[] = [];
  while (hands.length < seats) {
    const hand: Card[] = [];
    while (hand.length < CARDS_AT_START) {
      const card = treasureDeck.pop() as Card;
      (card === 'waters-rise' ? replaced : hand).push(card);
    }
    hands.push(hand);
  }
  if (replaced.length > 0) {
    treasureDeck.push(...replaced);
    chance.shuffle(treasureDeck);
  }
  return { hands, treasureDeck };
}

/** FI-TURN-1: software cannot know who last visited an island. */
function firstPlayer(seats: number, { first }: Options, chance: Chance): Seat {
  return first === 'random' ? chance.roll(seats) - 1 : Number(first) - 1;
}
