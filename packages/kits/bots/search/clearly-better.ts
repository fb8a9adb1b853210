// Whether one choice did better than another by more than luck, where both were tried in the same worlds.

/** By more than `doubt` standard errors of the difference, in the rounds that both have seen. */
export function isClearlyBetter(
  one: readonly number[],
  other: readonly number[],
  doubt: number,
): boolean {
  let sum = 0;
  let squares = 0;
  for (const [round, result] of one.entries()) {
    const against = other[round];
    if (against === undefined) break;
    const gain = result - against;
    sum += gain;
    squares += gain * gain;
  }
  return sum > doubt * Math.sqrt(squares);
}
