// What can be worked out from a view.
import type { Seat } from '@tidetable/engine';
import { HAND_ABILITIES, PROTOTYPE_ABILITIES } from '../../rules/data/abilities.ts';
import {
  BUILDING_CARDS,
  type Building,
  ROW_GATES,
  SIX_ROW_GATES,
} from '../../rules/data/buildings.ts';
import { ROW_PRICES } from '../../rules/data/crew.ts';
import type { Gains } from '../../rules/data/goods.ts';
import { FOG_ROLL, MAX_SPEED } from '../../rules/data/tracks.ts';
import { eventCard, reputationAt } from '../../rules/editions.ts';
import {
  booksAreCards,
  captainOf,
  cargoLimit,
  owns,
  placeOf,
  regionOfEvent,
  signOf,
  speedOf,
  strengthNeeded,
  workers,
} from '../../rules/questions.ts';
import type { FrameOf, View } from '../../rules/state.ts';

/** Questions of the rules that a view answers too. */
export {
  captainOf as seenCaptain,
  cargoLimit as cargoRoom,
  eventCard as eventOf,
  owns as seenOwns,
  placeOf as placeAt,
  regionOfEvent as eventRegion,
  reputationAt as reputationOf,
  signOf as signAt,
  strengthNeeded as needAt,
};

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

/** The events that can be completed now. */
export function eventsShown({ fog, eventPiles }: View): number[] {
  if (fog !== null) return fog.event === null ? [] : [fog.event];
  return eventPiles.flatMap(({ top }) => top ?? []);
}

/** The lowest face that finds the way through the fog, with so many fish. */
export function fogRoll(view: View, seat: Seat, fish: number): number {
  const speed = Math.min(MAX_SPEED, speedOf(view, seat) + fish);
  return FOG_ROLL[speed as keyof typeof FOG_ROLL];
}

/** What the sign offers here, one entry a choice. */
export function gainsOffered(
  view: View,
  { seat, region, at }: FrameOf<'choose'>,
): readonly Gains[] {
  const step = signOf(view, region).action[at];
  switch (step?.do) {
    case 'choose':
      return step.from;
    case 'gain':
      return [step.gain];
    case 'gain-per-worker':
      return [{ [step.good]: step.plus + workers(view, seat) }];
    default:
      return [{ cubes: 1 }];
  }
}
