// What people call the captains, ships, islands, squares and cards.
import {
  called,
  listed,
  type Party,
  plural,
  type Reader,
  type Seat,
  type Who,
  whoFor,
} from '@tidetable/engine';
import { type Cards, KINDS } from '../../rules/data/resources.ts';
import { TREASURE_CARDS } from '../../rules/data/treasure.ts';
import { TREASURE_WORDS } from '../../rules/data/treasure-words.ts';
import { chartOf, type Square } from '../../rules/map.ts';
import type { Holdings } from '../../rules/state.ts';

/** Every captain has a colour and an emblem, since not everyone sees colours. */
export const CAPTAIN_NAMES = ['Red', 'Blue', 'Green', 'Yellow', 'Purple', 'White'] as const;
export const EMBLEMS = ['kraken', 'whale', 'turtle', 'crab', 'squid', 'shark'] as const;

/** In order of launch, by letter: ship 7 is the Gull. */
export const SHIP_NAMES = [
  'Albatross',
  'Bonito',
  'Cormorant',
  'Dolphin',
  'Eider',
  'Fulmar',
  'Gull',
  'Heron',
  'Ibis',
  'Jackdaw',
  'Kestrel',
  'Lapwing',
  'Marlin',
  'Narwhal',
  'Osprey',
  'Petrel',
  'Queenfish',
  'Raven',
  'Skua',
  'Tern',
  'Urchin',
  'Viper',
  'Wagtail',
  'Xiphias',
  'Yaffle',
  'Zander',
] as const;

export function captainName(seat: Seat): string {
  return CAPTAIN_NAMES[seat] ?? `captain ${seat + 1}`;
}

/** `Captain Red`. */
export function captainTitle(seat: Seat): string {
  return CAPTAIN_NAMES[seat] === undefined ? captainName(seat) : `Captain ${captainName(seat)}`;
}

/** After the last letter they repeat: ship 33 is the Gull 2. */
export function shipName(ship: number): string {
  const name = SHIP_NAMES[(ship - 1) % SHIP_NAMES.length] ?? 'ship';
  const time = Math.ceil(ship / SHIP_NAMES.length);
  return time === 1 ? name : `${name} ${time}`;
}

/** `Red`, or `you`. */
export function captainsFor(reader: Reader): Who {
  return whoFor(reader, captainName);
}

/** `the Red Gull`, or `your Gull`. */
export function shipFor(reader: Reader, seat: Seat, ship: number): Party {
  return called(seat === reader ? `your ${shipName(ship)}` : theShip(seat, ship));
}

/** `the Red Gull`. */
export function theShip(seat: Seat, ship: number): string {
  return `the ${captainName(seat)} ${shipName(ship)}`;
}

type Charted = { readonly layout: string };

export function squareName({ layout }: Charted, square: Square): string {
  return chartOf(layout).names[square] ?? 'nowhere';
}

export function islandName({ layout }: Charted, id: string): string {
  return chartOf(layout).islands.find((island) => island.id === id)?.name ?? id;
}

/** `2 wood and 1 gold`. */
export function cardWords(cards: Cards): string {
  return listed(KINDS.flatMap((kind, at) => (cards[at] ? [`${cards[at]} ${kind}`] : [])));
}

export function cardCount(count: number): string {
  return plural(count, 'card');
}

/** `5 points (2 ships, 2 islands and 1 Plunder Point card), 4 cards in hand`. */
export function holdingWords({ points, ships, islands, plunderPoints, cards }: Holdings): string {
  const counted = [
    ...(ships > 0 ? [plural(ships, 'ship')] : []),
    ...(islands > 0 ? [plural(islands, 'island')] : []),
    ...(plunderPoints > 0 ? [plural(plunderPoints, 'Plunder Point card')] : []),
  ];
  const parts = counted.length === 0 ? '' : ` (${listed(counted)})`;
  return `${plural(points, 'point')}${parts}, ${cardCount(cards)} in hand`;
}

export function treasureTitle(card: number): string {
  return TREASURE_CARDS[card - 1]?.title ?? `card ${card}`;
}

/** What a Treasure card does, in sentences. */
export function treasureText(card: number): string {
  return TREASURE_WORDS[card - 1]?.text ?? '';
}

/** An offer, to follow a colon. */
export function offerWords(
  as: 'trade' | 'threat' | 'bribe' | 'price',
  give: Cards,
  ask: Cards,
): string {
  switch (as) {
    case 'bribe':
      return cardWords(give);
    case 'price':
      return cardWords(ask);
    case 'threat':
      return `${cardWords(ask)}${isNothing(give) ? '' : ` for ${cardWords(give)}`}, or a fight`;
    case 'trade':
      if (isNothing(ask)) return `${cardWords(give)} as a gift`;
      return `${cardWords(give)} for ${cardWords(ask)}`;
  }
}

/** `1 gold for anything`, `who has 1 iron`, `1 gold for 1 iron`. */
export function callWords(give: Cards, ask: Cards): string {
  if (isNothing(give)) return `who has ${cardWords(ask)}`;
  return `${cardWords(give)} for ${isNothing(ask) ? 'anything' : cardWords(ask)}`;
}

/** What follows “calls to all”: ` for 1 iron`, `: 1 gold for anything`. */
export function calledFor(give: Cards, ask: Cards): string {
  return isNothing(give) ? ` for ${cardWords(ask)}` : `: ${callWords(give, ask)}`;
}

export function isNothing(cards: Cards): boolean {
  return cards.every((count) => count === 0);
}
