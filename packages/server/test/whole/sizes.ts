// How much the tests of a whole server do: more in the full run.

export function size(few: number, many: number): number {
  return process.env.LAWS === 'full' ? many : few;
}

/** Milliseconds; a busy machine is no fault. */
export const LONG = size(300_000, 3_600_000);

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
