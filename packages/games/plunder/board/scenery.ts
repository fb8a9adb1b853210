// The fixed scenery of the chart: reefs, landscape, harbour moles, names of the waters.

import { round } from '@tidetable/board/look/coast.ts';
import { itemAt } from '@tidetable/engine';
import {
  type Chart,
  type Island,
  LAND,
  NONE,
  PORT,
  type Square,
  TILE_FACES,
  TILE_SIZE,
  tilesOf,
  WATER,
} from '../public.ts';
import { chanceOf, middleOf, SIZE, type Spot, TOWARDS } from './geometry.ts';

export interface Edge {
  readonly square: Square;
  /** N, E, S, W from 0. */
  readonly side: number;
}

const hasWall = ({ walls }: Chart, square: Square, side: number): boolean =>
  (itemAt(walls, square) & (1 << side)) !== 0;

/** Land barriers in open water, each once. */
export function reefsOf(chart: Chart): readonly Edge[] {
  const { terrain, beside } = chart;
  return terrain.flatMap((kind, square) =>
    [1, 2].flatMap((side): Edge[] => {
      const other = beside[square]?.[side] ?? NONE;
      if (other === NONE || kind === LAND || terrain[other] === LAND) return [];
      if (kind === PORT || terrain[other] === PORT) return [];
      return hasWall(chart, square, side) ? [{ square, side }] : [];
    }),
  );
}

/** The closed sides of ports that are not land: a mole keeps the sea out. */
export function molesOf(chart: Chart): readonly Edge[] {
  const { ports, beside, terrain } = chart;
  return ports.flatMap((square) =>
    TOWARDS.flatMap((_towards, side): Edge[] => {
      const other = beside[square]?.[side] ?? NONE;
      const isLand = other !== NONE && terrain[other] === LAND;
      return hasWall(chart, square, side) && !isLand ? [{ square, side }] : [];
    }),
  );
}

/** The sides that ships enter by. */
export function entrancesOf(chart: Chart): readonly Edge[] {
  return chart.ports.flatMap((square) =>
    TOWARDS.flatMap((_towards, side): Edge[] =>
      hasWall(chart, square, side) ? [] : [{ square, side }],
    ),
  );
}

/** The two ends of an edge. */
export function endsOf(chart: Chart, { square, side }: Edge, inset = 0): readonly [Spot, Spot] {
  const { x, y } = middleOf(chart, square);
  const { x: right, y: down } = itemAt(TOWARDS, side);
  const half = SIZE / 2;
  const [mx, my] = [x + right * (half - inset), y + down * (half - inset)];
  return [
    { x: mx - down * half, y: my + right * half },
    { x: mx + down * half, y: my - right * half },
  ];
}

/** A few jagged rocks along an edge. */
export function rocksOf(chart: Chart, edge: Edge): readonly string[] {
  const [from, to] = endsOf(chart, edge);
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
    const chance = (what: string): number => chanceOf(what, edge.square, edge.side, part);
    const size = 5 + chance('size') * 4;
    const x = from.x + (to.x - from.x) * part + (chance('x') - 0.5) * 6;
    const y = from.y + (to.y - from.y) * part + (chance('y') - 0.5) * 6;
    const corners = [0, 1, 2, 3, 4].map((nth) => {
      const angle = ((nth + chance(`turn ${nth}`) * 0.5) / 5) * 2 * Math.PI;
      const far = size * (0.7 + chance(`far ${nth}`) * 0.5);
      return `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far * 0.8)}`;
    });
    return `M${corners.join('L')}Z`;
  });
}

const GROUNDS = ['hills', 'palms', 'wood', 'peak'] as const;
export type Ground = (typeof GROUNDS)[number] | 'volcano';

/** The small landscape of a square of land. */
export function groundOf({ islands, islandAt, width }: Chart, square: Square): Ground {
  const island = islands[itemAt(islandAt, square)];
  if (island?.skulls === 3 && island.land[0] === square) return 'volcano';
  const kind = chanceOf('ground', Math.floor(square / width), square % width);
  return GROUNDS[Math.floor(kind * GROUNDS.length)] ?? 'hills';
}

/** The place of an island's sign: the middle of its land, if that is land. */
export function signPlace(chart: Chart, { land }: Island): Spot {
  const middles = land.map((square) => middleOf(chart, square));
  const x = middles.reduce((all, one) => all + one.x, 0) / land.length;
  const y = middles.reduce((all, one) => all + one.y, 0) / land.length;
  const far = (at: Spot): number => Math.hypot(at.x - x, at.y - y);
  const nearest = itemAt(
    [...middles].sort((one, other) => far(one) - far(other)),
    0,
  );
  const isStraight = middles.every((at) => at.x === x) || middles.every((at) => at.y === y);
  return isStraight ? { x, y } : nearest;
}

/** A few short waves on open water, where nothing else is drawn. */
export function wavesOf(chart: Chart): readonly Spot[] {
  return chart.terrain.flatMap((kind, square) => {
    if (kind !== WATER || chanceOf('wave', square) > 0.3) return [];
    const { x, y } = middleOf(chart, square);
    return [
      {
        x: round(x + (chanceOf('wave x', square) - 0.5) * 26),
        y: round(y + (chanceOf('wave y', square) - 0.5) * 34),
      },
    ];
  });
}

/** A horizontal run of open water. */
export interface Stretch {
  readonly row: number;
  readonly from: number;
  readonly length: number;
}

/** The name of each tile's waters, and where it could stand: the tile's runs of open water, the longest first. */
export function stretchesOf(
  chart: Chart,
): readonly { readonly text: string; readonly stretches: readonly Stretch[] }[] {
  const across = chart.width / TILE_SIZE;
  return (tilesOf(chart.layout) ?? []).map(({ face }, place) => {
    const top = Math.floor(place / across) * TILE_SIZE;
    const left = (place % across) * TILE_SIZE;
    const stretches: Stretch[] = [];
    for (let row = top; row < top + TILE_SIZE; row++) {
      let length = 0;
      for (let column = left; column < left + TILE_SIZE; column++) {
        const square = row * chart.width + column;
        const isClear = chart.terrain[square] === WATER && chart.walls[square] === 0;
        length = isClear ? length + 1 : 0;
        if (length > 1) stretches.push({ row, from: column - length + 1, length });
      }
    }
    stretches.sort((one, other) => other.length - one.length);
    return { text: TILE_FACES[face].name, stretches };
  });
}
