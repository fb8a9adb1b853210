// The worth of cards, given the hand.
import {
  BURIAL_GOLD,
  type Cards,
  COSTS,
  FLEET_LIMIT,
  fleetOf,
  KINDS,
  type View,
} from '../public.ts';
import type { Weights } from './weights.ts';

/** The worth of a hand; cards beyond plenty count less. */
function worthOfHand(hand: readonly number[], weights: Weights): number {
  let worth = 0;
  let held = 0;
  for (const [kind, count] of hand.entries()) {
    worth += count * (KINDS[kind] === 'gold' ? weights.gold : weights.card);
    held += count;
  }
  return worth - Math.max(0, held - weights.plenty) * (weights.card - weights.surplus);
}

/** The worth of cards paid. */
export function priceOf(
  hand: readonly number[],
  cost: readonly number[],
  weights: Weights,
): number {
  const left = hand.map((count, kind) => count - (cost[kind] ?? 0));
  return worthOfHand(hand, weights) - worthOfHand(left, weights);
}

/** The next purchase to save for: a ship while the fleet may grow, then gold to bury. */
function savingFor({ viewer, ...view }: View): readonly number[] {
  const seat = viewer === 'spectator' ? 0 : viewer;
  if (fleetOf(view, seat).length < FLEET_LIMIT) return COSTS.ship;
  return [0, 0, 0, BURIAL_GOLD];
}

/** Missing cards of each kind; negative for spare ones. */
export function missing(view: View): number[] {
  return savingFor(view).map((wanted, kind) => wanted - (view.hand[kind] ?? 0));
}

/** The worth of receiving cards, each a bit less than the one before. */
export function useOf(view: View, cards: Cards): number {
  const lacks = missing(view);
  let use = 0;
  for (const [kind, count] of cards.entries())
    for (let held = 0; held < count; held++) use += (lacks[kind] ?? 0) - held;
  return use;
}

/** The cost of giving cards, each a bit more than the one before. */
export function costOf(view: View, cards: Cards): number {
  const lacks = missing(view);
  let cost = 0;
  for (const [kind, count] of cards.entries())
    for (let paid = 0; paid < count; paid++) cost += (lacks[kind] ?? 0) + paid;
  return cost;
}
