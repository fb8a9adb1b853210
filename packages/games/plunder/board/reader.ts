// Who is “you” in the texts on the chart.

import type { BoardProps } from '@tidetable/board/board.ts';
import { sharedWords } from '@tidetable/board/words/index.ts';
import type { Seat } from '@tidetable/engine';

/** The seat that looks, unless several share the screen. */
export function readerOf({ seat, names }: Pick<BoardProps, 'seat' | 'names'>): Seat | null {
  return seat !== null && names[seat] === sharedWords().you ? seat : null;
}
