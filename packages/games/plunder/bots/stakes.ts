// What an attack is worth to both sides, for bargaining.
import { itemAt, type Seat } from '@tidetable/engine';
import { canReach, chanceToWin, chart, mayHarm, portOf, type Ship, shipOf } from '../public.ts';
import { lifeWorth, worthOfBattling, worthOfStorming } from './aims.ts';
import type { DealValues } from './terms.ts';

export interface Stakes {
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Expected gain of the attacker and loss of the defender. */
  readonly worth: number;
  readonly loss: number;
}

/** An attack on the target or, if null, on the island in whose port the attacker lies. */
interface Attack {
  readonly ship: number;
  readonly target?: number | null;
}

/** Null for an unowned island. */
export function stakesOf(
  { view, values }: DealValues,
  { ship: id, target: other }: Attack,
): Stakes | null {
  const ship = shipOf(view, id) as Ship;
  const attacker = ship.seat;
  if (other !== undefined && other !== null) {
    const target = shipOf(view, other) as Ship;
    const win = chanceToWin(ship.cannons, target.cannons);
    const worth = worthOfBattling(ship, target, values);
    return { attacker, defender: target.seat, worth, loss: win * lifeWorth(target, values) };
  }
  const island = portOf(view, ship);
  const defender = view.flags[island] ?? null;
  if (defender === null) return null;
  const win = chanceToWin(ship.cannons, itemAt(chart(view).islands, island).skulls);
  const worth = worthOfStorming(view, ship, island, values);
  return { attacker, defender, worth, loss: win * (1 + values.income) };
}

/** The active captain's best attack on another; null if none pays. */
export function worstAttack(deals: DealValues, attacker: Seat, defender: Seat): Stakes | null {
  const { view } = deals;
  if (!mayHarm(view, defender)) return null;
  let worst: Stakes | null = null;
  const consider = (attack: Attack): void => {
    const stakes = stakesOf(deals, attack);
    if (stakes !== null && stakes.worth > (worst?.worth ?? 0)) worst = stakes;
  };
  for (const { id, seat, square, foughtShips, foughtIslands } of view.ships) {
    if (seat !== attacker) continue;
    const island = itemAt(chart(view).islandAt, square);
    if (island >= 0 && view.flags[island] === defender && !foughtIslands.includes(island))
      consider({ ship: id });
    for (const target of view.ships)
      if (
        target.seat === defender &&
        !foughtShips.includes(target.id) &&
        canReach(view, square, target.square)
      )
        consider({ ship: id, target: target.id });
  }
  return worst;
}
