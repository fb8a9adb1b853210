// Triggered abilities, in the order of the building list (IB-AMB-76).
import type { Seat } from '@tidetable/engine';
import type { Building } from './data/buildings.ts';
import type { Gains, Good } from './data/goods.ts';
import { owns } from './questions.ts';
import type { Frame, Sea } from './state.ts';

export type Moment =
  | 'gained-building'
  | 'built'
  | 'bought'
  | 'conquered-by-attack'
  | 'allied'
  | 'lost-town'
  | 'rested-at-town'
  | 'hunted'
  | 'gained-book'
  | 'visited-own-port'
  | 'was-visited'
  | 'completed-event'
  | 'sign-gave-wood'
  | 'sign-gave-fish';

interface Trigger {
  readonly building: Building;
  readonly when: Moment;
  readonly gain: Gains;
}

const TRIGGERS: readonly Trigger[] = [
  { building: 'academy-of-builders', when: 'gained-building', gain: { books: 1 } },
  { building: 'bridge', when: 'built', gain: { renown: 1, fish: 1 } },
  { building: 'combat-arena', when: 'conquered-by-attack', gain: { renown: 2 } },
  { building: 'fishing-guild', when: 'rested-at-town', gain: { fish: 1 } },
  { building: 'gambling-hall', when: 'rested-at-town', gain: { coins: 1 } },
  { building: 'jeweller', when: 'hunted', gain: { coins: 1 } },
  { building: 'library', when: 'gained-book', gain: { renown: 1 } },
  { building: 'mansion', when: 'allied', gain: { renown: 2 } },
  { building: 'market', when: 'allied', gain: { fish: 2, wood: 1 } },
  { building: 'mausoleum', when: 'lost-town', gain: { renown: 3 } },
  { building: 'mercenary-guild', when: 'bought', gain: { pirates: 1 } },
  { building: 'monster-trainers', when: 'visited-own-port', gain: { serpents: 1 } },
  { building: 'school-of-war', when: 'gained-book', gain: { pirates: 1 } },
  { building: 'trade-office', when: 'was-visited', gain: { coins: 1 } },
  { building: 'sawmill', when: 'sign-gave-wood', gain: { wood: 1 } },
  { building: 'smokehouse', when: 'sign-gave-fish', gain: { fish: 1 } },
  { building: 'heralds-tower', when: 'completed-event', gain: { renown: 1 } },
];

/** A frame for each good, in the order written. */
export function gains(seat: Seat, gain: Gains, times = 1): Frame[] {
  return (Object.entries(gain) as [Good, number][]).map(([good, count]) => ({
    step: 'gain',
    seat,
    good,
    count: count * times,
  }));
}

/** The frames that this seat's buildings trigger. */
export function answers(sea: Sea, seat: Seat, when: Moment, times = 1): Frame[] {
  return TRIGGERS.flatMap((trigger) =>
    trigger.when === when && owns(sea, seat, trigger.building)
      ? gains(seat, trigger.gain, times)
      : [],
  );
}
