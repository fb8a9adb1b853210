// How far pawns go, and whether an island holds together: the same for the bosun and for playouts.
import { firstOf, type Squares } from '../rules/questions.ts';

/** As far as a square that cannot be reached. */
export const UNREACHABLE = 12;

/** What a flight counts as in steps: one action, and the flight of the turn is gone. */
export const FLIGHT = 2;

/** Whether each of these squares can be walked to from every other. */
export function isConnected(beside: readonly Squares[], squares: Squares): boolean {
  let reached = squares & -squares;
  for (let fresh = reached; fresh !== 0; ) {
    let around = 0;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) around |= beside[firstOf(rest)] as Squares;
    fresh = around & squares & ~reached;
    reached |= fresh;
  }
  return reached === squares;
}
