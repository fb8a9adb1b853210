// Hand Limit, p. 7.
import type { Decision, Seat } from '@tidetable/engine';
import { CARDS, HAND_LIMIT } from '../data/cards.ts';
import { discardCard, handOf, holds } from '../hands.ts';
import type { Forbidden, FrameOf, Island, Reason } from '../state.ts';
import { allowedBy, barredBy } from '../verdicts.ts';
import { cutInBeside, judgeAnytime, offerSpecials, takeSpecial } from './special-action-cards.ts';

export function tooMany(island: Island, seat: Seat): Reason {
  const held = handOf(island, seat).length;
  return { because: 'too-many-cards', held, limit: HAND_LIMIT };
}

/** A Special card played here counts as the card discarded: the limit is looked at again (FI-AMB-38). */
export const discard: Decision<Forbidden, FrameOf<'discard'>> = {
  lapses: (island, { seat }) => handOf(island, seat).length <= HAND_LIMIT,

  deciders: (island, { seat }) => ({
    must: [seat],
    may: island.options.discardCutIn === 'anyone' ? cutInBeside(island, seat) : [],
  }),

  rule: () => 'FI-HAND-1',

  offer(island, frame, seat, menu) {
    if (seat === frame.seat) {
      for (const card of CARDS)
        if (holds(island, seat, card)) menu.allow({ type: 'discard', card }, 'FI-HAND-1');
      if (menu.explaining) menu.bar({ type: 'pass' }, 'FI-HAND-1', tooMany(island, seat));
    } else if (island.options.discardCutIn === 'discarder') return;
    offerSpecials(island, seat, menu, null);
  },

  judge(island, frame, seat, action) {
    if (seat === frame.seat) {
      if (action.type === 'pass') return barredBy('FI-HAND-1', tooMany(island, seat));
      if (action.type === 'discard') {
        const { card } = action;
        if (card === 'waters-rise') return barredBy('FI-DRAW-2', { because: 'never-held' });
        return holds(island, seat, card)
          ? allowedBy('FI-HAND-1')
          : barredBy('FI-HAND-1', { because: 'not-held', card });
      }
    }
    return judgeAnytime(island, seat, action, null);
  },

  take(island, _frame, seat, action, table) {
    if (takeSpecial(island, seat, action, table) || action.type !== 'discard') return;
    discardCard(island, seat, action.card);
    table.tell({ type: 'discarded', seat, card: action.card, rule: 'FI-HAND-1' });
  },
};
