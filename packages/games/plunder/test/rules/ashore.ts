// The first seat's turn without a ship, brought to its first decision.
import type { Scene } from '@tidetable/conformance';
import type { Plunder } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

/** The rig: a throw for each card that islands yield, then two dice. */
export function ashore(things: Given = {}): Scene<Plunder> {
  return given({
    turn: 2,
    pool: 0,
    owners: {},
    storm: 'K13',
    ships: [
      { seat: 1, at: 'F1' },
      { seat: 2, at: 'A1' },
    ],
    ...things,
  }).play('end-turn');
}
