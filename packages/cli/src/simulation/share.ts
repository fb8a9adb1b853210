// Shares with their intervals, and what a list of counted numbers tells.

export interface Share {
  readonly count: number;
  readonly share: number;
  /** The 95% interval by Wilson's score. */
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export const Z = 1.959964;

export function shareOf(count: number, all: number): Share {
  if (all === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / all;
  const square = Z ** 2 / all;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / all + square / (4 * all));
  return { count, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How often each number occurred, in order of the numbers. */
export type Histogram = readonly (readonly [value: number, count: number])[];

export function histogram(entries: readonly (readonly [string, number])[]): Histogram {
  return entries
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other);
}

export function totalOf(bars: Histogram): number {
  return bars.reduce((sum, [, count]) => sum + count, 0);
}

export function spreadOf(bars: Histogram): Spread {
  const all = totalOf(bars);
  if (all === 0) return { mean: 0, min: 0, max: 0 };
  const sum = bars.reduce((so, [value, count]) => so + value * count, 0);
  return { mean: sum / all, min: bars[0]?.[0] ?? 0, max: bars.at(-1)?.[0] ?? 0 };
}

/** The value below which this part of all counts lies. */
export function quantile(bars: Histogram, part: number): number {
  const wanted = Math.floor(part * totalOf(bars));
  let seen = 0;
  for (const [value, count] of bars) {
    seen += count;
    if (seen > wanted) return value;
  }
  return bars.at(-1)?.[0] ?? 0;
}
