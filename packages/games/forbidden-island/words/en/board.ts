// The words of the island's board.

import { within } from '@tidetable/board/words/en.ts';
import { plural } from '@tidetable/board/words/numbers.ts';

export const island = {
  unusedActions: (left: number) => (left === 1 ? '1 action' : `${left} actions`),
  board: 'The island',
  map: 'map',
  crew: 'Crew',
  decks: 'Decks and discards',
  hand: 'Your cards',
  emptyHand: 'No cards in hand.',
  odds: 'Odds',
  oddsLegend: {
    floods: 'floods next',
    sinks: 'sinks next',
  },
  forecast: (cards: string, rise: string) =>
    `Next flood: ${cards} cards. Waters Rise! before it: ${rise}.`,
  risesWith: (chance: string) => `rise ${chance}`,
  nextCards: (count: string) => `next ${count}`,
  deck: { treasure: 'Treasure deck', flood: 'Flood deck' },
  pile: (name: string, left: number, gone: number) =>
    `${name}: ${left} left, ${gone} discarded. Look through both piles.`,
  discarded: (count: number) => `+${count}`,
  treasureDiscard: (count: number) => `Treasure cards discarded (${count})`,
  treasureLeft: (count: number) => `Still in the Treasure deck (${count})`,
  floodDiscard: (count: number) => `Flood cards discarded (${count})`,
  floodNext: (count: number) => `On top of the Flood deck, in any order (${count})`,
  floodThen: (count: number) => `Below those (${count})`,
  none: 'None.',
  giveTo: (role: string) => `To the ${role}`,
  actionsLeft: (count: number) => `${plural(count, 'action')} left`,
  powers: {
    diver: 'Moves through flooded and missing tiles.',
    engineer: 'Shores up two tiles with one action.',
    explorer: 'Moves and shores up diagonally too.',
    messenger: 'Gives cards from anywhere.',
    navigator: 'Moves others up to two tiles.',
    pilot: 'Flies to any tile once a turn.',
  },
  difficulty: { novice: 'Novice', normal: 'Normal', elite: 'Elite', legendary: 'Legendary' },
  meter: (level: number, cards: number) =>
    cards === 0
      ? 'Water meter: the skull. The island is lost.'
      : `Water meter: mark ${level} of 10, ${cards} Flood cards a turn`,
  treasure: (name: string, by: string | null) =>
    by === null ? `${name}, still to be captured` : `${name}, captured by the ${by}`,
  tile: (tile: {
    readonly name: string;
    readonly condition: 'dry' | 'flooded' | 'sunk';
    readonly treasure: string | null;
    readonly isWon: boolean;
    readonly who: readonly string[];
    readonly chance: string | null;
  }) =>
    [
      tile.name,
      { dry: 'dry', flooded: 'flooded', sunk: 'sunk for good' }[tile.condition],
      ...(tile.treasure === null || tile.isWon
        ? []
        : [`${tile.treasure.replace(/^The /, 'the ')} can be captured here`]),
      ...tile.who.map((role) => `the ${role} stands here`),
      ...(tile.chance === null ? [] : [`${tile.chance} to be drawn`]),
    ].join(', '),
  pawn: (role: string, name: string, tile: string) => `${role}, ${within(name)}, on ${tile}`,
  cards: (count: number) => plural(count, 'card'),
  theatre: {
    risen: (cards: number) =>
      cards === 0
        ? 'The water has reached the skull.'
        : `${plural(cards, 'Flood card')} a turn now`,
    returned: (cards: number) => `${plural(cards, 'Flood card')} shuffled back on top`,
    captured: (who: string) => `Captured by ${who}!`,
    sinks: (tile: string) => `${tile} sinks for good.`,
    away: 'Up and away!',
  },
  about: {
    condition: {
      dry: 'Dry. Its Flood card turns it over.',
      flooded: 'Flooded. It can be shored up; its next Flood card sinks it.',
      sunk: 'Sunk for good, and its Flood card is out of the game.',
    },
    captureHere: (treasure: string) => `${treasure} can be captured here.`,
    starts: (role: string) => `The ${role} begins here.`,
    startsOn: (tile: string) => `Begins on ${tile}.`,
    capturedOn: (one: string, other: string) =>
      `Captured on ${one} or ${other}, for four of its Treasure cards.`,
    treasureCard: 'Four of a kind capture the treasure on one of its two tiles.',
    cards: {
      'helicopter-lift':
        'Carries pawns from one tile to any other, at any time; at the end, everybody home.',
      sandbags: 'Shores up any tile, at any time.',
      'waters-rise': 'The water rises by a mark, and discarded Flood cards come back on top.',
    } as Readonly<Partial<Record<string, string>>>,
    count: (count: number) => `${count} of 28 Treasure cards.`,
    left: (count: number) => `${plural(count, 'card')} left.`,
    decks: {
      treasure: 'Two are drawn at the end of each turn.',
      flood: 'A card for each tile that still stands; the water meter says how many are drawn.',
    },
    marks: (cards: readonly number[], skull: number) =>
      `Flood cards a turn, mark by mark: ${cards.join(' ')}; mark ${skull} is the skull.`,
    begins: (levels: string) => `Where the water begins: ${levels}.`,
  },
};
