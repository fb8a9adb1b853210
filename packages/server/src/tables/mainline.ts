// The mainline: of all that a log tells, the actions that stand.
import type { Core, Ply } from '@tidetable/engine';
import type { Entry } from '../store/store.ts';
import { folded, opening } from './position.ts';
import type { TableSetup } from './table-setup.ts';

export interface Line {
  readonly plies: readonly Ply[];
  /** The state before the first ply, and after each. */
  readonly states: readonly Core[];
  readonly hash: string;
}

export function mainlineOf(setup: TableSetup, entries: readonly Entry[]): Line {
  let position = opening(setup);
  const plies: Ply[] = [];
  const states = [position.state];
  for (const entry of entries) {
    position = folded(setup, position, entry).position;
    const { seat, action, hash } = entry;
    if (position.ply > plies.length) {
      plies.push({ seat, action, hash });
      states.push(position.state);
    } else {
      plies.length = position.ply;
      states.length = position.ply + 1;
    }
  }
  return { plies, states, hash: position.hash };
}
