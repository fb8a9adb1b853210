// Frames of gains: cargo, renown and its tokens, cubes.

import { captainOf, cargoLimit, owns } from '../questions.ts';
import { eventsUp } from '../sea-boards.ts';
import { type Checks, UNDERWAY } from './check.ts';

export const GAIN_CHECKS: Checks<
  'gain' | 'overboard' | 'reward' | 'place-cubes' | 'pass-over' | 'next-event'
> = {
  'next-event': {
    above: ['act'],
    wanted: 'an event that is up, and something to be settled before the next',
    fits: ({ seat, event }, { sea, active, top }) =>
      seat === active && !top && eventsUp(sea).includes(event),
  },
  gain: {
    above: UNDERWAY,
    wanted: 'something to be decided before it',
    fits: (_frame, { top }) => !top,
  },
  overboard: {
    above: [...UNDERWAY, 'overboard'],
    wanted:
      'too much cargo; things to be kept only after a trade, and no more than there is room for',
    fits({ seat, keepFish, keepWood }, { sea, below, top, act }) {
      const { fish, wood } = captainOf(sea, seat);
      const limit = cargoLimit(sea, seat);
      const traded = sea.options.trading && act !== undefined;
      return (
        (!top || fish + wood > limit) &&
        (traded || keepFish + keepWood === 0) &&
        keepFish + keepWood <= limit &&
        keepFish <= fish &&
        keepWood <= wood &&
        (top || traded) &&
        (below?.step !== 'overboard' || (below.seat !== seat && traded))
      );
    },
  },
  reward: {
    above: UNDERWAY,
    wanted: 'the token that this seat took last',
    fits: ({ seat, token }, { sea }) => captainOf(sea, seat).tokens.at(-1) === token,
  },
  'place-cubes': {
    above: UNDERWAY,
    wanted: 'something to be decided before it; a slot passed over only by House of Commons',
    fits: ({ seat, passed }, { sea, top }) =>
      !top && (passed === 'unasked' || owns(sea, seat, 'house-of-commons')),
  },
  'pass-over': {
    above: ['place-cubes'],
    wanted: 'the first empty slot, for cubes of an owner of House of Commons',
    fits: ({ seat, slot }, { sea, below }) =>
      below?.step === 'place-cubes' &&
      below.seat === seat &&
      below.left > 0 &&
      below.passed === 'unasked' &&
      owns(sea, seat, 'house-of-commons') &&
      sea.influence.indexOf(null) === slot,
  },
};
