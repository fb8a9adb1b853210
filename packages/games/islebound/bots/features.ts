// The features of a captain for the win odds.
import type { Seat } from '@tidetable/engine';
import {
  BUILDING_CARDS,
  booksAreCards,
  CREW,
  captainOf,
  RENOWN_TRACK,
  type Sea,
  SKILLS,
  slotValue,
  townsOf,
} from '../public.ts';
import { ABILITY_WORTH, AT_THE_END } from './abilities.ts';
import { buildingsWanted } from './position-worth.ts';

export const FEATURES = [
  'score',
  'purse',
  'fish',
  'wood',
  'spare cargo',
  'books',
  'spare books',
  'pirates',
  'serpents',
  'ichor',
  'influence',
  'spare influence',
  'towns',
  'buildings',
  'abilities',
  'hand',
  'deck',
  'below',
  'injured',
  ...SKILLS,
  'to move',
] as const;

/** Fills in the features of a seat. */
export function count(sea: Sea, seat: Seat, active: Seat, into: Float64Array): void {
  const captain = captainOf(sea, seat);
  const { coins, fish, wood, pirates, serpents, deck, below, injured, buildings, hand } = captain;
  let score = coins + captain.renown + RENOWN_TRACK * (captain.tokens.length + captain.sevens);
  let abilities = 0;
  for (const building of buildings) {
    score += BUILDING_CARDS[building].value + (AT_THE_END[building]?.(sea, seat) ?? 0);
    abilities += ABILITY_WORTH[building];
  }
  const books = booksAreCards(sea) ? hand.length : captain.books;
  let influence = 0;
  for (let slot = 0; slot < sea.influence.length; slot++)
    if (sea.influence[slot] === seat) influence += slotValue(slot);
  let inHand = 0;
  for (const card of hand) inHand += BUILDING_CARDS[card].value + ABILITY_WORTH[card];
  let at = 0;
  into[at++] = score;
  into[at++] = Math.min(coins, 3);
  into[at++] = Math.min(fish, 5);
  into[at++] = Math.min(wood, 5);
  into[at++] = fish + wood - Math.min(fish, 5) - Math.min(wood, 5);
  into[at++] = Math.min(books, 3);
  into[at++] = Math.max(0, books - 3);
  into[at++] = pirates;
  into[at++] = serpents;
  into[at++] = captain.ichor ? 1 : 0;
  into[at++] = Math.min(influence, 8);
  into[at++] = Math.max(0, influence - 8);
  into[at++] = townsOf(sea, seat);
  into[at++] = buildings.length;
  into[at++] = abilities;
  into[at++] = inHand;
  into[at++] = deck.length;
  into[at++] = below.length;
  into[at++] = injured.length;
  for (const skill of SKILLS) {
    let able = 0;
    for (const crew of deck) if (CREW[crew].includes(skill)) able += 1;
    into[at++] = able;
  }
  into[at++] = seat === active ? 1 : 0;
}

/** From 0 at the start to 1 when the end is triggered. */
export function progress(sea: Sea): number {
  let most = 0;
  for (const { buildings } of sea.captains) most = Math.max(most, buildings.length);
  return Math.min(1, most / buildingsWanted(sea));
}
