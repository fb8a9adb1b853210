// Take Up to 3 Actions, p. 4.
import type { Decision, Menu, RuleId } from '@tidetable/engine';
import type { Action, Forbidden, FrameOf } from '../state.ts';
import { capture, offerCaptures } from './capture-a-treasure.ts';
import { give, offerGifts } from './give-a-treasure-card.ts';
import { fly, move, navigate, offerMoves } from './move.ts';
import { offerShoring, shoreUp } from './shore-up.ts';
import { cutInBeside, offerSpecials, takeSpecial } from './special-action-cards.ts';

type TakeActions = FrameOf<'take-actions'>;

export const takeActions: Decision<Forbidden, TakeActions> = {
  deciders: (island, { seat }) => ({ must: [seat], may: cutInBeside(island, seat) }),

  offer(island, frame, seat, menu) {
    if (seat === frame.seat) {
      if (frame.left > 0) offerActions(island, frame, menu);
      else if (menu.explaining) offerActions(island, frame, new BarredMenu(menu, 'FI-TURN-3'));
      menu.allow({ type: 'end-actions' }, 'FI-TURN-3');
    }
    offerSpecials(island, seat, menu, null);
  },

  take(island, frame, seat, action, table) {
    if (takeSpecial(island, seat, action, table)) return;
    switch (action.type) {
      case 'end-actions':
        table.done();
        table.tell({ type: 'ended-actions', seat, rule: 'FI-TURN-3' });
        return;
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

function offerActions(island: Forbidden['state'], frame: TakeActions, menu: Menu<Action>): void {
  offerMoves(island, frame, menu);
  offerShoring(island, frame.seat, menu);
  offerGifts(island, frame.seat, menu);
  offerCaptures(island, frame.seat, menu);
}

/** Bars, by one rule, all that would otherwise be allowed. */
class BarredMenu implements Menu<Action> {
  readonly explaining = true;
  readonly #menu: Menu<Action>;
  readonly #rule: RuleId;

  constructor(menu: Menu<Action>, rule: RuleId) {
    this.#menu = menu;
    this.#rule = rule;
  }

  allow(action: Action): void {
    this.#menu.bar(action, this.#rule);
  }

  bar(action: Action, rule: RuleId): void {
    this.#menu.bar(action, rule);
  }

  open(): void {}
}
