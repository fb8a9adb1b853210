// Deep Fog tables for several chapters.

import type { Scene } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import type { Building } from '../../rules/data/buildings.ts';
import { PORTS } from '../../rules/data/towns.ts';
import type { Islebound } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';
import { setUp } from './setup-table.ts';

/** Sun's Rest, Undervall and Grenille lie in the middle; beneath them Farwold's board, Stratic's and Morlim's. */
export function foggy(things: Given = {}): Scene<Islebound> {
  return given({ edition: 'deep-fog', ...things });
}

/** The board of Sun's Rest lies on top of the fog, that of Farwold in the middle. */
export const NEXT_ROUND: NonNullable<Given['fog']> = { boards: [1, 2, 3], mist: [0] };

/** Enough buildings for the monster, all without effect before the end. */
export const SEVEN: Building[] = [
  'palace',
  'treasury',
  'sailors-guild',
  'sawmill',
  'smokehouse',
  'watchtower',
  'mausoleum',
];

/** Everyone stays in port for this many turns and does nothing. */
export function idle(sea: Scene<Islebound>, turns: number): Scene<Islebound> {
  for (let turn = 0; turn < turns; turn++)
    sea.play(`place at=${PORTS[itemAt(sea.must, 0)]}`, 'end-turn');
  return sea;
}

/** A fresh table with its home ports chosen, at the draft. */
export function drafting(seats: number): Scene<Islebound> {
  const sea = setUp(seats, { edition: 'deep-fog' });
  for (const port of PORTS.slice(0, seats)) sea.play(`choose-port port=${port}`);
  return sea;
}

/** A fresh table at its first turn; everyone drafted the first card. */
export function drafted(seats: number): Scene<Islebound> {
  const sea = drafting(seats);
  while (sea.state.agenda.at(-1)?.step === 'draft') {
    const seat = itemAt(sea.must, 0);
    sea.play(`${seat}: ${sea.offers(seat)[0]}`);
  }
  return sea;
}
