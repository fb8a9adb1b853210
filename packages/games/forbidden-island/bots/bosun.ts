// A player who looks one action ahead and does what serves the team best.
import { bestOf } from '@tidetable/bots/best-of';
import type { Bot, Observation } from '@tidetable/bots/bot';
import type { Seat } from '@tidetable/engine';
import { type Action, type Forbidden, squareOf } from '../rules/questions.ts';
import { bestFlight } from './best-flight.ts';
import { DecisionContext } from './decision-context.ts';
import { isTimely } from './timing.ts';
import { after, frameOf, spent, type VisibleIsland, visibleIsland } from './visible-island.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { Judge } from './worth.ts';

export const bosun: Bot<Forbidden> = {
  name: 'bosun',
  choose: (observation) => choose(observation, WEIGHTS),
};

/** Preferred to actions that gain nothing. */
const IDLE: readonly Action['type'][] = ['end-actions', 'stop-shoring', 'pass', 'agree'];
const A_LITTLE = 1e-6;

function choose(observation: Observation<Forbidden>, weights: Weights): Action | null {
  const { seat, legal, must, chance } = observation;
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined) return wayOut;
  const view = observation.view;
  const island = visibleIsland(view);
  const opportune = legal.filter((action) => isTimely(island, seat, action));
  const timely = must && opportune.length === 0 ? legal : opportune;
  if (must ? timely.length === 1 : timely.length === 0) return timely[0] ?? null;
  const context = new DecisionContext(view);
  const judge = new Judge(context, weights, island);
  const choices: (Action | null)[] = must ? [...timely] : [null, ...timely];
  return bestOf(
    choices,
    (action) =>
      action === null
        ? judge.worth(island) + A_LITTLE
        : worthOf(action, seat, island, context, judge),
    chance,
  );
}

function worthOf(
  action: Action,
  seat: Seat,
  island: VisibleIsland,
  context: DecisionContext,
  judge: Judge,
): number {
  switch (action.type) {
    case 'helicopter-lift': {
      const paid = spent(island, seat, 'helicopter-lift');
      return bestFlight(paid, squareOf(island, action.from), [], context, judge);
    }
    case 'board': {
      const { from, aboard } = frameOf(island, 'lift');
      return bestFlight(island, from, [...aboard, action.pawn], context, judge);
    }
    default:
      return judge.worth(after(island, seat, action)) + (IDLE.includes(action.type) ? A_LITTLE : 0);
  }
}
