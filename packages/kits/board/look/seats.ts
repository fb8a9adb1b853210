// The six seats of a table: each has a colour (seats.css) and an emblem, for players who cannot tell colours apart.
import type { Seat } from '@tidetable/engine';
import type { IconName } from './icon-names.ts';
import './seats.css';

const EMBLEMS: readonly IconName[] = [
  'kraken-tentacle',
  'sperm-whale',
  'sea-turtle',
  'crab',
  'squid',
  'shark-fin',
];

export function emblemOf(seat: Seat): IconName {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'kraken-tentacle';
}

/** The class that sets `--seat` and `--on-seat`. */
export function seatClass(seat: Seat): string {
  return `seat-${seat % EMBLEMS.length}`;
}
