// Purchases of the playout policy: whatever is worth most beyond its price.
import { legal, type Seat } from '@tidetable/engine';
import {
  type Action,
  BURIAL_GOLD,
  COSTS,
  captainOf,
  cardsOf,
  chart,
  FLEET_LIMIT,
  newShip,
  PEG_LIMIT,
  type Seas,
  type Ship,
  squareAt,
  sum,
  targetOf,
  teamPoints,
} from '../public.ts';
import { plunder } from '../rules/index.ts';
import { bestAim, worthOfCards } from './standing.ts';
import type { Values } from './values.ts';

/** The least gain of a purchase. */
const LEAST = 0.02;

/** The worth of the winning point. */
const VICTORY = 100;
const NEVER = Number.POSITIVE_INFINITY;

const BURIAL = cardsOf('gold', BURIAL_GOLD);

export function purchase(seas: Seas, seat: Seat, values: Values): Action | null {
  const { hand } = captainOf(seas, seat);
  if (sum(hand) < 3) return null;
  const fleet = seas.ships.filter((ship) => ship.seat === seat);
  const point = teamPoints(seas, seat) + 1 >= (targetOf(seas.options) ?? NEVER) ? VICTORY : 1;
  let best: Action | 'ship' | null = null;
  let most = LEAST;
  let held: number | undefined;
  const consider = (what: Action | 'ship', cost: readonly number[], worth: number): void => {
    held ??= worthOfCards(seas, seat, hand, values);
    const after = hand.map((count, kind) => count - (cost[kind] ?? 0));
    const gain = worth - held + worthOfCards(seas, seat, after, values);
    if (gain > most) [best, most] = [what, gain];
  };
  if (fleet.length < FLEET_LIMIT && affords(hand, COSTS.ship))
    consider('ship', COSTS.ship, point + values.hull + values.secondLife + values.thirdLife);
  if (affords(hand, BURIAL)) consider({ type: 'bury' }, BURIAL, point);
  if (affords(hand, COSTS.cannon)) {
    const ship = strongest(fleet, (one) => one.cannons < PEG_LIMIT.cannon);
    if (ship !== undefined)
      consider({ type: 'build', peg: 'cannon', ship: ship.id }, COSTS.cannon, values.cannon);
  }
  if (seas.turn.pool === null && affords(hand, COSTS.mast)) {
    const ship = strongest(fleet, (one) => one.masts < PEG_LIMIT.mast);
    if (ship !== undefined)
      consider({ type: 'build', peg: 'mast', ship: ship.id }, COSTS.mast, values.mast);
  }
  if (affords(hand, COSTS.life))
    for (const ship of fleet)
      if (ship.lives < PEG_LIMIT.life)
        consider(
          { type: 'build', peg: 'life', ship: ship.id },
          COSTS.life,
          ship.lives === 1 ? values.secondLife : values.thirdLife,
        );
  return best === 'ship' ? bestBerth(seas, seat, values) : best;
}

/** The best place for a new ship. */
function bestBerth(seas: Seas, seat: Seat, values: Values): Action | null {
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal(plunder, seas, seat)) {
    if (action.type !== 'build-ship') continue;
    const ship = newShip(0, seat, squareAt(chart(seas), action.at));
    const { worth } = bestAim(seas, ship, [], values);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function affords(hand: readonly number[], cost: readonly number[]): boolean {
  for (let kind = 0; kind < hand.length; kind++)
    if ((hand[kind] ?? 0) < (cost[kind] ?? 0)) return false;
  return true;
}

function strongest(fleet: readonly Ship[], fits: (ship: Ship) => boolean): Ship | undefined {
  let best: Ship | undefined;
  for (const ship of fleet)
    if (fits(ship) && (best === undefined || ship.lives > best.lives)) best = ship;
  return best;
}
