// What a captain in a hurry buys: ships first, then points, then pegs that are worth more than their cards.
import { legal, type Seat } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import {
  type Action,
  BURIAL_GOLD,
  type Captain,
  COSTS,
  chart,
  FLEET_LIMIT,
  PEG_LIMIT,
  type Seas,
  type Ship,
  squareAt,
  sum,
} from '@tidetable/plunder/public';
import { newShip } from './prospects.ts';
import { bestAim, worthOfCards } from './standing.ts';
import type { Values } from './values.ts';

/** A peg must bring so much. */
const LEAST = 0.02;

export function purchase(seas: Seas, seat: Seat, values: Values): Action | null {
  const { hand } = seas.captains[seat] as Captain;
  if (sum(hand) < 3) return null;
  const fleet = seas.ships.filter((ship) => ship.seat === seat);
  if (fleet.length < FLEET_LIMIT && affords(hand, COSTS.ship)) {
    const berth = bestBerth(seas, seat, values);
    if (berth !== null) return berth;
  }
  if ((hand[3] as number) >= BURIAL_GOLD) return { type: 'bury' };
  return bestPeg(seas, seat, fleet, hand, values);
}

function bestPeg(
  seas: Seas,
  seat: Seat,
  fleet: readonly Ship[],
  hand: readonly number[],
  values: Values,
): Action | null {
  let best: Action | null = null;
  let most = LEAST;
  let held: number | undefined;
  const consider = (peg: 'cannon' | 'mast' | 'life', ship: Ship, worth: number): void => {
    held ??= worthOfCards(seas, seat, hand, values);
    const cost = COSTS[peg];
    const after = hand.map((count, kind) => count - (cost[kind] as number));
    const gain = worth - held + worthOfCards(seas, seat, after, values);
    if (gain > most) [best, most] = [{ type: 'build', peg, ship: ship.id }, gain];
  };
  if (affords(hand, COSTS.cannon)) {
    const ship = strongest(fleet, (one) => one.cannons < PEG_LIMIT.cannon);
    if (ship !== undefined) consider('cannon', ship, values.cannon);
  }
  if (seas.turn.pool === null && affords(hand, COSTS.mast)) {
    const ship = strongest(fleet, (one) => one.masts < PEG_LIMIT.mast);
    if (ship !== undefined) consider('mast', ship, values.mast);
  }
  if (affords(hand, COSTS.life))
    for (const ship of fleet)
      if (ship.lives < PEG_LIMIT.life)
        consider('life', ship, ship.lives === 1 ? values.secondLife : values.thirdLife);
  return best;
}

/** A new ship where it has most to do. */
function bestBerth(seas: Seas, seat: Seat, values: Values): Action | null {
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal(plunder, seas, seat)) {
    if (action.type !== 'build-ship') continue;
    const ship = newShip(seat, squareAt(chart(seas), action.at));
    const { worth } = bestAim(seas, ship, [], values);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function affords(hand: readonly number[], cost: readonly number[]): boolean {
  for (let kind = 0; kind < hand.length; kind++)
    if ((hand[kind] as number) < (cost[kind] as number)) return false;
  return true;
}

function strongest(fleet: readonly Ship[], fits: (ship: Ship) => boolean): Ship | undefined {
  let best: Ship | undefined;
  for (const ship of fleet)
    if (fits(ship) && (best === undefined || ship.lives > best.lives)) best = ship;
  return best;
}
