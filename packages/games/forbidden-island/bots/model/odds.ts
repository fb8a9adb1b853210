// How likely the team is to escape if it plays on in haste: a small net over what can be seen at the start of a turn.
import type { Isle } from './isle.ts';
import { LEARNED } from './learned.ts';
import { lookOut, SIGHTS, sights } from './outlook.ts';

const first = numbersOf(LEARNED.first);
const bias = numbersOf(LEARNED.bias);
const second = numbersOf(LEARNED.second);
const straight = numbersOf(LEARNED.straight);
const units = bias.length;
const sums = new Float64Array(units);

function numbersOf({ unit, numbers }: { unit: number; numbers: string }): Float64Array {
  const bytes = Int8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
  return Float64Array.from(bytes, (byte) => byte * unit);
}

/** The logarithm of the odds at the start of a turn. */
export function logOdds(isle: Isle): number {
  lookOut(isle);
  sums.set(bias);
  let log = LEARNED.constant;
  for (let sight = 0; sight < SIGHTS; sight++) {
    const value = sights[sight] as number;
    if (value === 0) continue;
    log += value * (straight[sight] as number);
    for (let unit = 0; unit < units; unit++)
      sums[unit] = (sums[unit] as number) + value * (first[sight * units + unit] as number);
  }
  for (let unit = 0; unit < units; unit++) {
    const sum = sums[unit] as number;
    if (sum > 0) log += sum * (second[unit] as number);
  }
  return log;
}
