// When a captain who thinks ahead bargains: one trade, one threat and one bribe a turn at most, and nothing twice.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  canReach,
  type FrameOf,
  portOf,
  type Seas,
  teamOf,
  type View,
} from '@tidetable/plunder/public';
import { bribeAgainst, nextTerm, stakesOf, threatInsteadOf, tradeWith } from './offers.ts';
import type { Order } from './orders.ts';
import { Scales, type Terms } from './terms.ts';
import { turnNumber } from './turns.ts';
import type { Values } from './values.ts';

type Kind = 'trade' | 'threat' | 'bribe';

/** Forms opened in one turn, whoever remembers them. */
const MOST_FORMS = 2;

export class Haggler {
  /** What was tried in this turn. */
  #turn = -1;
  readonly #tried = new Set<Kind>();

  /** What to open instead of this order; null to carry it out. */
  insteadOf(
    order: Order,
    seas: Seas,
    view: View,
    seat: Seat,
    legal: readonly Action[],
    values: Values,
  ): Action | null {
    const scales = new Scales(seas, view, seat, values);
    if (order.type === 'attack' || order.type === 'attack-island') {
      const stakes = stakesOf(scales, order);
      if (stakes === null || termsOfThreat(scales, stakes.defender) === null) return null;
      return this.#open('threat', { type: 'threaten', captain: stakes.defender }, view, legal);
    }
    if (order.type !== 'end-turn') return null;
    for (const captain of view.captains.keys())
      if (isRival(seas, seat, captain) && tradeWith(scales, captain) !== null)
        return this.#open('trade', { type: 'offer-trade', captain }, view, legal);
    return null;
  }

  /** Whether to offer a bribe against the attack that was declared. */
  answerAttack(
    seas: Seas,
    view: View,
    seat: Seat,
    legal: readonly Action[],
    values: Values,
  ): Action {
    const none: Action = { type: 'no-bribe' };
    if (termsOfBribe(new Scales(seas, view, seat, values)) === null) return none;
    return this.#open('bribe', { type: 'offer-bribe' }, view, legal) ?? none;
  }

  /** The next entry of the offer that is being drawn up: the same terms come to mind every time. */
  drawUp(seas: Seas, view: View, seat: Seat, legal: readonly Action[], values: Values): Action {
    const frame = view.agenda.at(-1) as FrameOf<'draw-up-offer'>;
    const scales = new Scales(seas, view, seat, values);
    return nextTerm(frame, termsOf(scales, frame), legal);
  }

  #open(kind: Kind, action: Action, view: View, legal: readonly Action[]): Action | null {
    const turn = turnNumber(view);
    if (turn !== this.#turn) this.#tried.clear();
    this.#turn = turn;
    const opened = view.options.offersPerTurn - view.turn.haggling;
    if (this.#tried.has(kind) || (kind !== 'bribe' && opened >= MOST_FORMS)) return null;
    const offered = legal.find(
      (offer) =>
        offer.type === action.type &&
        (!('captain' in action) || ('captain' in offer && offer.captain === action.captain)),
    );
    if (offered !== undefined) this.#tried.add(kind);
    return offered ?? null;
  }
}

function isRival({ options }: Seas, seat: Seat, captain: Seat): boolean {
  return teamOf(options, seat) !== teamOf(options, captain);
}

function termsOf(scales: Scales, frame: FrameOf<'draw-up-offer'>): Terms | null {
  if (frame.as === 'trade') return tradeWith(scales, frame.partner);
  return frame.as === 'bribe' ? termsOfBribe(scales) : termsOfThreat(scales, frame.partner);
}

/** For the first attack that could be made on this captain and is worth less than cards. */
function termsOfThreat(scales: Scales, captain: Seat): Terms | null {
  const { seas, seat } = scales;
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    const island = portOf(seas, ship);
    const attacks: { ship: number; target?: number }[] = seas.ships
      .filter((other) => other.seat === captain && canReach(seas, ship.square, other.square))
      .map((other) => ({ ship: ship.id, target: other.id }));
    if (island >= 0 && seas.flags[island] === captain) attacks.push({ ship: ship.id });
    for (const attack of attacks) {
      const stakes = stakesOf(scales, attack);
      const terms = stakes && threatInsteadOf(scales, stakes);
      if (terms !== null) return terms;
    }
  }
  return null;
}

function termsOfBribe(scales: Scales): Terms | null {
  const attack = scales.view.agenda.findLast((frame) => frame.step === 'bribe');
  if (attack?.step !== 'bribe' || attack.least > 1) return null;
  const stakes = stakesOf(scales, attack);
  return stakes && bribeAgainst(scales, attack.seat, stakes);
}
