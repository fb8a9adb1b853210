// Frames of cards to pay and cards to choose.
import { itemAt, type Seat } from '@tidetable/engine';
import { MERCHANT_PRICE } from '../data/resources.ts';
import { DIE, STORM_TOLL } from '../data/table.ts';
import { chart, handSize, isCutOff, islandsOf, pointsOf, shipAt, sum } from '../questions.ts';
import { ruleOfCard } from '../rulebook/cards.ts';
import type { FrameOf, Seas } from '../state.ts';
import { isLoss } from '../steps/cards.ts';
import { isAtMerchant } from '../steps/positions.ts';
import type { Checks, Place } from './check.ts';
import { isAshore } from './turn-checks.ts';

/** Cards due; 0 if none can be. */
function due({ why }: FrameOf<'pay'>, { seas, active, below, effect }: Place): number {
  if (why === 'toll') return below?.step === 'command' && hasCrossed(seas, active) ? STORM_TOLL : 0;
  if (why === 'exchange')
    return below?.step === 'take-cards' && below.rule === 'PL-TRADE-7' ? MERCHANT_PRICE : 0;
  if (below?.step !== 'treasure') return 0;
  if (why === 'ransom') return effect?.do === 'pay-or-sink' ? effect.count : 0;
  const from = why === 'loss' ? 'any' : 'not-gold';
  return effect?.do === 'lose-choice' && effect.from === from ? effect.count : 0;
}

/** Whether some ship can have crossed the border of the storm. */
function hasCrossed(seas: Seas, seat: Seat): boolean {
  const { pool } = seas.turn;
  if (pool === null) return false;
  return seas.ships.some(
    (ship) =>
      ship.seat === seat &&
      !ship.moored &&
      (pool < DIE || ship.wind < ship.masts) &&
      itemAt(chart(seas).neighbours, ship.square).some(
        (from) => isCutOff(seas, ship.square, from) && shipAt(seas, from) === undefined,
      ),
  );
}

/** Losses take what there is; other payments are never more than that. */
function canBePaid(seas: Seas, frame: FrameOf<'pay'>): boolean {
  return isLoss(frame) || handSize(seas, frame.seat) >= frame.count;
}

/** Cards to choose; 0 if none can be. */
function choice({ rule, seat }: FrameOf<'take-cards'>, place: Place): number {
  const { seas, below, effect, finding } = place;
  if (below?.step === 'command') return rule === 'PL-TRADE-7' && isAtMerchant(seas, seat) ? 1 : 0;
  if (below?.step === 'roll-for-ship')
    return rule === 'PL-NOSHIP-1' && isAshore(place) && hasNothing(seas, seat) ? 1 : 0;
  if (effect?.do !== 'gain-choice') return 0;
  return rule === ruleOfCard(finding?.card ?? 0) ? effect.count : 0;
}

function hasNothing(seas: Seas, seat: Seat): boolean {
  return islandsOf(seas, seat).length === 0 && pointsOf(seas, seat) === 0;
}

export const CARD_CHECKS: Checks<'pay' | 'take-cards'> = {
  pay: {
    above: ['command', 'take-cards', 'treasure'],
    wanted: 'a toll, an exchange or a card to be paid, by the seat whose turn it is and who can',
    fits(frame, place) {
      const { seas, active } = place;
      return (
        frame.seat === active &&
        handSize(seas, active) > 0 &&
        frame.count > 0 &&
        frame.count === due(frame, place) &&
        canBePaid(seas, frame)
      );
    },
  },
  'take-cards': {
    above: ['command', 'roll-for-ship', 'treasure'],
    wanted: 'cards to be chosen from what there is, at a Merchant, without anything, or by a card',
    fits(frame, place) {
      const { seas, active, top } = place;
      return (
        frame.seat === active &&
        frame.count > 0 &&
        frame.count === choice(frame, place) &&
        (!top || sum(seas.stacks) + sum(seas.deck) > 0)
      );
    },
  },
};
