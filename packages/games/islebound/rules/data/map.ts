// The map: four sea boards in a diamond, four ports in its corners.
// Provenance: four hexagons of three mutually adjacent regions, ports in the corners, and Sun's Rest beside Undervall
// RULEBOOK; the outline, the adjacency that follows from it and the other towns of each board DESIGNED.
import { itemAt } from '@tidetable/engine';
import type { IslandTown, Town } from './towns.ts';

/** Where the sea boards lie: top, left, right, bottom. */
export const BOARD_SLOTS = ['N', 'W', 'E', 'S'] as const;

/** Where the ports lie. */
export const PORT_SLOTS = ['NW', 'NE', 'SW', 'SE'] as const;

/** Each board has a top, a lower left and a lower right region. */
export const REGION_NAMES = [
  'N.t',
  'N.l',
  'N.r',
  'W.t',
  'W.l',
  'W.r',
  'E.t',
  'E.l',
  'E.r',
  'S.t',
  'S.l',
  'S.r',
  ...PORT_SLOTS,
] as const;
type RegionName = (typeof REGION_NAMES)[number];

/** An index into `REGION_NAMES`: twelve on the boards, then the four ports. */
export type Region = number;

/** The Deep Fog card, where the monster is. */
export const DEEP_FOG: Region = 16;

/** A town, or the Deep Fog card. */
export type Place = Town | 'deep-fog';

const BESIDE: Readonly<Record<RegionName, readonly RegionName[]>> = {
  'N.t': ['N.l', 'N.r'],
  'N.l': ['N.t', 'N.r', 'NW', 'W.t'],
  'N.r': ['N.t', 'N.l', 'NE', 'E.t'],
  'W.t': ['W.l', 'W.r', 'NW', 'N.l'],
  'W.l': ['W.t', 'W.r', 'SW'],
  'W.r': ['W.t', 'W.l', 'E.l', 'S.t'],
  'E.t': ['E.l', 'E.r', 'NE', 'N.r'],
  'E.l': ['E.t', 'E.r', 'W.r', 'S.t'],
  'E.r': ['E.t', 'E.l', 'SE'],
  'S.t': ['S.l', 'S.r', 'W.r', 'E.l'],
  'S.l': ['S.t', 'S.r', 'SW'],
  'S.r': ['S.t', 'S.l', 'SE'],
  NW: ['N.l', 'W.t'],
  NE: ['N.r', 'E.t'],
  SW: ['W.l', 'S.l'],
  SE: ['E.r', 'S.r'],
};

/** Regions one step away; touching at a point is not enough (AMB-8). */
export const NEIGHBOURS: readonly (readonly Region[])[] = REGION_NAMES.map((name) =>
  BESIDE[name].map((other) => REGION_NAMES.indexOf(other)),
);

/** Top, lower left, lower right; the same on the back (AMB-71). */
export const SEA_BOARDS: readonly (readonly [IslandTown, IslandTown, IslandTown])[] = [
  ['suns-rest', 'undervall', 'grenille'],
  ['farwold', 'the-grotto', 'zilliam'],
  ['stratic', 'ratnest', 'fels-garden'],
  ['morlim', 'borsham', 'rockslide'],
];

/** The index of a region's board in `BOARD_SLOTS`; null for a port. */
export function boardOf(region: Region): 0 | 1 | 2 | 3 | null {
  return region < 12 ? (Math.floor(region / 3) as 0 | 1 | 2 | 3) : null;
}

export const DISTANCES: readonly (readonly number[])[] = NEIGHBOURS.map((_none, from) => {
  const steps = Array<number>(NEIGHBOURS.length).fill(Number.POSITIVE_INFINITY);
  let ring: readonly Region[] = [from];
  for (let far = 0; ring.length > 0; far++) {
    const fresh = [...new Set(ring)].filter((region) => itemAt(steps, region) > far);
    for (const region of fresh) steps[region] = far;
    ring = fresh.flatMap((region) => itemAt(NEIGHBOURS, region));
  }
  return steps;
});
