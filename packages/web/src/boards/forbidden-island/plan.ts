// Where everything lies: the island as large as it can be, and beside it, in whatever sea is left, what belongs to it.
import type { Layout } from '@tidetable/forbidden-island/face';

export const SIDE = 100;
const GAP = 10;
const PITCH = SIDE + GAP;
/** How much room the gauge takes beside the island, or below it. */
const METER = { down: 92, across: 66 };
const STEP = 12;

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

const WAYS: readonly Way[] = [false, true].flatMap((isTurned) =>
  [false, true].map((isAcross) => ({ isAcross, isTurned })),
);

/** An island is only turned if its tiles become so much larger. */
const WORTH_TURNING = 1.12;

export function planFor(layout: Layout, room: Size): Plan {
  const best = (isTurned: boolean): Plan => {
    const ways = WAYS.filter((way) => way.isTurned === isTurned);
    for (let reserve = 0; ; reserve += 24) {
      const plans = ways.map((way) => planned(layout, room, way, reserve));
      const [first, ...more] = plans.filter((plan) => plan !== null);
      if (first !== undefined)
        return more.reduce((one, other) => (other.scale > one.scale ? other : one), first);
    }
  };
  const [upright, turned] = [best(false), best(true)];
  return turned.scale > upright.scale * WORTH_TURNING ? turned : upright;
}

/** A plan with so much sea kept free below; null if not everything finds a place. */
function planned(
  layout: Layout,
  room: Size,
  { isAcross, isTurned }: Way,
  reserve: number,
): Plan | null {
  const margin = room.width < 600 ? 6 : 24;
  const [rows, columns] = isTurned ? [layout.columns, layout.rows] : [layout.rows, layout.columns];
  const island = { width: columns * PITCH - GAP, height: rows * PITCH - GAP };
  const needed = {
    width: island.width + (isAcross ? 0 : METER.down) + 2 * margin,
    height: island.height + (isAcross ? METER.across : 0) + reserve + 2 * margin,
  };
  const scale = Math.min(room.width / needed.width, room.height / needed.height);
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
  const tools = place({ width: 92 / scale, height: 44 / scale }, 'bottom-left', 6 / scale);
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
    let best: Box | null = null;
    let least = Number.POSITIVE_INFINITY;
    const [toX, toY] = [
      corner.endsWith('left') ? margin : view.width - width - margin,
      corner.startsWith('top') ? margin : view.height - height - margin,
    ];
    for (const x of along(margin, view.width - width - margin))
      for (const y of along(margin, view.height - height - margin)) {
        const far = (x - toX) ** 2 + (y - toY) ** 2;
        const box = { x, y, width, height };
        if (far < least && !kept.some((other) => overlaps(box, other, 4)))
          [best, least] = [box, far];
      }
    if (best !== null) kept.push(best);
    return best;
  };
}

function along(from: number, to: number): readonly number[] {
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
