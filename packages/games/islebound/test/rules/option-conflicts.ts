// Options that conflict.
import { readOptions } from '@tidetable/engine';
import { OPTIONS, type Options } from '../../rules/options.ts';
import type { EditionName } from '../../rules/state.ts';

/** Why these options cannot be chosen, or null. */
export function conflict(
  edition: EditionName,
  options: Partial<Options>,
  seats = 2,
): string | null {
  try {
    readOptions(OPTIONS[edition], options, seats);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
