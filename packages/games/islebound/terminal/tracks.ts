// Beside the map: tracks, crew and buildings on offer, events, reputation.

import type { Scene } from '@tidetable/terminal/board';
import { BAD, FAINT, type Ink } from '@tidetable/terminal/ink';
import { flowed, labelled, plural, widthOf } from '@tidetable/terminal/text';
import {
  BUILDING_CARDS,
  type Building,
  captainOf,
  counted,
  DEEP_FOG,
  eventsShown,
  eventWords,
  INFLUENCE_SLOTS,
  type ReputationCard,
  reputationAt,
  rowGate,
  rowPrice,
  type Slot,
  TOKEN_NAMES,
  type Trigger,
  type View,
} from '../public.ts';
import type { Note } from './chart.ts';
import { crewWord, shipMark } from './looks.ts';
import { signFor } from './signs.ts';

const INDENT = 11;
/** Indent of items that do not fit beside their label. */
const HANGING = 2;

export function section(
  label: string,
  items: readonly string[],
  { width, ink, gap = 2 }: { width: number; ink: Ink; gap?: number },
): string[] {
  if (items.length === 0) return [];
  if (Math.max(...items.map(widthOf)) + INDENT > width)
    return [ink(label, FAINT), ...flowed(items, { width, indent: HANGING, gap })];
  return labelled(ink(label, FAINT), items, { width, indent: INDENT, gap });
}

/** Items that may break between words, with separators. */
export function inWords(items: readonly string[]): string[] {
  return items.flatMap((item, index) => (index < items.length - 1 ? `${item};` : item).split(' '));
}

/** All; without what `piles` shows too; or that in as few lines as possible. */
export type Fullness = 'full' | 'brief' | 'tight';

/** Crew and buildings on offer. */
export function drawTracks(
  view: View,
  scene: Scene,
  { width, fullness, notes }: { width: number; fullness: Fullness; notes: readonly Note[] },
): string[] {
  const { ink } = scene;
  const prose = (label: string, items: readonly string[]): string[] =>
    section(label, inWords(items), { width, ink, gap: 1 });
  const cards = (label: string, items: readonly string[]): string[] =>
    section(label, items, { width, ink });
  return [
    ...notes.map(([label, items]) => prose(label, items)),
    ...(fullness === 'tight'
      ? [cards('Influence', [...influenceItems(view, ink), ...shortTokens(view)])]
      : [cards('Influence', influenceItems(view, ink)), prose('Tokens', tokenItems(view))]),
    prose('Events', eventItems(view)),
    ...(fullness === 'full' ? [prose('Brags', bragItems(view))] : []),
    cards('For hire', crewItems(view)),
    cards('Buildings', buildingItems(view)),
    cards('Pack', view.pack.map(priced)),
    cards('Your hand', view.hand.map(priced)),
    ...(fullness === 'tight' ? [] : [prose('Here', hereItems(view, scene))]),
    prose('The end', endItems(view)).map((line) => ink(line, BAD)),
  ].flat();
}

/** Slots by value: `1 #G  2 H····  3 ····`. */
function influenceItems(view: View, ink: Ink): string[] {
  return [...new Set(INFLUENCE_SLOTS)].map((value) => {
    const slots = view.influence.filter((_held, slot) => INFLUENCE_SLOTS[slot] === value);
    return `${value} ${slots.map((held) => slotMark(held, ink)).join('')}`;
  });
}

function slotMark(held: Slot, ink: Ink): string {
  if (held === null) return ink('·', FAINT);
  return held === 'blocked' ? ink('#', FAINT) : shipMark(held, ink);
}

/** The sign of the deciding captain's town. */
function hereItems(view: View, { chooser }: Scene): string[] {
  const region = chooser === null ? null : captainOf(view, chooser).region;
  if (region === null || region === DEEP_FOG) return [];
  return [signFor(view, region, chooser)];
}

const PER: Readonly<Record<ReputationCard['per'], string>> = {
  building: 'building',
  town: 'town',
  book: 'book',
  'hand-card': 'card in hand',
  'two-skill-crew': 'hand with two skills',
  fighter: 'pirate or serpent',
  'influence-cube': 'influence cube',
  'three-coins': '3 coins',
  'two-cargo': '2 fish or wood',
};

function tokenItems({ tokens, treasureMap }: View): string[] {
  return [
    tokens.top === null ? 'none left' : `${tokens.cards} left, next ${TOKEN_NAMES[tokens.top]}`,
    `treasure map ${counted(treasureMap, 'coins')}`,
  ];
}

function shortTokens({ tokens, treasureMap }: View): string[] {
  const next = tokens.top === null ? '' : `, next ${TOKEN_NAMES[tokens.top]}`;
  return [`tokens ${tokens.cards}${next}`, `map ${treasureMap}c`];
}

function eventItems(view: View): string[] {
  return eventsShown(view).map((event) => eventWords(view, event));
}

function bragItems(view: View): string[] {
  return view.reputationPiles.flatMap(({ top }) => (top === null ? [] : [bragWords(view, top)]));
}

/** `Masons: 1, then 1 per building for everybody`. */
export function bragWords(view: View, card: number): string {
  const { name, first, per, renown, limit } = reputationAt(view, card);
  const own = first === 0 ? '' : `${first}, then `;
  const each = `${renown} per ${PER[per]}`;
  const most = limit === null ? '' : `, up to ${limit}`;
  return `${name.replace('Brag of ', '')}: ${own}${each}${most}`;
}

function crewItems(view: View): string[] {
  return view.crewRow.map((crew, place) => {
    const price = rowPrice(view, place);
    return `${crewWord(crew)} ${price === 0 ? 'free' : `${price}c`}`;
  });
}

function buildingItems(view: View): string[] {
  return view.buildingRow.map((building, place) => {
    const gate = rowGate(view, place);
    return `${gate === 0 ? '' : `[${gate}b] `}${priced(building)}`;
  });
}

/** `Market 7c/2f3w`: coins to buy, fish and wood to build. */
function priced(building: Building): string {
  const { name, value, fish, wood } = BUILDING_CARDS[building];
  return `${name} ${value}c/${fish}f${wood}w`;
}

const WHY_IT_ENDS: Readonly<Record<Trigger, string>> = {
  buildings: 'a capital is complete',
  'last-token': 'the tokens are gone',
  monster: 'the monster is defeated',
};

function endItems({ trigger, turnsLeft }: View): string[] {
  if (trigger === null || turnsLeft === null) return [];
  return [
    WHY_IT_ENDS[trigger],
    turnsLeft === 0 ? 'this is the last turn' : `${plural(turnsLeft, 'more turn')} after this`,
  ];
}
