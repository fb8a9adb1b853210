// The prospects of ships and cards, in points.
import type { Seat } from '@tidetable/engine';
import {
  BURIAL_GOLD,
  COSTS,
  chart,
  FLEET_LIMIT,
  NONE,
  PEG_LIMIT,
  type Seas,
  type Ship,
  type Square,
  squaresLeft,
} from '../public.ts';
import { type Aim, aimsOf, stepsTo, toll } from './aims.ts';
import { delaysOf } from './delays.ts';
import type { Values } from './values.ts';

/** An aim, discounted by the turns until the ship gets there. */
export interface WeighedAim extends Aim {
  readonly now: number;
}

export function weighedAims(seas: Seas, ship: Ship, values: Values): WeighedAim[] {
  const { islands } = chart(seas);
  const steps = stepsTo(chart(seas), ship.square);
  const delays = delaysOf(values.patience, ship.masts);
  const { seat, pool, over } = seas.turn;
  const isActive = seat === ship.seat && !over;
  const reach = isActive ? squaresLeft(ship, seas.turn) : 0;
  const weighed: WeighedAim[] = [];
  for (const { at, worth, target } of aimsOf(seas, ship, values)) {
    const far = steps[at] as number;
    if (far === NONE) continue;
    let left = 1;
    if (!isActive) left = values.waiting * (delays[far] as number);
    else if (hasFought(ship, target, islands.length)) left = values.patience;
    else if (pool === null) left = delays[far] as number;
    else if (far > reach) left = values.patience * values.waiting * (delays[far - reach] as number);
    const fees = toll(seas, ship.square, at, values);
    weighed.push({ at, worth, target, now: (worth - fees) * left });
  }
  return weighed;
}

/** A ship's best aim; those taken by another ship count less. */
export function bestAim(
  seas: Seas,
  ship: Ship,
  claimed: readonly number[],
  values: Values,
): { worth: number; at: Square; target: number } {
  const best = { worth: 0, at: NONE, target: NONE };
  for (const { at, now, target } of weighedAims(seas, ship, values)) {
    const share = target !== NONE && claimed.includes(target) ? values.shared : 1;
    if (now * share <= best.worth) continue;
    best.worth = now * share;
    best.at = at;
    best.target = target;
  }
  return best;
}

function hasFought(ship: Ship, target: number, islands: number): boolean {
  if (target === NONE) return false;
  return target < islands
    ? ship.foughtIslands.includes(target)
    : ship.foughtShips.includes(target - islands);
}

/** The cards themselves, and the two best purchases within reach. */
export function worthOfCards(
  seas: Pick<Seas, 'ships'>,
  seat: Seat,
  hand: readonly number[],
  values: Values,
): number {
  const [wood, iron, rum, gold] = hand as [number, number, number, number];
  let ships = 0;
  let bare = false;
  let slow = false;
  let hurt = 0;
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    ships += 1;
    if (ship.cannons < PEG_LIMIT.cannon) bare = true;
    if (ship.masts < PEG_LIMIT.mast) slow = true;
    if (ship.lives < PEG_LIMIT.life)
      hurt = Math.max(hurt, ship.lives === 1 ? values.secondLife : values.thirdLife);
  }
  const { card, saving } = values;
  const offer = (
    worth: number,
    [ofWood, ofIron, ofRum, ofGold]: readonly [number, number, number, number],
  ): number => {
    const missing =
      Math.max(0, ofWood - wood) +
      Math.max(0, ofIron - iron) +
      Math.max(0, ofRum - rum) +
      Math.max(0, ofGold - gold);
    const gain = worth - card * (ofWood + ofIron + ofRum + ofGold);
    return gain * 0.95 * saving ** missing;
  };
  let first = offer(1, [0, 0, 0, BURIAL_GOLD]);
  let second = 0;
  const consider = (worth: number): void => {
    if (worth > first) {
      second = first;
      first = worth;
    } else if (worth > second) second = worth;
  };
  if (ships < FLEET_LIMIT)
    consider(offer(1 + values.hull + values.secondLife + values.thirdLife, COSTS.ship as Cost));
  if (bare) consider(offer(values.cannon, COSTS.cannon as Cost));
  if (slow) consider(offer(values.mast, COSTS.mast as Cost));
  if (hurt > 0) consider(offer(hurt, COSTS.life as Cost));
  return card * (wood + iron + rum + gold) + first + second * 0.4;
}

type Cost = readonly [number, number, number, number];
