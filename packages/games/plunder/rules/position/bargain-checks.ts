// Frames of offers and calls, and of islands given to teammates.
import type { Seat } from '@tidetable/engine';
import { isWithin } from '../bundles.ts';
import { areTeammates, captainOf, handSize, hasFlag, hasShip, sum } from '../questions.ts';
import type { CallAnswer, FrameOf, Seas } from '../state.ts';
import { judgeTerms } from '../steps/dealing.ts';
import { mayReceive, mayThreaten, mayTrade } from '../steps/positions.ts';
import type { Checks, Place } from './check.ts';

type Offer = FrameOf<'answer-offer'>;

/** Whether the active captain may bargain from here, with a fleet or without. */
function isAfloat({ seas, active, below }: Place): boolean {
  return hasShip(seas, active) === (below?.step !== 'without-ship');
}

/** Whether these two may bargain this way. */
function areParties({ seat, partner, as }: Offer, place: Place): boolean {
  const { seas, active, below } = place;
  if ((seat === active) === (partner === active)) return false;
  const other = seat === active ? partner : seat;
  if (as === 'bribe' || as === 'price')
    return (
      below?.step === 'press-attack' &&
      other === below.defender &&
      (as === 'bribe') === (seat === other)
    );
  if (below?.step === 'press-attack' || !isAfloat(place)) return false;
  if (below?.step === 'weigh-answers')
    return as === 'trade' && below.answers.some((answer) => answer.seat === other);
  const isCounter = seat !== active;
  if (seas.turn.offers < (isCounter ? 2 : 1)) return false;
  if (as === 'threat')
    return !isCounter && handSize(seas, other) > 0 && mayThreaten(seas, active, other).ok;
  return mayTrade(seas, active, other).ok;
}

function isHearer(seas: Seas, seat: Seat, caller: Seat): boolean {
  return seat !== caller && handSize(seas, seat) > 0 && mayTrade(seas, caller, seat).ok;
}

function areAnswers(answers: readonly CallAnswer[], { seas, active }: Place): boolean {
  return (
    new Set(answers.map(({ seat }) => seat)).size === answers.length &&
    answers.every(
      ({ seat, give, ask }) =>
        isHearer(seas, seat, active) &&
        sum(give) + sum(ask) > 0 &&
        isWithin(give, captainOf(seas, seat).hand),
    )
  );
}

export const BARGAIN_CHECKS: Checks<
  'answer-offer' | 'answer-call' | 'weigh-answers' | 'give-island'
> = {
  'answer-offer': {
    above: ['command', 'without-ship', 'weigh-answers', 'press-attack'],
    wanted: 'two who may bargain, and an offer that holds what it promises (PL-AMB-76)',
    fits: (frame, place) => areParties(frame, place) && judgeTerms(place.seas, frame).allowed,
  },
  'answer-call': {
    above: ['command', 'without-ship'],
    wanted: 'a call by the seat whose turn it is, and captains who may trade with it (PL-TRADE-1)',
    fits({ seat, give, ask, asked, answers }, place) {
      const { seas, active } = place;
      const heard = [...asked, ...answers.map((answer) => answer.seat)];
      return (
        seat === active &&
        isAfloat(place) &&
        seas.turn.offers > 0 &&
        sum(give) + sum(ask) > 0 &&
        isWithin(give, captainOf(seas, seat).hand) &&
        asked.length > 0 &&
        new Set(heard).size === heard.length &&
        asked.every((other) => isHearer(seas, other, seat)) &&
        areAnswers(answers, place) &&
        answers.every(
          (answer) => judgeTerms(seas, { ...answer, partner: seat, as: 'trade' }).allowed,
        )
      );
    },
  },
  'weigh-answers': {
    above: ['command', 'without-ship'],
    wanted: 'answers to a call by the seat whose turn it is, that their makers hold (PL-AMB-77)',
    fits: ({ seat, give, ask, answers }, place) =>
      seat === place.active &&
      isAfloat(place) &&
      place.seas.turn.offers > 0 &&
      sum(give) + sum(ask) > 0 &&
      answers.length > 0 &&
      areAnswers(answers, place),
  },
  'give-island': {
    above: ['command', 'without-ship'],
    wanted: 'an island of a teammate in whose open port a ship lies (PL-TEAM-8)',
    fits: ({ seat, island, to }, place) =>
      (to === place.active || seat === place.active) &&
      isAfloat(place) &&
      areTeammates(place.seas, seat, to) &&
      place.seas.flags[island] === seat &&
      place.seas.turn.offers > 0 &&
      hasFlag(place.seas, to) &&
      mayReceive(place.seas, to, island).allowed,
  },
};
