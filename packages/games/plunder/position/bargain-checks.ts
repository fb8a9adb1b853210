// Frames of offers, and of islands given to teammates.
import { TEAM_GAIN } from '../data/table.ts';
import {
  areTeammates,
  canPay,
  fleetOf,
  handSize,
  hasFlag,
  hasShip,
  inStorm,
  portOf,
  sum,
} from '../questions.ts';
import type { FrameOf, Seas } from '../state.ts';
import { netGain } from '../steps/bargaining.ts';
import { mayThreaten, mayTrade } from '../steps/positions.ts';
import { type Checks, countFrom, type Place } from './check.ts';

type Offer = FrameOf<'draw-up-offer' | 'answer-offer'>;

/** Offers and the like that this turn has seen (PL-AMB-79). */
function haggled({ options, turn }: Seas): number {
  return options.offersPerTurn - turn.haggling;
}

/** Whether these two may bargain here and in this way. */
function areParties({ seat, partner, as }: Offer, { seas, active, below }: Place): boolean {
  if (as === 'bribe')
    return below?.step === 'bribe' && seat === below.defender && partner === active;
  if ((seat === active) === (partner === active)) return false;
  if (below?.step !== 'command' && below?.step !== 'without-ship') return false;
  if (hasShip(seas, active) !== (below.step === 'command')) return false;
  const other = seat === active ? partner : seat;
  const isCounter = seat !== active;
  if (haggled(seas) < (isCounter ? 2 : 1)) return false;
  if (as === 'threat')
    return !isCounter && handSize(seas, other) > 0 && mayThreaten(seas, active, other).ok;
  return handSize(seas, seat) + handSize(seas, partner) > 0 && mayTrade(seas, active, other).ok;
}

/** The maker holds what is given, the other has as many cards as are asked for, and no kind goes both ways (PL-AMB-76). */
function areTerms({ seat, partner, as, give, ask }: Offer, { seas }: Place): boolean {
  return (
    canPay(seas, seat, give) &&
    sum(ask) <= handSize(seas, partner) &&
    (as !== 'bribe' || sum(ask) === 0) &&
    give.every((count, kind) => count === 0 || ask[kind] === 0)
  );
}

function isProposable({ seat, partner, as, give, ask }: Offer, { seas, below }: Place): boolean {
  if (below?.step === 'bribe') return sum(give) >= below.least;
  if (as === 'threat') return sum(ask) > 0;
  if (sum(give) + sum(ask) === 0) return false;
  if (!areTeammates(seas, seat, partner)) return true;
  const gain = netGain(seas, seat, partner) + sum(ask) - sum(give);
  return Math.abs(gain) <= TEAM_GAIN;
}

export const BARGAIN_CHECKS: Checks<'draw-up-offer' | 'answer-offer' | 'give-island'> = {
  'draw-up-offer': {
    above: ['command', 'without-ship', 'bribe'],
    wanted: 'two who may bargain, and terms they could meet of kinds that have been spoken of',
    fits: (frame, place) =>
      areParties(frame, place) &&
      areTerms(frame, place) &&
      frame.least === (place.below?.step === 'bribe' ? place.below.least : 1) &&
      countFrom(frame.give, frame.at) + countFrom(frame.ask, frame.at) === 0,
  },
  'answer-offer': {
    above: ['command', 'without-ship', 'bribe'],
    wanted: 'two who may bargain, and an offer that holds what it promises (PL-AMB-76)',
    fits: (frame, place) =>
      areParties(frame, place) && areTerms(frame, place) && isProposable(frame, place),
  },
  'give-island': {
    above: ['command'],
    wanted: 'an island of a teammate in whose open port a ship lies (PL-TEAM-8)',
    fits: ({ seat, island, to }, { seas, active }) =>
      to === active &&
      areTeammates(seas, seat, to) &&
      seas.flags[island] === seat &&
      haggled(seas) > 0 &&
      hasFlag(seas, to) &&
      fleetOf(seas, to).some(
        (ship) => portOf(seas, ship) === island && !inStorm(seas, ship.square),
      ),
  },
};
