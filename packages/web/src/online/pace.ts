// The pace of a table, in words.

import { unit } from '@tidetable/board/words/numbers.ts';
import { words } from '../words/index.ts';
import type { Pace } from './draft.ts';

const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60];

export function paceInWords(pace: Pace): string {
  const say = words().online.paces;
  if (pace.kind === 'untimed') return say.untimed;
  if (pace.kind === 'live') return say.live(long(pace.bank), unit(pace.increment, 'second'));
  return say.perMove(long(pace.time));
}

function long(seconds: number): string {
  if (seconds >= DAY) return unit(seconds / DAY, 'day');
  return seconds >= 2 * HOUR ? unit(seconds / HOUR, 'hour') : unit(seconds / MINUTE, 'minute');
}
