// The bosun: looks one action ahead and does what brings most.
import { bestOf } from '@tidetable/bots/best-of';
import type { Bot, Observation } from '@tidetable/bots/bot';
import { type Game, Generator } from '@tidetable/engine';
import type { Action, Islebound } from '../public.ts';
import { judge } from './action-worth.ts';
import { candidates } from './candidates.ts';
import { Lookahead } from './lookahead.ts';
import { WEIGHTS } from './weights.ts';

export function bosunOf(game: Game<Islebound>, weights = WEIGHTS): Bot<Islebound> {
  return { name: 'bosun', choose: (observation) => choose(game, observation, weights) };
}

/** Breaks ties in favour of changing nothing. */
const IDLE: readonly Action['type'][] = ['leave-out', 'withdraw-offer', 'refuse', 'end-turn'];
const A_LITTLE = 1e-6;

function choose(
  game: Game<Islebound>,
  observation: Observation<Islebound>,
  weights: typeof WEIGHTS,
): Action | null {
  const { seat, must, view, chance } = observation;
  if (!must) return null;
  const legal = candidates(observation.legal);
  const [first, ...others] = legal;
  if (first !== undefined && others.length === 0) return first;
  const sea = game.imagine(view, new Generator(1));
  const gainOf = judge(new Lookahead(game, sea, seat, weights[sea.edition]));
  const worthOf = (action: Action): number =>
    gainOf(action) + (IDLE.includes(action.type) ? A_LITTLE : 0);
  return bestOf(legal, worthOf, chance);
}
