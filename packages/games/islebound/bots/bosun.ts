// A plain captain who looks one action ahead and does what brings most.

import type { Bot, Observation } from '@tidetable/bots/bot';
import { type Game, Generator } from '@tidetable/engine';
import type { Action, Islebound } from '../public.ts';
import { Foresight } from './foresight.ts';
import { judge } from './judging.ts';
import { sensible } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

/** The bosun for a game with the steps of Islebound. */
export function bosunOf(game: Game<Islebound>, weights = WEIGHTS): Bot<Islebound> {
  return { name: 'bosun', choose: (observation) => choose(game, observation, weights) };
}

/** What leaves things as they are is preferred to what gains nothing. */
const IDLE: readonly Action['type'][] = ['leave-out', 'withdraw-offer', 'refuse', 'end-turn'];
const A_LITTLE = 1e-6;

function choose(
  game: Game<Islebound>,
  observation: Observation<Islebound>,
  weights: typeof WEIGHTS,
): Action | null {
  const { seat, must, chance } = observation;
  if (!must) return null;
  const legal = sensible(observation.legal);
  if (legal.length === 1) return legal[0] as Action;
  const sea = game.imagine(observation.view, new Generator(1));
  const gainOf = judge(new Foresight(game, sea, seat, weights[sea.edition]));
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const gain = gainOf(action) + (IDLE.includes(action.type) ? A_LITTLE : 0);
    if (gain < most) continue;
    if (gain > most) best = [];
    most = gain;
    best.push(action);
  }
  return best[best.length === 1 ? 0 : chance.roll(best.length) - 1] as Action;
}
