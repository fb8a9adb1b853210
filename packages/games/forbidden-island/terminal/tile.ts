// One tile of the island, as a box of four lines or, where room is scarce, of two.

import { itemAt } from '@tidetable/engine';
import type { Ink, Style } from '@tidetable/terminal/ink';
import { shortened } from '@tidetable/terminal/text';
import {
  type Condition,
  LANDING,
  type Role,
  type Square,
  TILE_NAMES,
  type Tile,
  TREASURE_TILES,
  TREASURES,
  type Treasure,
  type View,
} from '../words/en/face.ts';
import { LANDING_MARK, pawnMark, SHORT_NAMES, TREASURE_COLOURS, TREASURE_MARKS } from './looks.ts';

interface Ground {
  readonly edge: string;
  readonly side: string;
  /** From the top left, row by row. */
  readonly corners: readonly [string, string, string, string];
  readonly style: Style;
}

export const GROUNDS: Readonly<Record<Condition, Ground>> = {
  dry: { edge: '─', side: '│', corners: ['┌', '┐', '└', '┘'], style: { colour: 235, on: 187 } },
  flooded: { edge: '≈', side: '│', corners: ['╭', '╮', '╰', '╯'], style: { colour: 195, on: 25 } },
  sunk: { edge: ' ', side: ' ', corners: ['·', '·', '·', '·'], style: { colour: 242 } },
};

export interface TilePicture {
  readonly tile: Tile;
  readonly condition: Condition;
  /** The treasure still to be captured here. */
  readonly treasure: Treasure | null;
  readonly pawns: readonly Role[];
  /** The numbers of the choices that lead here. */
  readonly numbers: readonly string[];
}

export function pictureOf(view: View, square: Square, numbers: readonly string[]): TilePicture {
  const tile = itemAt(view.tiles, square);
  const treasure = TREASURES.find(
    (one) => TREASURE_TILES[one].includes(tile) && view.captured[one] === null,
  );
  return {
    tile,
    condition: itemAt(view.condition, square),
    treasure: treasure ?? null,
    pawns: view.roles.filter((_role, seat) => view.pawns[seat] === square),
    numbers,
  };
}

const NUMBER: Style = { colour: 16, on: 214, bold: true };

/** Four lines: what stands there in the upper edge, the name on two, the choices in the lower edge. */
export function boxed(picture: TilePicture, width: number, ink: Ink): string[] {
  const { style, side, corners } = GROUNDS[picture.condition];
  const [topLeft, topRight, bottomLeft, bottomRight] = corners;
  const inner = width - 2;
  const [first, second] = nameLines(picture.tile, inner);
  const named = (line: string): string => ink(side + line.padEnd(inner) + side, style);
  return [
    ink(topLeft, style) + upperEdge(picture, inner, ink) + ink(topRight, style),
    named(first),
    named(second),
    ink(bottomLeft, style) + lowerEdge(picture, inner, ink) + ink(bottomRight, style),
  ];
}

/** Two lines: the name in a word, then the ground with what stands there. */
export function flat(picture: TilePicture, width: number, ink: Ink): string[] {
  const { style } = GROUNDS[picture.condition];
  const name = shortened(SHORT_NAMES[picture.tile], width);
  return [ink(name.padEnd(width), style), ground(picture, width, ink)];
}

function upperEdge(picture: TilePicture, width: number, ink: Ink): string {
  const { edge, style } = GROUNDS[picture.condition];
  const word = picture.condition === 'sunk' ? ' sunk ' : '';
  const fill = width - 1 - word.length - picture.pawns.length - 1;
  return (
    landmark(picture, ink) +
    ink(word + edge.repeat(Math.max(0, fill)), style) +
    pawnsOn(picture, ink) +
    ink(edge, style)
  );
}

function lowerEdge(picture: TilePicture, width: number, ink: Ink): string {
  const { edge, style } = GROUNDS[picture.condition];
  const numbers = fitting(picture.numbers, width - 1);
  const used = numbers.join('').length + numbers.length;
  const shown = numbers.map((number) => ink(number, NUMBER) + ink(edge, style)).join('');
  return ink(edge.repeat(width - used), style) + shown;
}

function ground(picture: TilePicture, width: number, ink: Ink): string {
  const { edge, style } = GROUNDS[picture.condition];
  const word = picture.condition === 'sunk' ? 'sunk' : '';
  const room = width - 1 - word.length - picture.pawns.length;
  const [number = ''] = fitting(picture.numbers, room);
  return (
    landmark(picture, ink) +
    ink(word, style) +
    pawnsOn(picture, ink) +
    ink(edge.repeat(Math.max(0, room - number.length)), style) +
    (number === '' ? '' : ink(number, NUMBER))
  );
}

/** The numbers that fit into so many columns, each followed by a gap. */
function fitting(numbers: readonly string[], width: number): string[] {
  const shown: string[] = [];
  let left = width;
  for (const number of numbers) {
    left -= number.length + 1;
    if (left < -1) break;
    shown.push(number);
  }
  return shown;
}

function landmark({ tile, condition, treasure }: TilePicture, ink: Ink): string {
  const { edge, style } = GROUNDS[condition];
  if (condition === 'sunk') return ink(edge, style);
  if (tile === LANDING) return ink(LANDING_MARK, { ...style, bold: true });
  if (treasure === null) return ink(edge, style);
  const { onLand, elsewhere } = TREASURE_COLOURS[treasure];
  const colour = condition === 'dry' ? onLand : elsewhere;
  return ink(TREASURE_MARKS[treasure], { ...style, colour, bold: true });
}

function pawnsOn({ pawns }: TilePicture, ink: Ink): string {
  return pawns.map((role) => pawnMark(role, ink)).join('');
}

/** Words that need both lines, or a shorter form, where a tile is narrow. */
const BROKEN: Partial<Record<Tile, readonly [string, string]>> = {
  observatory: ['Observ-', 'atory'],
  watchtower: ['Watch-', 'tower'],
  'whispering-garden': ['Whisper.', 'Garden'],
};

/** The tile's name on two lines, less its small words where they do not fit. */
function nameLines(tile: Tile, width: number): [string, string] {
  const [first = '', ...others] = TILE_NAMES[tile].split(' ');
  const last = others.at(-1) ?? '';
  const middle = others.slice(0, -1).join(' ');
  const broken = BROKEN[tile];
  if (broken !== undefined && first.length > width) return [broken[0], broken[1]];
  if (middle === 'of' && `${first} of`.length <= width)
    return [`${first} of`, shortened(last, width)];
  const second = others.join(' ');
  return [shortened(first, width), shortened(second.length <= width ? second : last, width)];
}
