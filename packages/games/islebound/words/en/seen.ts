// Questions that only a view is asked.
import { HAND_ABILITIES, PROTOTYPE_ABILITIES } from '../../rules/data/abilities.ts';
import { BUILDING_CARDS, type Building } from '../../rules/data/buildings.ts';
import type { Gains } from '../../rules/data/goods.ts';
import { booksAreCards, signOf, workers } from '../../rules/questions.ts';
import type { FrameOf, View } from '../../rules/state.ts';

/** A building's ability at this table. */
export function abilityAt(view: View, building: Building): string {
  const { edition } = view;
  const here =
    edition === 'prototype' ? PROTOTYPE_ABILITIES : booksAreCards(view) ? HAND_ABILITIES : {};
  return here[building] ?? BUILDING_CARDS[building].ability;
}

/** Events that can be completed now. */
export function eventsShown({ fog, eventPiles }: View): number[] {
  if (fog !== null) return fog.event === null ? [] : [fog.event];
  return eventPiles.flatMap(({ top }) => top ?? []);
}

/** The sign's choices here. */
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
