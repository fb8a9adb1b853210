// Turns what choices are worth into shares of the tries.

/** Turns worths into shares of one, in place: a choice worth `heat` less than the best gets a third of its share, and all at least a `floor`. */
export function toShares(worths: number[], heat: number, floor: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const worth of worths) if (worth > most) most = worth;
  let sum = 0;
  for (const [index, worth] of worths.entries()) {
    const share = floor + Math.exp((worth - most) / heat);
    worths[index] = share;
    sum += share;
  }
  for (const [index, share] of worths.entries()) worths[index] = share / sum;
}

/** Turns the first `count` logarithms of odds into chances that add up to one, in place. */
export function toChances(logs: Float64Array, count: number): void {
  const first = logs[0] as number;
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const odds = Math.exp((logs[index] as number) - first);
    logs[index] = odds;
    sum += odds;
  }
  for (let index = 0; index < count; index++) logs[index] = (logs[index] as number) / sum;
}
