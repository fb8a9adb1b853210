// Forbidden Island in the terminal: the island, and its panel beside or below.

import { itemAt } from '@tidetable/engine';
import type { Board, Scene } from '@tidetable/terminal/board';
import { FAINT } from '@tidetable/terminal/ink';
import { beside, labelled } from '@tidetable/terminal/text';
import {
  type Action,
  CARD_NAMES,
  type Card,
  type Forbidden,
  ROLE_NAMES,
  TILE_NAMES,
  type Tile,
  type View,
} from '../words/en/face.ts';
import { drawIsland, layoutOf, type Size, sizeWithin, smallest } from './island.ts';
import { drawPanel, legend } from './panel.ts';

const NARROW_PANEL = 24;
const WIDE_PANEL = 40;
const WIDEST_PANEL = 60;
const GAP = 1;
/** Flat tiles narrower than this cut most names short. */
const READABLE = 7;

interface Arrangement {
  readonly size: Size;
  /** The width of a panel at the island's side; null for one below. */
  readonly side: number | null;
}

const ARRANGEMENTS = [
  { shape: 'boxed', side: WIDE_PANEL },
  { shape: 'boxed', side: null },
  { shape: 'flat', side: WIDE_PANEL },
  { shape: 'flat', side: NARROW_PANEL },
  { shape: 'flat', side: null },
] as const;

/** From the roomiest to the tightest. */
function* arrangements(view: View, columns: number): Generator<Arrangement> {
  const layout = layoutOf(view);
  for (const { shape, side } of ARRANGEMENTS) {
    const size = sizeWithin(layout, shape, columns - (side === null ? 0 : side + GAP));
    if (size === null || (side !== null && size.width < READABLE)) continue;
    const left = columns - size.width * layout.columns - GAP;
    yield { size, side: side === null ? null : Math.min(left, WIDEST_PANEL) };
  }
}

/** The roomiest picture that fits the lines, or else the lowest one. */
function draw(view: View, scene: Scene<Action>): string[] {
  const numbers = numbersBySquare(view, scene);
  let lowest: string[] | null = null;
  for (const arrangement of arrangements(view, scene.columns)) {
    const lines = arranged(view, scene, arrangement, numbers);
    if (scene.lines === undefined || lines.length <= scene.lines) return lines;
    if (lowest === null || lines.length < lowest.length) lowest = lines;
  }
  return lowest ?? arranged(view, scene, { size: smallest(), side: null }, numbers);
}

function arranged(
  view: View,
  scene: Scene,
  { size, side }: Arrangement,
  numbers: readonly (readonly string[])[],
): string[] {
  const island = drawIsland(view, size, numbers, scene.ink).map((line) => line.trimEnd());
  const panel = drawPanel(view, scene, side ?? scene.columns);
  if (side === null) return [...island, ...panel.flat()];
  return beside(island, spaced(panel, island.length), GAP);
}

/** The sections of the panel, with a line between them where there is room. */
function spaced(sections: readonly (readonly string[])[], height: number): string[] {
  const airy = sections.flatMap((section, index) => (index === 0 ? section : ['', ...section]));
  return airy.length <= height ? airy : sections.flat();
}

/** The choices that lead to each square: by `to`, else by `tile`. */
function numbersBySquare(view: View, { choices }: Scene<Action>): string[][] {
  const numbers: string[][] = view.tiles.map(() => []);
  for (const { action, number } of choices) {
    const tile = 'tile' in action ? action.tile : 'to' in action ? action.to : null;
    if (typeof tile === 'string') numbers[view.tiles.indexOf(tile)]?.push(number);
  }
  return numbers;
}

function piles(view: View, { ink, columns }: Scene<Action>): string[] {
  const line = (label: string, things: readonly string[]): string[] =>
    labelled(ink(label, FAINT), things.length === 0 ? ['nothing'] : withCommas(things), {
      width: columns,
      indent: 26,
      gap: 1,
    });
  const tiles = (list: readonly Tile[]): string[] => list.map((tile) => TILE_NAMES[tile]);
  return [
    ...line('Treasure deck', [`${view.treasureDeck} cards, shuffled`]),
    ...line('Treasure discard pile', counted(view.treasureDiscard)),
    ...view.floodDeck
      .toReversed()
      .flatMap((layer, index) =>
        line(
          index === 0 ? `Flood deck, next ${layer.length}` : `then ${layer.length}`,
          tiles(layer),
        ),
      ),
    ...line('Flood discard pile', tiles(view.floodDiscard)),
  ];
}

function withCommas(things: readonly string[]): string[] {
  return things.map((thing, index) => (index < things.length - 1 ? `${thing},` : thing));
}

function counted(cards: readonly Card[]): string[] {
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return count === 1 ? CARD_NAMES[card] : `${count} ${CARD_NAMES[card]}`;
  });
}

const TONES: Partial<Record<Forbidden['event']['type'], 'good' | 'bad'>> = {
  captured: 'good',
  escaped: 'good',
  'waters-rose': 'bad',
  threatened: 'bad',
  sank: 'bad',
};

export const forbiddenIslandBoard: Board<Forbidden> = {
  draw,
  piles,
  legend,
  tone: ({ type }) => TONES[type] ?? null,
  seatName: (view, seat) => ROLE_NAMES[itemAt(view.roles, seat)],
  passing: 'pass',
};
