// Whether an offer is worth accepting.
import type { Seat } from '@tidetable/engine';
import { type FrameOf, mayHarm, pointsOf, type View } from '@tidetable/plunder/public';
import { worthOfHand } from './purse.ts';
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
  const gain = worthOfHand(after, weights) - worthOfHand(view.hand, weights);
  const ahead = pointsOf(view, maker) > pointsOf(view, seat) ? weights.card / 2 : 0;
  const spared = as === 'threat' && mayHarm(view, seat) ? weights.life / 2 : 0;
  const forgone = as === 'bribe' ? weights.rivalPoint : 0;
  return gain - ahead + spared - forgone;
}
