// Who is “you” in what the chart tells.
import type { Seat } from '@tidetable/engine';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';

/** The seat that looks, unless several share the screen. */
export function readerOf({ seat, names }: Pick<BoardProps, 'seat' | 'names'>): Seat | null {
  return seat !== null && names[seat] === words().table.you ? seat : null;
}
