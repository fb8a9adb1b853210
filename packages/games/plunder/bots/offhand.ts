// Rare decisions in playouts, taken offhand: one action ahead, as the bosun does.
import { legal, type Seat } from '@tidetable/engine';
import { type Action, type Captain, type Seas, sum, type View } from '../public.ts';
import { plunder } from '../rules/index.ts';
import { judge } from './action-worth.ts';
import { WEIGHTS } from './weights.ts';

export function offhand(seas: Seas, seat: Seat): Action {
  const offered = legal(plunder, seas, seat);
  if (offered.length === 1) return offered[0] as Action;
  const view = viewWithoutCopies(seas, seat);
  let best = offered[0] as Action;
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
    hand: (seas.captains[seat] as Captain).hand,
    deck: sum(seas.deck),
    treasure: seas.treasure.length,
  };
}
