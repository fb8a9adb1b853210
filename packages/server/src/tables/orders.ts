// Standing orders: what a seat has said once, how long it holds, and what it comes to.
import { declining } from '@tidetable/bots';
import {
  type Action,
  deciders,
  type Face,
  type Game,
  type GameEvent,
  hasEnded,
  legal,
  Malformed,
  type Seat,
  TURN_BEGAN,
  type Until,
  write,
} from '@tidetable/engine';
import type { Order } from '../store/store.ts';
import type { Position } from './position.ts';
import type { TableSetup } from './table-setup.ts';

export type Wanted =
  /** Whenever this seat must decide, it does this. */
  | { readonly do: 'answer'; readonly action: string; readonly until: Until }
  /** Whenever this seat is asked whether to cut in, it declines. */
  | { readonly do: 'pass'; readonly until: Until };

export function wantedIn({ what }: Order): Wanted {
  return JSON.parse(what) as Wanted;
}

/** Throws Malformed for an order that could never be carried out, or never end as it says. */
export function checkOrder(game: Game, wanted: Wanted): void {
  const { until } = wanted;
  if (wanted.do === 'pass' && game.passes === undefined)
    throw new Malformed('do', 'answer: in this game no seat is asked whether to cut in', 'pass');
  const events = wanted.do === 'pass' ? (game.untils ?? []) : game.events;
  if (typeof until === 'object' && !events.includes(until.event))
    throw new Malformed('until', `an event of this game: ${events.join(', ')}`, until.event);
  if ((until === 'turn' || until === 'own-turn') && !game.events.includes(TURN_BEGAN))
    throw new Malformed('until', 'cancelled or an event: this game has no turns', until);
}

/** Why an order of this seat does not hold any more after these events, as it learned of them; null if it does. */
export function whyEnded(
  { until }: Wanted,
  seat: Seat,
  learned: readonly GameEvent[],
  { untils = {} }: Pick<Face, 'untils'> = {},
): string | null {
  if (!hasEnded(until, seat, learned)) return null;
  if (until === 'turn') return 'It was until the next turn.';
  if (until === 'own-turn') return 'It was until your own turn.';
  if (until === 'cancelled') return null;
  const { event } = until;
  return `It was until ${untils[event] ?? `this happened: ${event}`}.`;
}

/** Whether an order of a seat that must decide is to be carried out, or ended. */
export function isOrdered(
  { game }: TableSetup,
  { state }: Position,
  orders: readonly Order[],
  must: readonly Seat[],
): boolean {
  return orders.some(
    (order) =>
      must.includes(order.seat) &&
      (wantedIn(order).do === 'answer' || declining(game, state, order.seat) !== undefined),
  );
}

export type Obeyed =
  | { readonly order: Order; readonly action: Action }
  | { readonly order: Order; readonly ended: string };

/** What the orders of a seat that must decide come to: something to do, or the end of one that does not fit. */
export function obeyed(
  { game }: TableSetup,
  { state }: Position,
  seat: Seat,
  orders: readonly Order[],
): Obeyed | null {
  if (!deciders(game, state).must.includes(seat)) return null;
  const allowed = legal(game, state, seat).filter(({ type }) => type !== game.timeUp);
  let unfit: Obeyed | null = null;
  for (const order of orders) {
    const wanted = wantedIn(order);
    if (order.seat !== seat) continue;
    if (wanted.do === 'pass') {
      const pass = declining(game, state, seat);
      if (pass !== undefined) return { order, action: pass };
      continue;
    }
    const fitting = allowed.filter(
      (action) => action.type === wanted.action || write(action) === wanted.action,
    );
    const [action] = fitting;
    if (action !== undefined && fitting.length === 1) return { order, action };
    unfit ??= { order, ended: whyUnfit(fitting.length) };
  }
  return unfit;
}

function whyUnfit(fitting: number): string {
  return fitting === 0
    ? 'You were asked something that this order does not answer.'
    : 'You were asked something that this order answers in more than one way.';
}
