// The squares of the chart in drawing units.
import type { Chart, Square } from '../public.ts';

/** The side of a square. */
export const SIZE = 60;
/** The band around the sea with letters and numbers. */
export const BAND = 30;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function middleOf({ width }: Pick<Chart, 'width'>, square: Square): Spot {
  return {
    x: ((square % width) + 0.5) * SIZE,
    y: (Math.floor(square / width) + 0.5) * SIZE,
  };
}

/** By the sides N, E, S and W. */
export const TOWARDS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** A pseudo-random number from 0 to 1, fixed by the words. */
export function chanceOf(...words: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of words.join(' '))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
