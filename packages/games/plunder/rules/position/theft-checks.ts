// Frames of theft: victims, demands, and what is handed over.
import type { Seat } from '@tidetable/engine';
import { handSize, mayHarm, sum } from '../questions.ts';
import type { FrameOf, Seas } from '../state.ts';
import type { Checks, Place } from './check.ts';

type Theft = FrameOf<'demand' | 'hand-over'>;

/** How late a victim is robbed, counted from the thief. */
function turnsAway({ seats }: Seas, thief: Seat, victim: Seat): number {
  return (victim - thief + seats) % seats;
}

/** Whom a card that robs everyone robs after this victim. */
function robbedLater({ seas, active }: Place, victim: Seat): Seat[] {
  return [...seas.captains.keys()].filter(
    (seat) =>
      mayHarm(seas, seat) &&
      handSize(seas, seat) > 0 &&
      turnsAway(seas, active, seat) > turnsAway(seas, active, victim),
  );
}

/** Each theft lies on that of the next victim, the last on the card itself. */
function isInOrder(victim: Seat, place: Place): boolean {
  const { seas, active, below, effect } = place;
  if (effect?.do !== 'steal') return false;
  if (effect.from === 'one') return below?.step === 'treasure';
  const later = robbedLater(place, victim);
  if (below?.step !== 'demand') return later.length === 0;
  const away = later.map((seat) => turnsAway(seas, active, seat));
  return turnsAway(seas, active, below.victim) === Math.min(...away);
}

/** As many as the card says, or as the victim has (PL-AMB-74). */
function isTheft({ seat, victim, count }: Theft, place: Place): boolean {
  const { seas, active, effect } = place;
  return (
    seat === active &&
    mayHarm(seas, victim) &&
    isInOrder(victim, place) &&
    effect?.do === 'steal' &&
    count === Math.min(effect.count, handSize(seas, victim))
  );
}

export const THEFT_CHECKS: Checks<'choose-victim' | 'demand' | 'hand-over'> = {
  'choose-victim': {
    above: ['treasure'],
    wanted: 'a card that steals from one captain, and somebody who may be harmed (PL-CARD-1)',
    fits: ({ seat, count }, { seas, active, effect }) =>
      seat === active &&
      effect?.do === 'steal' &&
      effect.from === 'one' &&
      effect.count === count &&
      [...seas.captains.keys()].some((victim) => mayHarm(seas, victim)),
  },
  demand: {
    above: ['treasure', 'demand'],
    wanted: 'a theft from one who may be harmed, in turn, of no more cards than there are',
    fits: isTheft,
  },
  'hand-over': {
    above: ['treasure', 'demand'],
    wanted: 'a request for as many cards as may be stolen at most (PL-AMB-74)',
    fits: (frame, place) =>
      isTheft(frame, place) && sum(frame.asked) > 0 && sum(frame.asked) <= frame.count,
  },
};
