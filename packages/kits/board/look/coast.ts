// Slightly shaky hand-drawn lines: coasts, and the depths around them.

export type Point = readonly [x: number, y: number];

/** Pseudo-random numbers from 0 to 1, fixed by the name. */
export function numbersFrom(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const BAYS = 14;

/** Points around an island of this size, with bays and capes of its own. */
export function shoreOf(name: string, wide: number, tall: number): readonly Point[] {
  const next = numbersFrom(name);
  return Array.from({ length: BAYS }, (_none, at) => {
    const angle = (at / BAYS) * 2 * Math.PI;
    const far = 0.86 + next() * 0.28;
    return [Math.cos(angle) * wide * far, Math.sin(angle) * tall * far] as const;
  });
}

/** Farther out: the depth lines an engraver draws along a coast. */
export function offshore(shore: readonly Point[], far: number): readonly Point[] {
  return shore.map(([x, y]) => {
    const length = Math.hypot(x, y);
    return [x + (x / length) * far, y + (y / length) * far] as const;
  });
}

/** A smooth closed path through these points. */
export function closed(points: readonly Point[]): string {
  const at = (nth: number): Point => points[(nth + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_none, nth) => {
    const [before, from, to, after] = [at(nth - 1), at(nth), at(nth + 1), at(nth + 2)];
    return `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  });
  return `M${at(0).map(round).join(' ')}${parts.join('')}Z`;
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}
