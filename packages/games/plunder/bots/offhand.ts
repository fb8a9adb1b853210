// Rare decisions in playouts: one action ahead, as the bosun decides.
import { legal, type Seat } from '@tidetable/engine';
import { type Action, captainOf, type Seas, sum, type View } from '../public.ts';
import { plunder } from '../rules/index.ts';
import { judge } from './action-worth.ts';
import { WEIGHTS } from './weights.ts';

export function offhand(seas: Seas, seat: Seat): Action {
  const offered = legal(plunder, seas, seat);
  const [first, ...others] = offered;
  if (first === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  if (others.length === 0) return first;
  const view = viewWithoutCopies(seas, seat);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of offered) {
    const worth = judge(view, seat, action, WEIGHTS);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function viewWithoutCopies(seas: Seas, seat: Seat): View {
  return {
    ...seas,
    viewer: seat,
    captains: seas.captains.map(({ hand, plunderPoints }) => ({
      handSize: sum(hand),
      plunderPoints,
    })),
    hand: captainOf(seas, seat).hand,
    deck: sum(seas.deck),
    treasure: seas.treasure.length,
  };
}
