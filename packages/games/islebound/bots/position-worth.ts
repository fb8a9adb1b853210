// The worth of a position to a seat, in renown: what scores at the end in full, the rest by its prospects.
import type { Seat } from '@tidetable/engine';
import {
  BUILDING_CARDS,
  type Building,
  booksAreCards,
  type Captain,
  CREW,
  type CrewId,
  captainOf,
  END_BUILDINGS,
  MONSTER_BUILDINGS,
  RENOWN_TRACK,
  type Sea,
  slotValue,
  townsOf,
} from '../public.ts';
import { ABILITY_WORTH, AT_THE_END } from './abilities.ts';
import type { Weights } from './weights.ts';

/** The share of the game still ahead of a seat: 1 at the start, hardly anything in its last turn. */
export function future(sea: Sea, seat: Seat, { ageing, ending }: Weights): number {
  if (sea.turnsLeft !== null) {
    const own = ownTurnsLeft(sea, seat, sea.turnsLeft);
    return ending[Math.min(own, ending.length - 1)] as number;
  }
  const most = Math.max(...sea.captains.map(({ buildings }) => buildings.length));
  return 1 - ageing * Math.min(1, most / buildingsWanted(sea));
}

/** Buildings that trigger the end, or the monster. */
export function buildingsWanted({ fog, seats }: Sea): number {
  if (fog !== null) return MONSTER_BUILDINGS;
  return END_BUILDINGS[seats as keyof typeof END_BUILDINGS] ?? END_BUILDINGS[4];
}

/** Turns of this seat still to come once the end is triggered, without the current one. */
function ownTurnsLeft(sea: Sea, seat: Seat, turnsLeft: number): number {
  const [first] = sea.agenda;
  const active = first !== undefined && 'seat' in first ? first.seat : 0;
  const until = (seat - active + sea.seats - 1) % sea.seats;
  return Math.floor((turnsLeft - until - 1) / sea.seats) + 1;
}

/** The worth of a position to a seat, with this share of the game still ahead. */
export function worth(sea: Sea, seat: Seat, ahead: number, weights: Weights): number {
  let others = 0;
  for (let rival = 0; rival < sea.seats; rival++)
    if (rival !== seat) others += quickRenown(captainOf(sea, rival));
  return (
    ownRenown(sea, seat) -
    (weights.rivals * others) / Math.max(1, sea.seats - 1) +
    ahead * promise(sea, seat, weights)
  );
}

function ownRenown(sea: Sea, seat: Seat): number {
  return quickRenown(captainOf(sea, seat)) + cityRenown(sea, seat);
}

/** Coins, track and tokens; not buildings, since those of others do not change meanwhile. */
function quickRenown({ coins, renown, tokens, sevens }: Captain): number {
  return coins + renown + RENOWN_TRACK * (tokens.length + sevens);
}

function cityRenown(sea: Sea, seat: Seat): number {
  let sum = 0;
  for (const building of captainOf(sea, seat).buildings)
    sum += BUILDING_CARDS[building].value + (AT_THE_END[building]?.(sea, seat) ?? 0);
  return sum;
}

/** What a seat's holdings may still bring. */
function promise(sea: Sea, seat: Seat, weights: Weights): number {
  const captain = captainOf(sea, seat);
  return (
    purse(captain, weights) +
    cargo(captain, weights) +
    learning(sea, captain, weights) +
    enough(might(captain, weights), weights) +
    enough(influence(sea, seat, weights), weights) +
    weights.town * townsOf(sea, seat) +
    city(captain, weights) +
    company(captain, weights)
  );
}

function purse({ coins }: Captain, weights: Weights): number {
  let sum = 0;
  for (const worth of weights.purse.slice(0, coins)) sum += worth;
  return sum;
}

function cargo({ fish, wood }: Captain, { fish: aFish, wood: aWood, plenty }: Weights): number {
  return (aFish * (fish + Math.min(fish, plenty)) + aWood * (wood + Math.min(wood, plenty))) / 2;
}

function learning(sea: Sea, { books, hand, pick }: Captain, weights: Weights): number {
  if (booksAreCards(sea)) {
    let sum = pick === null ? 0 : cardWorth(pick, weights);
    for (const card of hand) sum += cardWorth(card, weights);
    return sum;
  }
  const shown = Math.min(books, weights.gates);
  return weights.book * shown + weights.spareBook * (books - shown);
}

/** A building card in hand: to buy, to build or to pay as a book. */
function cardWorth(card: Building, { cardValue, cardAbility, spareBook }: Weights): number {
  return spareBook / 2 + cardValue * BUILDING_CARDS[card].value + cardAbility * ABILITY_WORTH[card];
}

function might({ pirates, serpents, ichor }: Captain, weights: Weights): number {
  return weights.pirate * pirates + weights.serpent * serpents + (ichor ? weights.ichor : 0);
}

function influence(sea: Sea, seat: Seat, weights: Weights): number {
  let sum = 0;
  for (let slot = 0; slot < sea.influence.length; slot++)
    if (sea.influence[slot] === seat) sum += slotValue(slot);
  return weights.influence * sum;
}

function enough(force: number, { force: full }: Weights): number {
  return (force + Math.min(force, full)) / 2;
}

function city({ buildings }: Captain, weights: Weights): number {
  let sum = 0;
  for (const building of buildings) sum += weights.building + ABILITY_WORTH[building];
  return sum;
}

function company({ deck, below, injured }: Captain, weights: Weights): number {
  return (
    crewsWorth(deck, weights) +
    weights.exhausted * crewsWorth(below, weights) +
    weights.injured * crewsWorth(injured, weights)
  );
}

export function crewsWorth(crew: readonly CrewId[], weights: Weights): number {
  let sum = 0;
  for (const one of crew) sum += crewWorth(one, weights);
  return sum;
}

export function crewWorth(crew: CrewId, { crew: any, skills }: Weights): number {
  let sum = any;
  for (const skill of CREW[crew]) sum += skills[skill];
  return sum;
}
