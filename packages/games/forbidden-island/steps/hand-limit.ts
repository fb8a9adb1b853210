// Hand Limit, p. 7.
import type { Decision } from '@tidetable/engine';
import { CARDS, type Card, HAND_LIMIT } from '../data/cards.ts';
import { discardCard, holds } from '../hands.ts';
import type { Forbidden, FrameOf } from '../state.ts';
import { cutInBeside, offerSpecials, takeSpecial } from './special-action-cards.ts';

/** A Special card played here counts as the card discarded: the limit is looked at again (FI-AMB-38). */
export const discard: Decision<Forbidden, FrameOf<'discard'>> = {
  lapses: (island, { seat }) => (island.hands[seat] as Card[]).length <= HAND_LIMIT,

  deciders: (island, { seat }) => ({
    must: [seat],
    may: island.options.discardCutIn === 'anyone' ? cutInBeside(island, seat) : [],
  }),

  offer(island, frame, seat, menu) {
    if (seat === frame.seat) {
      for (const card of CARDS)
        if (holds(island, seat, card)) menu.allow({ type: 'discard', card }, 'FI-HAND-1');
      menu.bar({ type: 'go-on' }, 'FI-HAND-1');
    } else if (island.options.discardCutIn === 'discarder') return;
    offerSpecials(island, seat, menu, null);
  },

  take(island, _frame, seat, action, table) {
    if (takeSpecial(island, seat, action, table) || action.type !== 'discard') return;
    discardCard(island, seat, action.card);
    table.tell({ type: 'discarded', seat, card: action.card, rule: 'FI-HAND-1' });
  },
};
