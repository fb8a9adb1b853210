// Take Up to 3 Actions, p. 4.
import type { Decision, Menu } from '@tidetable/engine';
import { CARDS } from '../data/cards.ts';
import { TILES, TREASURES } from '../data/tiles.ts';
import { holds } from '../hands.ts';
import { powerOf } from '../powers.ts';
import type { Action, Forbidden, FrameOf, Island, Reason } from '../state.ts';
import { allowedBy, barredBy, barUnlessAllowed, type Judgement } from '../verdicts.ts';
import { capture, judgeCapture, offerCaptures } from './capture-a-treasure.ts';
import { give, judgeGift, offerGifts } from './give-a-treasure-card.ts';
import {
  fly,
  judgeFlight,
  judgeMove,
  judgeNavigation,
  move,
  navigate,
  offerMoves,
} from './move.ts';
import { judgeShoring, offerShoring, shoreUp } from './shore-up.ts';
import {
  cutInBeside,
  judgeAnytime,
  momentFor,
  offerSpecials,
  takeSpecial,
} from './special-action-cards.ts';

type TakeActions = FrameOf<'take-actions'>;

export const takeActions: Decision<Forbidden, TakeActions> = {
  deciders: (island, { seat }) => ({ must: [seat], may: cutInBeside(island, seat) }),

  rule: () => 'FI-TURN-3',

  offer(island, frame, seat, menu) {
    if (seat === frame.seat) {
      if (frame.left > 0) offerActions(island, frame, menu);
      if (menu.explaining) barActions(island, frame, menu);
      menu.allow({ type: 'end-actions' }, 'FI-TURN-3');
    }
    offerSpecials(island, seat, menu, null);
  },

  judge(island, frame, seat, action) {
    const found = seat === frame.seat ? judgeAction(island, frame, action) : null;
    return found ?? judgeAnytime(island, seat, action, null);
  },

  take(island, frame, seat, action, table) {
    if (takeSpecial(island, seat, action, table)) return;
    switch (action.type) {
      case 'end-actions':
        table.done();
        table.tell({ type: 'ended-actions', seat, rule: 'FI-TURN-3' });
        return table.push(momentFor(seat));
      case 'move':
        frame.left -= 1;
        return move(island, seat, action.to, table);
      case 'fly':
        frame.left -= 1;
        frame.flown = true;
        return fly(island, seat, action.to, table);
      case 'navigate':
        return navigate(island, frame, action.pawn, action.to, table);
      case 'shore-up':
        frame.left -= 1;
        return shoreUp(island, seat, action.tile, table);
      case 'give':
        frame.left -= 1;
        return give(island, seat, action.to, action.card, table);
      case 'capture':
        frame.left -= 1;
        return capture(island, seat, action.treasure, table);
    }
  },
};

function offerActions(island: Island, frame: TakeActions, menu: Menu<Action, Reason>): void {
  offerMoves(island, frame, menu);
  offerShoring(island, frame.seat, menu);
  offerGifts(island, frame.seat, menu);
  offerCaptures(island, frame.seat, menu);
}

function judgeAction(island: Island, frame: TakeActions, action: Action): Judgement | null {
  if (action.type === 'end-actions') return allowedBy('FI-TURN-3');
  const found = judgeByType(island, frame, action);
  if (found === null || frame.left > 0) return found;
  return barredBy('FI-TURN-3', { because: 'no-actions-left' });
}

/** As long as there are actions left. */
function judgeByType(island: Island, frame: TakeActions, action: Action): Judgement | null {
  const { seat } = frame;
  switch (action.type) {
    case 'move':
      return judgeMove(island, seat, action.to);
    case 'fly':
      return judgeFlight(island, frame, action.to);
    case 'navigate':
      return judgeNavigation(island, frame, action.pawn, action.to);
    case 'shore-up':
      return judgeShoring(island, seat, action.tile);
    case 'give':
      return judgeGift(island, seat, action.card, action.to);
    case 'capture':
      return judgeCapture(island, seat, action.treasure);
    default:
      return null;
  }
}

/** Whatever can be pointed at: every tile, every other pawn, every card in hand, every treasure. */
function barActions(island: Island, frame: TakeActions, menu: Menu<Action, Reason>): void {
  const { seat } = frame;
  const { flies, navigates } = powerOf(island, seat);
  const bar = (action: Action): void =>
    barUnlessAllowed(menu, action, judgeAction(island, frame, action));
  for (const tile of TILES) {
    bar({ type: 'move', to: tile });
    if (flies) bar({ type: 'fly', to: tile });
    bar({ type: 'shore-up', tile });
  }
  for (let other = 0; other < island.seats; other++) {
    if (other === seat) continue;
    if (navigates) for (const to of TILES) bar({ type: 'navigate', pawn: other, to });
    for (const card of CARDS) if (holds(island, seat, card)) bar({ type: 'give', card, to: other });
  }
  for (const treasure of TREASURES) bar({ type: 'capture', treasure });
}
