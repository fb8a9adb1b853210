// Whether one choice did better than another by more than luck, where both were tried in the same worlds.

/** By more than `doubt` standard errors of the difference, in the rounds that both have seen. */
export function isClearlyBetter(
  one: readonly number[],
  other: readonly number[],
  doubt: number,
): boolean {
  const rounds = Math.min(one.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const gain = (one[round] as number) - (other[round] as number);
    sum += gain;
    squares += gain * gain;
  }
  return sum > doubt * Math.sqrt(squares);
}
