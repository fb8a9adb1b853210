// Bots that look one action ahead and do what brings most: the bosun, and the captain, who overlooks nothing.

import type { Oversights } from '@tidetable/bots/all-levels';
import { bestOf } from '@tidetable/bots/best-of';
import type { Bot } from '@tidetable/bots/bot';
import type { Plunder } from '../public.ts';
import { judge } from './action-worth.ts';
import { Haggler } from './haggler.ts';
import { Worths } from './values.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Luck weighs so much in Plunder that levels differ only if the lower ones overlook a lot. */
export const OVERSIGHTS: Oversights = { deckhand: 2, bosun: 1 };

export function plunderBosun(name: string, weights: Weights = WEIGHTS): Bot<Plunder> {
  const worths = new Worths();
  return {
    name,
    choose(observation) {
      const { seat, legal, open, must, chance } = observation;
      if (!must) return null;
      const [first, ...others] = legal;
      if (first !== undefined && others.length + open.length === 0) return first;
      const { view } = observation;
      const haggler = new Haggler({ view, seat, legal, open, values: worths.now(view) });
      const answer = haggler.answer();
      if (answer !== null) return answer;
      const best = bestOf(legal, (action) => judge(view, seat, action, weights), chance);
      return haggler.insteadOf(best) ?? best;
    },
  };
}
