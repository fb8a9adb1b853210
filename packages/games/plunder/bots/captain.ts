// A plain captain who looks one action ahead and does what brings most.

import type { Oversights } from '@tidetable/bots/all-levels';
import type { Bot, Observation } from '@tidetable/bots/bot';
import type { Action, Plunder } from '../public.ts';
import { Haggler } from './haggler.ts';
import { judge } from './judging.ts';
import { Worths } from './values.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** So much of Plunder is luck that levels lie apart only where the lower ones see little. */
export const PLUNDER_OVERSIGHTS: Oversights = { deckhand: 2, bosun: 1 };

export function plunderCaptain(name: string, weights: Weights = WEIGHTS): Bot<Plunder> {
  const worths = new Worths();
  return {
    name,
    choose(observation) {
      const { seat, legal, open, must } = observation;
      if (!must) return null;
      if (legal.length === 1 && open.length === 0) return legal[0] as Action;
      const { view } = observation;
      const haggler = new Haggler({ view, seat, legal, open, values: worths.now(view) });
      const answer = haggler.answer();
      if (answer !== null) return answer;
      const best = bestOf(observation, (action) => judge(view, seat, action, weights));
      return haggler.insteadOf(best) ?? best;
    },
  };
}

/** The one that brings most; of equals, any. */
function bestOf(
  { legal, chance }: Observation<Plunder>,
  worthOf: (action: Action) => number,
): Action {
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = worthOf(action);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push(action);
  }
  return best[best.length === 1 ? 0 : chance.roll(best.length) - 1] as Action;
}
