// Islebound in the terminal: the sea, its tracks and rows, and the captains.
import {
  type Action,
  abilityAt,
  BUILDING_CARDS,
  eventOf,
  eventWords,
  type Islebound,
  listed,
  PAGES,
  SHIP_NAMES,
  SKILL_NAMES,
  SKILLS,
  shipName,
  TOKEN_NAMES,
  type Town,
  type View,
} from '@tidetable/islebound/public';
import { beside } from '../../terminal/text.ts';
import type { Board, Scene } from '../board.ts';
import { drawCaptain, drawCaptainInBrief } from './captains.ts';
import { crewWords, EVENT_AT, OWNED_BY, SHIP_AT, SKILL_WORDS, shipMark } from './looks.ts';
import { drawMap, listMap, MAP_WIDTH, type Numbers } from './map.ts';
import { odds } from './odds.ts';
import { signFor } from './signs.ts';
import { bragWords, drawTracks, inWords, section } from './tracks.ts';

const GAP = 2;
/** A narrower panel has no place beside the map. */
const NARROWEST = 38;

/** The map with all else beside it, or below it; a list of towns where that is too tall. */
function draw(view: View, scene: Scene<Action>): string[] {
  const numbers = numbersByRegion(view, scene);
  const { columns, ink, lines = Number.POSITIVE_INFINITY } = scene;
  const map = columns < MAP_WIDTH ? null : drawMap(view, numbers, ink);
  const side = columns - MAP_WIDTH - GAP;
  const captains = captainsIn(view, scene, drawCaptain);
  const tracks = drawTracks(view, scene, columns, 'full').flat();
  const list = listMap(view, numbers, ink, columns);
  const pictures = [
    ...(map === null || side < NARROWEST
      ? []
      : [[...beside(map, drawTracks(view, scene, side, 'full').flat(), GAP), ...captains]]),
    ...(map === null ? [] : [[...map, ...tracks, ...captains]]),
    [...list, ...tracks, ...captains],
    [...list, ...drawTracks(view, scene, columns, 'brief').flat(), ...captains],
  ];
  return (
    pictures.find((picture) => picture.length <= lines) ?? [
      ...list,
      ...drawTracks(view, scene, columns, 'tight').flat(),
      ...captainsIn(view, scene, drawCaptainInBrief),
    ]
  );
}

/** The chooser in full, the others as told. */
function captainsIn(view: View, scene: Scene<Action>, others: typeof drawCaptain): string[] {
  return view.captains.flatMap((_none, seat) =>
    (seat === scene.chooser ? drawCaptain : others)(view, seat, scene, scene.columns),
  );
}

/** The choices that lead to a town, or are made for an event there. */
function numbersByRegion(view: View, { choices }: Scene<Action>): Numbers {
  const numbers: string[][] = view.towns.map(() => []);
  for (const { action, number } of choices) {
    const town = townOf(view, action);
    if (town !== null) numbers[view.towns.indexOf(town)]?.push(number);
  }
  return numbers;
}

function townOf(view: View, action: Action): Town | null {
  switch (action.type) {
    case 'sail':
      return action.to;
    case 'choose-port':
      return action.port;
    case 'complete-event':
      return eventOf(view, action.event).town;
    default:
      return null;
  }
}

function piles(view: View, { ink, columns: width, chooser }: Scene<Action>): string[] {
  const reader = typeof view.viewer === 'number' ? view.viewer : chooser;
  const line = (label: string, things: readonly string[]): string[] =>
    section(label, inWords(things.length === 0 ? ['nothing'] : things), { width, ink, gap: 1 });
  const { crewStack, tokens, eventPiles, reputationPiles } = view;
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

function legend(view: View, { ink, columns: width }: Scene<Action>): string[] {
  const line = (label: string, items: readonly string[]): string[] =>
    section(label, items, { width, ink, gap: 3 });
  return [
    ...line(
      'Ships',
      SHIP_NAMES.slice(0, view.seats).map((name, seat) => `${shipMark(seat, ink)} ${name}`),
    ),
    ...line('Towns', [
      'R5 red: attack it with 5',
      'B5 blue: win it by diplomacy',
      'RB8 either way',
      '2 more where somebody owns it',
    ]),
    ...line('Marks', [
      `${OWNED_BY}G owned by the Gull`,
      `${SHIP_AT}G the Gull lies here`,
      `${EVENT_AT}3 an event for 3 cubes`,
      'numbers: the choices that lead there',
    ]),
    ...line('Influence', ['2 G·· slots worth 2, one with a cube of the Gull', '# blocked']),
    ...line('Buildings', [
      '[2b] show 2 books',
      '7c 7 coins to buy it',
      '2f3w 2 fish and 3 wood to build it',
    ]),
    ...line('Captains', [
      '★3/7+2×7 renown 3 and two sevens',
      'c coins',
      'f fish',
      'w wood',
      'b books',
    ]),
    ...line(
      'Crew',
      SKILLS.map((skill) => `${SKILL_WORDS[skill]} ${SKILL_NAMES[skill]}`),
    ),
  ];
}

const TONES: Partial<Record<Islebound['event']['type'], 'good' | 'bad'>> = {
  conquered: 'good',
  'took-token': 'good',
  'completed-event': 'good',
  'regained-ichor': 'good',
  injured: 'bad',
  retreated: 'bad',
  dropped: 'bad',
  'went-without': 'bad',
  'end-triggered': 'bad',
};

export const isleboundBoard: Board<Islebound> = {
  draw,
  piles,
  legend,
  tone: ({ type }) => TONES[type] ?? null,
  seatName: (_view, seat) => shipName(seat),
  passing: null,
  deliberate: ['end-turn'],
  extras: { odds },
  pages: PAGES,
};
