// Where everything lies: the island as large as it can be, and beside it, in whatever sea is left, what belongs to it.
import type { Layout } from '@tidetable/forbidden-island/face';

const SIDE = 100;
const GAP = 10;
const PITCH = SIDE + GAP;
/** How much room the gauge takes beside the island, or below it. */
const METER = { down: 92, across: 66 };
const STEP = 20;

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
  /** How many pixels a unit is. */
  readonly scale: number;
  /** The upper left corner of each tile. */
  readonly tiles: readonly Box[];
  readonly meter: Box & { readonly isAcross: boolean };
  /** How large what lies beside the island is drawn. */
  readonly beside: number;
  readonly treasures: Box;
  readonly decks: Box;
  readonly tools: Box;
  readonly compass: Box | null;
}

interface Way {
  /** The gauge lies below the island instead of standing beside it. */
  readonly isAcross: boolean;
  /** On a tall screen a wide island is laid on its side. */
  readonly isTurned: boolean;
}

/** An island is only turned if its tiles become so much larger. */
const WORTH_TURNING = 1.12;

export function planFor(layout: Layout, room: Size): Plan {
  const upright = bestOf(layout, room, false);
  const tall = { ...layout, rows: layout.columns, columns: layout.rows };
  const couldBe = Math.max(sizeOf(tall, room, true, 0).scale, sizeOf(tall, room, false, 0).scale);
  if (couldBe < upright.scale * WORTH_TURNING) return upright;
  const turned = bestOf(layout, room, true);
  return turned.scale > upright.scale * WORTH_TURNING ? turned : upright;
}

/** The largest in which everything finds a place, with as little sea kept free for it as that takes. */
function bestOf(layout: Layout, room: Size, isTurned: boolean): Plan {
  for (let reserve = 0; ; reserve += 32) {
    const plans = [false, true].map((isAcross) =>
      planned(layout, room, { isAcross, isTurned }, reserve),
    );
    const [first, ...more] = plans.filter((plan) => plan !== null);
    if (first !== undefined)
      return more.reduce((one, other) => (other.scale > one.scale ? other : one), first);
  }
}

function sizeOf(
  { rows, columns }: Pick<Layout, 'rows' | 'columns'>,
  room: Size,
  isAcross: boolean,
  reserve: number,
) {
  const margin = room.width < 600 ? 6 : 24;
  const island = { width: columns * PITCH - GAP, height: rows * PITCH - GAP };
  const needed = {
    width: island.width + (isAcross ? 0 : METER.down) + 2 * margin,
    height: island.height + (isAcross ? METER.across : 0) + reserve + 2 * margin,
  };
  const scale = Math.min(room.width / needed.width, room.height / needed.height);
  return { margin, island, needed, scale };
}

/** A plan with so much sea kept free below; null if not everything finds a place. */
function planned(
  layout: Layout,
  room: Size,
  { isAcross, isTurned }: Way,
  reserve: number,
): Plan | null {
  const turned = { rows: layout.columns, columns: layout.rows };
  const { margin, island, needed, scale } = sizeOf(
    isTurned ? turned : layout,
    room,
    isAcross,
    reserve,
  );
  const view = { x: 0, y: 0, width: room.width / scale, height: room.height / scale };
  const left = (view.width - needed.width) / 2 + margin;
  const top = (view.height - needed.height) / 2 + margin;
  const tiles = layout.places.map(({ row, column }) => ({
    x: left + ((isTurned ? row : column) - 1) * PITCH,
    y: top + ((isTurned ? column : row) - 1) * PITCH,
    width: SIDE,
    height: SIDE,
  }));
  const meter = isAcross
    ? across(left, top + island.height + reserve, island.width)
    : down(view.width - METER.down - margin / 2, view.height, margin);
  const beside = Math.min(2, Math.max(1, 0.62 / scale));
  const place = placer(view, [...tiles, meter]);
  const tools =
    place({ width: 172 / scale, height: 44 / scale }, 'bottom-left', 6 / scale) ??
    place({ width: 92 / scale, height: 94 / scale }, 'bottom-left', 6 / scale);
  const treasures =
    place(grown({ width: 124, height: 124 }, beside), 'top-left') ??
    place(grown({ width: 62, height: 250 }, beside), 'top-left') ??
    place(grown({ width: 250, height: 62 }, beside), 'top-left');
  const decks =
    place(grown({ width: 136, height: 92 }, beside), 'bottom-right') ??
    place(grown({ width: 68, height: 184 }, beside), 'bottom-right');
  if (tools === null || treasures === null || decks === null) return null;
  const compass =
    [170, 140, 110, 86]
      .map((size) => place({ width: size, height: size }, 'top-right'))
      .find((found) => found !== null) ?? null;
  const laid = { view, scale, tiles, beside, treasures, decks, tools, compass };
  return { ...laid, meter: { ...meter, isAcross } };
}

function across(x: number, y: number, width: number): Box {
  return { x, y, width, height: METER.across };
}

function down(x: number, height: number, margin: number): Box {
  const tall = Math.min(height - 2 * margin, 620);
  return { x, y: (height - tall) / 2, width: METER.down, height: tall };
}

function grown({ width, height }: Size, by: number): Size {
  return { width: width * by, height: height * by };
}

type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Finds room for one thing after the other, each as near to its corner as may be. */
function placer(view: Box, taken: readonly Box[]) {
  const kept: Box[] = [...taken];
  return ({ width, height }: Size, corner: Corner, margin = 8): Box | null => {
    const xs = along(margin, view.width - width - margin);
    const ys = along(margin, view.height - height - margin);
    if (corner.endsWith('right')) xs.reverse();
    if (corner.startsWith('bottom')) ys.reverse();
    const [toX = 0, toY = 0] = [xs[0], ys[0]];
    let best: Box | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const x of xs) {
      if ((x - toX) ** 2 >= least) break;
      for (const y of ys) {
        const far = (x - toX) ** 2 + (y - toY) ** 2;
        if (far >= least) break;
        const box = { x, y, width, height };
        if (kept.some((other) => overlaps(box, other, 4))) continue;
        [best, least] = [box, far];
      }
    }
    if (best !== null) kept.push(best);
    return best;
  };
}

function along(from: number, to: number): number[] {
  if (to < from) return [];
  const steps = Math.floor((to - from) / STEP);
  return [...Array.from({ length: steps + 1 }, (_none, step) => from + step * STEP), to];
}

export function overlaps(one: Box, other: Box, apart = 0): boolean {
  return (
    one.x < other.x + other.width + apart &&
    other.x < one.x + one.width + apart &&
    one.y < other.y + other.height + apart &&
    other.y < one.y + one.height + apart
  );
}
