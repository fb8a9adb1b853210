// Discounts for distant aims, averaged over the rolls it may take to get there.
import { itemAt } from '@tidetable/engine';
import { DIE, PEG_LIMIT } from '../public.ts';

/** The longest way on any map. */
const FARTHEST = 216;

const kept = new Map<number, readonly Float64Array[]>();

/** By squares, at the start of a turn: 1 within this turn's roll, times `patience` for each further turn. */
export function delaysOf(patience: number, masts: number): Float64Array {
  let tables = kept.get(patience);
  if (tables === undefined) {
    tables = Array.from({ length: PEG_LIMIT.mast + 1 }, (_none, count) => table(patience, count));
    kept.set(patience, tables);
  }
  return itemAt(tables, masts);
}

function table(patience: number, masts: number): Float64Array {
  const left = new Float64Array(FARTHEST + 1);
  for (let far = 0; far <= FARTHEST; far++) {
    let sum = 0;
    for (let die = 1; die <= DIE; die++) {
      const beyond = far - die - masts;
      sum += beyond <= 0 ? 1 : patience * (left[beyond] as number);
    }
    left[far] = sum / DIE;
  }
  return left;
}
