// What anybody can work out from a view.
import type { Seat } from '@tidetable/engine';
import { HAND_ABILITIES, PROTOTYPE_ABILITIES } from '../../rules/data/abilities.ts';
import {
  BUILDING_CARDS,
  type Building,
  ROW_GATES,
  SIX_ROW_GATES,
} from '../../rules/data/buildings.ts';
import { CREW, ROW_PRICES } from '../../rules/data/crew.ts';
import type { EventCard } from '../../rules/data/events.ts';
import type { Gains } from '../../rules/data/goods.ts';
import { DEEP_FOG, type Place, type Region } from '../../rules/data/map.ts';
import type { ReputationCard } from '../../rules/data/reputation.ts';
import { OWNED_TOWN_EXTRA, type Sign, type Town } from '../../rules/data/towns.ts';
import { CARGO_LIMIT, FOG_ROLL, MAX_SPEED, MONSTER_STRENGTH } from '../../rules/data/tracks.ts';
import { editionOf, reputationAt } from '../../rules/editions.ts';
import { booksAreCards, regionsOf, signsShown, speedWith } from '../../rules/questions.ts';
import type { FrameOf, SeenCaptain, View } from '../../rules/state.ts';

export function seenCaptain(view: View, seat: Seat): SeenCaptain {
  return view.captains[seat] as SeenCaptain;
}

export function seenOwns(view: View, seat: Seat, building: Building): boolean {
  return seenCaptain(view, seat).buildings.includes(building);
}

export function signAt(view: View, region: Region): Sign {
  return signsShown(view)[view.towns[region] as Town];
}

/** What taking this town needs. */
export function needAt(view: View, region: Region): number {
  if (region === DEEP_FOG) return MONSTER_STRENGTH;
  const owner = view.owners[region] ?? null;
  const { strength } = signAt(view, region);
  if (owner === null) return strength;
  return strength + OWNED_TOWN_EXTRA + (seenOwns(view, owner, 'watchtower') ? 1 : 0);
}

/** The printed price of a place in the crew row. */
export function rowPrice(view: View, place: number): number {
  return ROW_PRICES[ROW_PRICES.length - view.crewRow.length + place] ?? 0;
}

/** Books to show for a place in the building row. */
export function rowGate(view: View, place: number): number {
  const gates = view.options.sixBuildings ? SIX_ROW_GATES : ROW_GATES;
  return gates[gates.length - view.buildingRow.length + place] ?? 0;
}

/** What a building does at this table. */
export function abilityAt(view: View, building: Building): string {
  const { edition } = view;
  const here =
    edition === 'prototype' ? PROTOTYPE_ABILITIES : booksAreCards(view) ? HAND_ABILITIES : {};
  return here[building] ?? BUILDING_CARDS[building].ability;
}

export function cargoRoom(view: View, seat: Seat): number {
  return seenOwns(view, seat, 'warehouse') ? CARGO_LIMIT + 4 : CARGO_LIMIT;
}

export function eventOf(view: View, id: number): EventCard {
  return editionOf(view).events.find((card) => card.id === id) as EventCard;
}

export function reputationOf(view: View, id: number): ReputationCard {
  return reputationAt(view, id);
}

/** The events that can be completed now. */
export function eventsShown({ fog, eventPiles }: View): number[] {
  if (fog !== null) return fog.event === null ? [] : [fog.event];
  return eventPiles.flatMap(({ top }) => top ?? []);
}

/** Where an event is completed. */
export function eventRegion(view: View, event: number): Region {
  const region = view.towns.indexOf(eventOf(view, event).town);
  if (view.fog === null) return region;
  const inTheMiddle = regionsOf(view.fog.boards.at(-1) as number);
  return inTheMiddle.includes(region) ? region : (inTheMiddle[2] as Region);
}

/** The lowest face that finds the way through the fog, with so many fish. */
export function fogRoll(view: View, seat: Seat, fish: number): number {
  const speed = Math.min(MAX_SPEED, speedWith(seenCaptain(view, seat)) + fish);
  return FOG_ROLL[speed as keyof typeof FOG_ROLL];
}

export function placeAt(view: View, region: Region): Place {
  return region === DEEP_FOG ? 'deep-fog' : (view.towns[region] as Town);
}

/** What the sign offers here, one entry a choice. */
export function gainsOffered(
  view: View,
  { seat, region, at }: FrameOf<'choose'>,
): readonly Gains[] {
  const step = signAt(view, region).action[at];
  switch (step?.do) {
    case 'choose':
      return step.from;
    case 'gain':
      return [step.gain];
    case 'gain-per-worker':
      return [{ [step.good]: step.plus + workersSeen(view, seat) }];
    default:
      return [{ cubes: 1 }];
  }
}

function workersSeen(view: View, seat: Seat): number {
  const { deck, below } = seenCaptain(view, seat);
  const crew = seenOwns(view, seat, 'butcher') ? [...deck, ...below] : deck;
  return crew.filter((one) => CREW[one].includes('work')).length;
}
