// The layout: the island as large as possible, and the rest in what sea is left beside it.
import type { Layout } from '../words/en/face.ts';
import { placer, type Shape } from './placer.ts';

const SIDE = 100;
/** In a window this small, tiles lie closer together. */
const SMALL = 500;
/** Room for the water meter beside the island, or below it. */
const METER = { down: 92, across: 66 };
export const MEDAL = 60;
export const PILE = { width: 68, height: 90 };
/** Font size of a tile's name in units, and its minimum in pixels. */
const NAME = { usual: 14, least: 11.5 };
/** Minimum pixels per unit of the water meter, so that its figures are legible. */
const LEAST_METER = 0.7;
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Plan {
  readonly view: Box;
  /** Pixels per unit. */
  readonly scale: number;
  /** The upper left corner of each tile. */
  readonly tiles: readonly Box[];
  /** Font size of the tiles' names. */
  readonly name: number;
  /** `by`: its scale. */
  readonly meter: Box & { readonly isAcross: boolean; readonly by: number };
  /** One box for each treasure. */
  readonly treasures: readonly Box[];
  /** The Treasure deck and the Flood deck. */
  readonly decks: readonly Box[];
  /** The button for the odds and the one for reading. */
  readonly tools: readonly Box[];
  /** Room for the meaning of the odds, over the compass if need be; null if there is none beside the island. */
  readonly caption: Box | null;
  readonly compass: Box | null;
}

interface Way {
  /** The water meter lies below the island instead of standing beside it. */
  readonly isAcross: boolean;
  /** On a tall screen a wide island is turned by 90 degrees. */
  readonly isTurned: boolean;
}

/** An island is turned only if that enlarges its tiles by this factor. */
const WORTH_TURNING = 1.12;

export function planFor(layout: Layout, room: Size): Plan {
  const upright = bestOf(layout, room, false);
  const tall = { ...layout, rows: layout.columns, columns: layout.rows };
  const couldBe = Math.max(sizeOf(tall, room, true, 0).scale, sizeOf(tall, room, false, 0).scale);
  if (couldBe < upright.scale * WORTH_TURNING) return upright;
  const turned = bestOf(layout, room, true);
  return turned.scale > upright.scale * WORTH_TURNING ? turned : upright;
}

/** The place of the water meter that allows the larger island; beside it if that makes no difference. */
function bestOf(layout: Layout, room: Size, isTurned: boolean): Plan {
  const ways = [false, true].map((isAcross) => ({ isAcross, isTurned }));
  const couldBe = (way: Way): number => groundFor(layout, room, way, 0).scale;
  const [likely, other] = ways.sort((a, b) => couldBe(b) - couldBe(a)) as [Way, Way];
  const plan = largest(layout, room, likely);
  if (plan.scale >= couldBe(other)) return plan;
  const another = largest(layout, room, other);
  return another.scale > plan.scale ? another : plan;
}

/** Room is kept for the caption only if that costs less than this. */
const WORTH_CAPTION = 0.99;

/** The largest island for which everything finds a place, with the least sea kept free. */
function largest(layout: Layout, room: Size, way: Way): Plan {
  let best: Plan | null = null;
  for (let reserve = 0; ; reserve += 20) {
    const ground = groundFor(layout, room, way, reserve);
    if (best !== null && ground.scale < best.scale * WORTH_CAPTION) return best;
    const plan = furnished(ground, room);
    if (plan?.caption != null) return plan;
    best ??= plan;
  }
}

function sizeOf(
  { rows, columns }: Pick<Layout, 'rows' | 'columns'>,
  room: Size,
  isAcross: boolean,
  reserve: number,
) {
  const isSmall = Math.min(room.width, room.height) < SMALL;
  const [margin, gap] = isSmall ? [4, 6] : [11, 10];
  const pitch = SIDE + gap;
  const island = { width: columns * pitch - gap, height: rows * pitch - gap };
  // A water meter of fixed size on the screen takes more units the smaller they are.
  const scaleFor = (by: number): number =>
    Math.min(
      room.width / (island.width + (isAcross ? 0 : METER.down * by) + 2 * margin),
      room.height / (island.height + (isAcross ? METER.across * by : 0) + reserve + 2 * margin),
    );
  const by = Math.max(1, LEAST_METER / scaleFor(Math.max(1, LEAST_METER / scaleFor(1))));
  return { margin, pitch, island, by, scale: scaleFor(by) };
}

type Ground = Pick<Plan, 'view' | 'scale' | 'tiles' | 'meter'>;

/** The island and its water meter, with this much sea kept free between them or below. */
function groundFor(
  layout: Layout,
  room: Size,
  { isAcross, isTurned }: Way,
  reserve: number,
): Ground {
  const laid = isTurned ? { rows: layout.columns, columns: layout.rows } : layout;
  const { margin, pitch, island, by, scale } = sizeOf(laid, room, isAcross, reserve);
  const view = { x: 0, y: 0, width: room.width / scale, height: room.height / scale };
  const [wide, high] = isAcross ? [0, METER.across * by] : [METER.down * by, 0];
  const left = (view.width - island.width - wide) / 2;
  const top = (view.height - island.height - high - reserve) / 2;
  const tiles = layout.places.map(({ row, column }) => ({
    x: left + ((isTurned ? row : column) - 1) * pitch,
    y: top + ((isTurned ? column : row) - 1) * pitch,
    width: SIDE,
    height: SIDE,
  }));
  const meter = isAcross
    ? { x: left, y: top + island.height + reserve, width: island.width, height: high }
    : down(view, wide, margin, by);
  return { view, scale, tiles, meter: { ...meter, isAcross, by } };
}

/** Everything placed beside the island at its largest; null if something does not fit. */
function furnished(ground: Ground, room: Size): Plan | null {
  const { view, scale, tiles, meter } = ground;
  const isSmall = Math.min(room.width, room.height) < SMALL;
  const margin = (isSmall ? 3 : 10) / scale;
  const buttons = toolShapes(isSmall, scale);
  const [medals, piles] = [grown(LEAST_MEDALS, scale), grown(LEAST_PILES, scale)];
  const trial = placer(view, [...tiles, meter], margin);
  const fits = [
    trial('bottom-left', buttons),
    trial('top-left', medals),
    trial('bottom-right', piles),
  ];
  if (fits.includes(null)) return null;
  const place = placer(view, [...tiles, meter], margin);
  const tools = place('bottom-left', buttons) ?? [];
  const treasures = place('top-left', grown(MEDALS, scale), medals) ?? [];
  const decks = place('bottom-right', grown(PILES, scale), piles);
  if (decks === null) return null;
  const captions = CAPTIONS.map((size) => rowOf([times(size, 1 / scale)]));
  const [caption = null] = place('bottom-left', captions, captions.slice(-1)) ?? [];
  const besideAll = placer(view, [...tiles, meter, ...tools, ...treasures, ...decks], 8);
  const roses = [190, 160, 130, 100].map((size) => rowOf([{ width: size, height: size }]));
  const [compass = null] = besideAll('top-right', roses, []) ?? [];
  const name = Math.max(NAME.usual, NAME.least / scale);
  return { ...ground, name, treasures, decks, tools, caption, compass };
}

function down(view: Size, width: number, margin: number, by: number): Box {
  const tall = Math.min(view.height - 2 * margin, 700 * by);
  return { x: view.width - width - margin / 2, y: (view.height - tall) / 2, width, height: tall };
}

/** Pixels for the meaning of the odds. */
const CAPTIONS: readonly Size[] = [
  { width: 210, height: 62 },
  { width: 160, height: 76 },
  { width: 124, height: 58 },
];

function toolShapes(isSmall: boolean, scale: number): readonly Shape[] {
  const sizes = [isSmall ? 76 : 88, isSmall ? 44 : 72].map((width) =>
    times({ width, height: 44 }, 1 / scale),
  );
  return [rowOf(sizes, 5 / scale), columnOf(sizes, 5 / scale)];
}

/** Side by side. */
function rowOf(sizes: readonly Size[], gap = 0): Shape {
  let x = 0;
  return sizes.map(({ width, height }) => {
    const box = { x, y: 0, width, height };
    x += width + gap;
    return box;
  });
}

/** Stacked. */
function columnOf(sizes: readonly Size[], gap = 0): Shape {
  const turned = rowOf(
    sizes.map(({ width, height }) => ({ width: height, height: width })),
    gap,
  );
  return turned.map(({ x, width, height }) => ({ x: 0, y: x, width: height, height: width }));
}

const cell = ([column, row]: readonly [number, number]): Box => ({
  x: column * MEDAL,
  y: row * MEDAL,
  width: MEDAL,
  height: MEDAL,
});

const BLOCK = (
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const
).map(cell);

/** Around the corner of the island, in a row or in a column. */
const BENT = (
  [
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 2],
    ],
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  ] as const
).map((cells) => cells.map(cell));

/** A shape, and its pixels per unit. */
type Sized = readonly [Shape, number];

const sized = (shapes: readonly Shape[], sizes: readonly number[]): readonly Sized[] =>
  sizes.flatMap((size) => shapes.map((shape): Sized => [shape, size]));

/** The smallest touch target. */
const LEAST = 0.74;
const LEAST_MEDALS = sized([BLOCK, ...BENT], [LEAST]);
const MEDALS = [
  ...sized([BLOCK], [1.35, 1.2, 1.05, 0.92]),
  ...sized(BENT, [1.05, 0.92]),
  ...sized([BLOCK, ...BENT], [0.82]),
  ...LEAST_MEDALS,
];

const PILED = [rowOf([PILE, PILE]), columnOf([PILE, PILE])];
const LEAST_PILES = sized(PILED, [LEAST]);
const PILES = [...sized(PILED, [1.35, 1.2, 1.05, 0.92, 0.82]), ...LEAST_PILES];

function grown(shapes: readonly Sized[], scale: number): readonly Shape[] {
  return shapes.map(([shape, size]) => {
    const by = size / scale;
    return shape.map(({ x, y, ...box }) => ({ x: x * by, y: y * by, ...times(box, by) }));
  });
}

function times({ width, height }: Size, by: number): Size {
  return { width: width * by, height: height * by };
}
