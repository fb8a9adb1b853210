// Offers: whether one is worth accepting, and the one that a plain captain makes, a spare card for a missing one.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  type FrameOf,
  kindIndex,
  mayHarm,
  pointsOf,
  type View,
} from '@tidetable/plunder/public';
import { missing, shortOf, worthOfHand } from './purse.ts';
import type { Weights } from './weights.ts';

/** What accepting brings: better cards, and an attack that is not made. */
export function worthOfOffer(
  view: View,
  seat: Seat,
  { give, ask, seat: maker, as }: FrameOf<'answer-offer'>,
  weights: Weights,
): number {
  const after = view.hand.map(
    (count, kind) => count + (give[kind] as number) - (ask[kind] as number),
  );
  const use = (shortOf(view, view.hand) - shortOf(view, after)) * weights.need;
  const gain = worthOfHand(after, weights) - worthOfHand(view.hand, weights) + use;
  const ahead = pointsOf(view, maker) > pointsOf(view, seat) ? weights.card / 2 : 0;
  const spared = as === 'threat' && mayHarm(view, seat) ? weights.life / 2 : 0;
  const forgone = as === 'bribe' ? weights.rivalPoint : 0;
  return gain - ahead + spared - forgone;
}

/** The kind to give and the kind to ask for; null where nothing is missing or nothing to spare. */
function swap(view: View): { readonly give: number; readonly ask: number } | null {
  const lacks = missing(view);
  const give = lacks.indexOf(Math.min(...lacks));
  const ask = lacks.indexOf(Math.max(...lacks));
  return (lacks[give] as number) < 0 && (lacks[ask] as number) > 0 ? { give, ask } : null;
}

/** One offer a turn, to somebody who has cards, when the sailing is done and a treaty stands in the way of nothing. */
export function worthOfAsking(view: View, captain: Seat, weights: Weights): number {
  const fresh = view.turn.pool === 0 && view.turn.haggling === view.options.offersPerTurn;
  const able = swap(view) !== null && (view.captains[captain]?.handSize ?? 0) > 0;
  return fresh && able ? weights.laziness * 2 : -1;
}

/** Drawn up kind by kind. */
export function worthOfTerm(
  view: View,
  action: Extract<Action, { readonly kind: unknown; readonly count: number }>,
): number {
  const plan = swap(view);
  if (plan === null || action.count !== 1 || action.type === 'hand-over') return -1;
  return kindIndex(action.kind) === plan[action.type as 'give' | 'ask'] ? 1 : -1;
}
