// Slightly shaky pen strokes, always the same for the same name.

/** Pseudo-random numbers from 0 to 1, fixed by the name. */
export function numbersFrom(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The shortest form of a number in a path. */
export const short = (value: number): number => Math.round(value * 10) / 10;

const CORNERS = [
  [14, 3],
  [50, 2],
  [86, 3],
  [97, 14],
  [98, 50],
  [97, 86],
  [86, 97],
  [50, 98],
  [14, 97],
  [3, 86],
  [2, 50],
  [3, 14],
] as const;

/** The edge of a tile, in a square of 100 with its corner there. */
export function outlineOf(tile: string, left = 0, top = 0): string {
  const next = numbersFrom(`${tile} edge`);
  const near = (at: number): number => at + (next() - 0.5) * 4;
  const corners = CORNERS.map(([x, y]) => [left + near(x), top + near(y)] as const);
  const middle = (at: number): string => {
    const [a, b] = [corners[at % 12] ?? [0, 0], corners[(at + 1) % 12] ?? [0, 0]];
    return `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  };
  const curves = corners.map(([x, y], at) => `Q${short(x)} ${short(y)} ${middle(at)}`);
  return `M${middle(11)}${curves.join('')}Z`;
}
