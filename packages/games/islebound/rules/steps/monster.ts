// Deep Fog: when the monster emerges.
import type { Seat, Table } from '@tidetable/engine';
import { MONSTER_BUILDINGS } from '../data/tracks.ts';
import { captainOf } from '../questions.ts';
import type { Captain, Event, Frame, Sea } from '../state.ts';

/** Buildings and, by house rule, cards in hand (IB-AMB-92). */
export function monsterCards(
  { options }: Pick<Sea, 'options'>,
  { buildings, hand }: Pick<Captain, 'buildings' | 'hand'>,
): number {
  return buildings.length + (options.monsterCountsHands ? hand.length : 0);
}

export function watchForMonster(sea: Sea, seat: Seat, table: Table<Frame, Event>): void {
  if (sea.fog === null || sea.fog.emerged) return;
  if (monsterCards(sea, captainOf(sea, seat)) < MONSTER_BUILDINGS) return;
  sea.fog.emerged = true;
  table.tell({ type: 'monster-emerged', seat, rule: 'IB-FOG-19' });
}
