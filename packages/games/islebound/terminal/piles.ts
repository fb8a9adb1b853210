// Every pile, the signs of all towns, and the cities.
import { listed } from '@tidetable/engine';
import type { Scene } from '@tidetable/terminal/board';
import {
  type Action,
  abilityAt,
  BUILDING_CARDS,
  eventsShown,
  eventWords,
  type Pile,
  shipName,
  TOKEN_NAMES,
  type View,
} from '../public.ts';
import { crewWords } from './looks.ts';
import { signFor } from './signs.ts';
import { bragWords, inWords, section } from './tracks.ts';

export function piles(view: View, { ink, columns: width, chooser }: Scene<Action>): string[] {
  const reader = typeof view.viewer === 'number' ? view.viewer : chooser;
  const line = (label: string, things: readonly string[]): string[] =>
    section(label, inWords(things.length === 0 ? ['nothing'] : things), { width, ink, gap: 1 });
  const { crewStack, tokens } = view;
  const eventPiles = view.eventPiles.filter(isThere);
  const reputationPiles = view.reputationPiles.filter(isThere);
  const apart = eventsShown(view).filter((event) => eventPiles.every(({ top }) => top !== event));
  return [
    ...line('Crew', [
      `${crewStack.cards} in the stack`,
      ...(crewStack.top === null ? [] : [`next ${crewWords([crewStack.top]).join()}`]),
    ]),
    ...line('Tokens', [
      `${tokens.cards} left`,
      ...(tokens.top === null ? [] : [`next ${TOKEN_NAMES[tokens.top]}`]),
    ]),
    ...[...view.buildingRow, ...view.pack, ...view.hand].flatMap((building) =>
      line('Building', [`${BUILDING_CARDS[building].name}: ${abilityAt(view, building)}`]),
    ),
    ...line('Deck', [
      `${view.buildingDeck} building cards, shuffled`,
      ...view.buildingDiscard.map((building) => `${BUILDING_CARDS[building].name} discarded`),
    ]),
    ...eventPiles.flatMap(({ cards, top }) =>
      line('Events', [`${cards} cards`, ...(top === null ? [] : [eventWords(view, top)])]),
    ),
    ...apart.flatMap((event) => line('  face up', [eventWords(view, event)])),
    ...line(
      '  done',
      view.eventDiscard.map((card) => eventWords(view, card)),
    ),
    ...reputationPiles.flatMap(({ cards, top }) =>
      line('Brags', [`${cards} cards`, ...(top === null ? [] : [bragWords(view, top)])]),
    ),
    ...line(
      '  told',
      view.reputationDiscard.map((card) => bragWords(view, card)),
    ),
    ...view.towns.flatMap((_town, region) =>
      line(region === 0 ? 'Signs' : '', [signFor(view, region, reader)]),
    ),
    ...view.captains.flatMap(({ buildings }, seat) =>
      line(seat === 0 ? 'Cities' : '', [
        `${shipName(seat)}: ${listed(buildings.map((building) => BUILDING_CARDS[building].name))}`,
      ]),
    ),
  ];
}

function isThere({ cards }: Pile<number>): boolean {
  return cards > 0;
}
