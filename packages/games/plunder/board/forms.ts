// Which actions are filled in on a form of the board, and which are chosen by touching one of many squares.
import type { Action as AnyAction } from '@tidetable/engine';
import { boardWords } from './words.ts';

const BARGAINS = new Set(['offer', 'threaten', 'call']);
/** Cards counted out at once; the first version of the rules took them one by one. */
const COUNTED = ['pay', 'take', 'demand', 'hand-over'] as const;
const PLACED = ['steer-storm', 'sail-anywhere', 'place-ship', 'berth', 'build-ship'] as const;

export function formOf(action: AnyAction): string | null {
  const say = boardWords();
  if (BARGAINS.has(action.type)) return say.bargain;
  const counted = COUNTED.find((type) => type === action.type);
  return counted === undefined || 'kind' in action ? null : say.forms[counted];
}

export function placesOf({ type }: AnyAction): string | null {
  const placed = PLACED.find((one) => one === type);
  if (placed === undefined) return null;
  const { touchSquare, walkToSquare } = boardWords();
  return matchMedia('(pointer: coarse)').matches ? touchSquare : walkToSquare;
}
