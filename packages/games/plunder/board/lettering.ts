// Names on the chart: legible at its present scale, and without overlaps.

import { round } from '@tidetable/board/look/coast.ts';
import { itemAt } from '@tidetable/engine';
import { type Chart, type Island, LAND, WATER } from '../public.ts';
import { middleOf, SIZE, type Spot } from './geometry.ts';
import { type Stretch, signPlace, stretchesOf } from './scenery.ts';

/** Font size of a name on a large chart, and its minimum in pixels. */
const USUAL = 12;
const LEAST = 11.3;
/** Sizes grow in steps, so that names keep their places when the chart grows a little. */
const STEP = 1.07;
/** Signs grow with their names up to this factor. */
const MOST_GROWN = 1.7;
const LEADING = 0.94;
/** The side of a skull or a barrel. */
export const MARK = 15;

/** Scale of names on a chart with this many pixels per unit. */
export function growthAt(scale: number): number {
  const wanted = LEAST / scale / USUAL;
  return wanted <= 1 ? 1 : STEP ** Math.ceil(Math.log(wanted) / Math.log(STEP));
}

/** A name in lines, positioned by the middle of its first baseline. */
export interface Lettered {
  readonly lines: readonly string[];
  readonly size: number;
  readonly leading: number;
  readonly x: number;
  readonly y: number;
}

export interface Sign extends Lettered {
  /** Position and scale of its marks. */
  readonly marks: Spot;
  readonly grown: number;
}

export interface Lettering {
  /** By island. */
  readonly signs: readonly Sign[];
  /** By tile; null where there is no room. */
  readonly waters: readonly (Lettered | null)[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A candidate position of a sign. */
interface Tried {
  readonly sign: Sign;
  /** The boxes of the name, its marks and its flag. */
  readonly boxes: readonly Box[];
  /** The cost of this position by itself. */
  readonly cost: number;
}

const kept = new Map<string, Lettering>();
const KEPT = 24;

/** The names of waters keep clear of the crosses. */
export function letteringOf(
  chart: Chart,
  growth: number,
  crosses: readonly number[] = [],
): Lettering {
  const key = `${chart.layout} ${growth} ${crosses}`;
  let found = kept.get(key);
  if (found === undefined) {
    if (kept.size >= KEPT) kept.clear();
    found = lettered(chart, growth, crosses);
    kept.set(key, found);
  }
  return found;
}

function lettered(chart: Chart, growth: number, crosses: readonly number[]): Lettering {
  const choices = chart.islands.map((island) => placesFor(chart, island, growth));
  const placed = choices.map((tried) => itemAt(tried, 0));
  // Later signs avoid earlier ones; two more passes let the early ones avoid the later.
  for (let look = 0; look < 3; look++)
    for (const [nth, tried] of choices.entries()) {
      const others = placed.filter((_one, at) => at !== nth).flatMap(({ boxes }) => boxes);
      placed[nth] = best(tried, others);
    }
  const taken = [
    ...placed.flatMap(({ boxes }) => boxes),
    ...crosses.map((square) => crossBox(chart, square)),
  ];
  return {
    signs: placed.map(({ sign }) => sign),
    waters: stretchesOf(chart).map(({ text, stretches }) => {
      const free = stretches
        .map((stretch) => waterName(text, stretch, growth))
        .find(({ box, room }) => room && isWithin(chart, box) && !taken.some(meets(box)));
      if (free === undefined) return null;
      taken.push(free.box);
      return free.name;
    }),
  };
}

function crossBox(chart: Chart, square: number): Box {
  const { x, y } = middleOf(chart, square);
  const half = SIZE / 3;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

function best(tried: readonly Tried[], others: readonly Box[]): Tried {
  let [found, least] = [itemAt(tried, 0), Number.POSITIVE_INFINITY];
  for (const one of tried) {
    if (one.cost >= least) continue;
    const clashes = others.filter((other) => one.boxes.some(meets(other))).length;
    const cost = one.cost + clashes * 10_000;
    if (cost < least) [found, least] = [one, cost];
  }
  return found;
}

const SHIFTS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];

/** Candidate positions of an island's sign: near the middle of its land, on one line or several. */
function placesFor(chart: Chart, island: Island, growth: number): readonly Tried[] {
  const middle = signPlace(chart, island);
  return wraps(island.name).flatMap((lines) =>
    SHIFTS.flatMap((down) =>
      SHIFTS.map((right): Tried => {
        const at = { x: middle.x + right * SIZE, y: middle.y + down * SIZE };
        const sign = signAt(lines, at, island, growth);
        const boxes = boxesOf(sign, island);
        // A flag may extend over the edge.
        const isOut = boxes.slice(0, 2).some((box) => !isWithin(chart, box));
        const aside = (right * SIZE) ** 2 + (down * SIZE) ** 2;
        const cost =
          Number(isOut) * 50_000 + aside / 12 + offLand(chart, island, itemAt(boxes, 0)) / 3;
        return { sign, boxes, cost };
      }),
    ),
  );
}

function signAt(lines: readonly string[], at: Spot, island: Island, growth: number): Sign {
  const size = USUAL * growth;
  const leading = size * LEADING;
  const grown = Math.min(growth, MOST_GROWN);
  const marksHigh = MARK * grown * (marksOf(island) > 0 ? 1 : 0);
  const top = at.y - (marksHigh + lines.length * leading) / 2;
  return {
    lines,
    size: round(size),
    leading: round(leading),
    grown,
    x: round(at.x),
    y: round(top + marksHigh + leading * 0.8),
    marks: { x: round(at.x), y: round(top + marksHigh / 2) },
  };
}

export function marksOf({ kind, skulls }: Island): number {
  return kind === 'merchant' ? 2 : skulls;
}

/** The name first. */
export function boxesOf({ lines, size, leading, x, y, marks, grown }: Sign, island: Island): Box[] {
  const half = Math.max(...lines.map(widthOf)) * size * 0.5 + 1;
  const wide = (marksOf(island) * MARK * grown) / 2;
  const high = (MARK / 2) * grown;
  const name = {
    left: x - half,
    top: y - leading * 0.8,
    right: x + half,
    bottom: y + leading * (lines.length - 1) + size * 0.24,
  };
  const plate = {
    left: marks.x - wide,
    top: marks.y - high,
    right: marks.x + wide,
    bottom: marks.y + high,
  };
  const pole = flagPlace(marks, grown);
  const flag = {
    left: pole.x,
    top: pole.y - 27 * grown,
    right: pole.x + 24 * grown,
    bottom: pole.y - 5 * grown,
  };
  return [name, plate, flag];
}

/** The foot of the flag. */
export function flagPlace(marks: Spot, grown: number): Spot {
  return { x: marks.x + 9 * grown, y: marks.y - 4 * grown };
}

/** The fraction of a box's area that lies off its island; bare land and other islands count most. */
function offLand(chart: Chart, island: Island, { left, top, right, bottom }: Box): number {
  const own = new Set(island.land);
  let off = 0;
  const row = (y: number): number => Math.floor(y / SIZE);
  for (let down = row(top); down <= row(bottom); down++)
    for (let across = row(left); across <= row(right); across++) {
      const square = down * chart.width + across;
      if (own.has(square)) continue;
      const wide = Math.min(right, (across + 1) * SIZE) - Math.max(left, across * SIZE);
      const high = Math.min(bottom, (down + 1) * SIZE) - Math.max(top, down * SIZE);
      const weight = chart.terrain[square] === WATER ? 1 : chart.terrain[square] === LAND ? 3 : 2;
      off += ((Math.max(0, wide) * Math.max(0, high)) / 12) * weight;
    }
  return off;
}

const WATERS = 17;

function waterName(text: string, { row, from, length }: Stretch, growth: number) {
  const size = Math.max(WATERS, USUAL * growth);
  const [x, y] = [(from + length / 2) * SIZE, (row + 0.5) * SIZE];
  // Letter-spaced.
  const half = ((widthOf(text) * 0.92 + text.length * 0.12) * size) / 2;
  return {
    room: half * 2 <= length * SIZE - 6,
    box: { left: x - half, top: y - size * 0.6, right: x + half, bottom: y + size * 0.6 },
    name: { lines: [text], size, leading: size, x, y },
  };
}

const meets =
  (one: Box) =>
  (other: Box): boolean =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;

function isWithin({ width, height }: Chart, { left, top, right, bottom }: Box): boolean {
  return left >= 2 && top >= 2 && right <= width * SIZE - 2 && bottom <= height * SIZE - 2;
}

/** On one line, and on as many as there are words. */
function wraps(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  const found = new Map<string, readonly string[]>();
  for (const longest of new Set([name.length, Math.ceil(name.length / 2) + 1, 1])) {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= longest)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    found.set(lines.join('\n'), lines);
  }
  return [...found.values()];
}

const NARROW = /[ilIjtfr'’. ]/;
const WIDE = /[mwMWGOQ]/;

/** Approximate width of a line, in multiples of its font size. */
function widthOf(line: string): number {
  return [...line].reduce(
    (sum, letter) => sum + (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.78 : 0.54),
    0,
  );
}
