// Standing orders: what a seat has said once, how long it holds, and what it comes to.
import {
  type Action,
  type Core,
  deciders,
  type Face,
  type Game,
  type GameEvent,
  legal,
  Malformed,
  type Seat,
  write,
} from '@tidetable/engine';
import type { Order } from '../store/store.ts';
import type { Position } from './position.ts';
import type { TableSetup } from './table-setup.ts';

/**
 * How long an order holds: until it is cancelled, until anyone's next turn, until the seat's own next turn, or until an
 * event that the seat learns of.
 */
type Until = 'cancelled' | 'turn' | 'own-turn' | { readonly event: string };

export type Wanted =
  /** Whenever this seat must decide, it does this. */
  | { readonly do: 'answer'; readonly action: string; readonly until: Until }
  /** Whenever this seat is asked whether to cut in, it declines. */
  | { readonly do: 'pass'; readonly until: Until };

const TURN_BEGAN = 'turn-began';

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
  switch (until) {
    case 'cancelled':
      return null;
    case 'turn':
      return learned.some(({ type }) => type === TURN_BEGAN) ? 'It was until the next turn.' : null;
    case 'own-turn':
      return beginsTurn(learned, seat) ? 'It was until your own turn.' : null;
    default: {
      const { event } = until;
      if (!learned.some(({ type }) => type === event)) return null;
      return `It was until ${untils[event] ?? `this entriesAfter: ${event}`}.`;
    }
  }
}

export function beginsTurn(events: readonly GameEvent[], seat: Seat): boolean {
  return events.some(
    (event) => event.type === TURN_BEGAN && 'seat' in event && event.seat === seat,
  );
}

/** The action by which a seat declines to cut in, where it is asked to. */
export function declining(game: Game, state: Core, seat: Seat): Action | undefined {
  const type = game.passes?.[0];
  return type === undefined
    ? undefined
    : legal(game, state, seat).find((action) => action.type === type);
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
