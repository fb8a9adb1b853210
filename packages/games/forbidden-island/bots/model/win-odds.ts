// The odds of an escape if the playout policy plays on: a small net over features of a turn's start.
import { FEATURES, FeatureCounter } from './features.ts';
import type { IslandModel } from './island-model.ts';
import { LEARNED } from './learned-odds.ts';
import type { Rater } from './rating.ts';

const FIRST = numbersOf(LEARNED.first);
const BIAS = numbersOf(LEARNED.bias);
const SECOND = numbersOf(LEARNED.second);
const STRAIGHT = numbersOf(LEARNED.straight);
const UNITS = BIAS.length;

function numbersOf({ unit, numbers }: { unit: number; numbers: string }): Float64Array {
  const bytes = Int8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
  return Float64Array.from(bytes, (byte) => byte * unit);
}

export class WinOdds {
  readonly #counter: FeatureCounter;
  readonly #sums = new Float64Array(UNITS);

  constructor(rater: Rater) {
    this.#counter = new FeatureCounter(rater);
  }

  /** Log odds, at the start of a turn. */
  logOf(island: IslandModel): number {
    const features = this.#counter.count(island);
    const sums = this.#sums;
    sums.set(BIAS);
    let log = LEARNED.constant;
    for (let feature = 0; feature < FEATURES; feature++) {
      const value = features[feature] as number;
      if (value === 0) continue;
      log += value * (STRAIGHT[feature] as number);
      for (let unit = 0; unit < UNITS; unit++)
        sums[unit] = (sums[unit] as number) + value * (FIRST[feature * UNITS + unit] as number);
    }
    for (let unit = 0; unit < UNITS; unit++) {
      const sum = sums[unit] as number;
      if (sum > 0) log += sum * (SECOND[unit] as number);
    }
    return log;
  }
}
