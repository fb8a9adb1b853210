// A plain captain who looks one action ahead and does what brings most.
import type { Action, Plunder } from '@tidetable/plunder/public';
import type { Bot, Sight } from '../bot.ts';
import type { Oversights } from '../crew.ts';
import { judge } from './judging.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** So much of Plunder is luck that levels lie apart only where the lower ones see little. */
export const PLUNDER_OVERSIGHTS: Oversights = { deckhand: 2, bosun: 1 };

export function plunderCaptain(name: string, weights: Weights = WEIGHTS): Bot<Plunder> {
  return { name, choose: (sight) => choose(sight, weights) };
}

function choose(sight: Sight<Plunder>, weights: Weights): Action | null {
  const { seat, legal, must, chance } = sight;
  if (!must) return null;
  if (legal.length === 1) return legal[0] as Action;
  const { view } = sight;
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = judge(view, seat, action, weights);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push(action);
  }
  return best[best.length === 1 ? 0 : chance.roll(best.length) - 1] as Action;
}
