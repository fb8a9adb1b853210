// Standing orders: what a seat has said once, how long it holds, and what it comes to.
import {
  type Action,
  deciders,
  type Game,
  type GameEvent,
  legal,
  Malformed,
  type Seat,
  write,
} from '@tidetable/engine';
import type { Order } from '../store/store.ts';
import type { Position } from './position.ts';
import type { Terms } from './terms.ts';

/** How long an order holds: until it is cancelled, until the next turn begins, or until something is seen to happen. */
type Until = 'cancelled' | 'turn' | { readonly event: string };

export type Wanted =
  /** Whenever this seat must decide, it does this. */
  | { readonly do: 'answer'; readonly action: string; readonly until: Until }
  /** Nobody need wait for this seat. */
  | { readonly do: 'no-cut-in'; readonly until: Until };

export const TURN_BEGAN = 'turn-began';

export function wantedIn({ what }: Order): Wanted {
  return JSON.parse(what) as Wanted;
}

/** Throws Malformed for an order that could never end as it says. */
export function checkOrder(game: Game, { until }: Wanted): void {
  const event = typeof until === 'object' ? until.event : until === 'turn' ? TURN_BEGAN : null;
  if (event !== null && !game.events.includes(event))
    throw new Malformed('until', `an event of this game: ${game.events.join(', ')}`, event);
}

/** Why an order does not hold any more after these events, as its seat learned of them; null if it does. */
export function whyEnded({ until }: Wanted, learned: readonly GameEvent[]): string | null {
  if (until === 'cancelled') return null;
  const event = until === 'turn' ? TURN_BEGAN : until.event;
  if (!learned.some(({ type }) => type === event)) return null;
  return until === 'turn'
    ? 'It was for one turn, and another has begun.'
    : `It was until this happened: ${event}.`;
}

export function isPatient(orders: readonly Order[], seat: Seat): boolean {
  return orders.some((order) => order.seat === seat && wantedIn(order).do === 'no-cut-in');
}

/** Whether anybody who must decide has said before what to do. */
export function isOrdered(orders: readonly Order[], must: readonly Seat[]): boolean {
  return orders.some((order) => must.includes(order.seat) && wantedIn(order).do === 'answer');
}

export type Obeyed =
  | { readonly order: Order; readonly action: Action }
  | { readonly order: Order; readonly ended: string };

/** What the orders of a seat that must decide come to: something to do, or the end of one that does not fit. */
export function obeyed(
  { game }: Terms,
  { state }: Position,
  seat: Seat,
  orders: readonly Order[],
): Obeyed | null {
  if (!deciders(game, state).must.includes(seat)) return null;
  const allowed = legal(game, state, seat).filter(({ type }) => type !== game.timeUp);
  let unfit: Obeyed | null = null;
  for (const order of orders) {
    const wanted = wantedIn(order);
    if (order.seat !== seat || wanted.do !== 'answer') continue;
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
