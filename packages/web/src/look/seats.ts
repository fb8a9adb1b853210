// How seats are told apart: a colour (look/seats.css) and an emblem, never the colour alone.
import type { IconName } from './icon-names.ts';
import './seats.css';

/** Birds of the sea and the shore, in the order of the seats. */
const EMBLEMS: readonly IconName[] = [
  'seagull',
  'heron',
  'eagle-head',
  'dove',
  'parrot-head',
  'owl',
];

export function emblemOf(seat: number): IconName {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'seagull';
}

/** The class under which `--seat` and `--on-seat` are the colours of this seat. */
export function seatClass(seat: number): string {
  return `seat-${seat % EMBLEMS.length}`;
}
