// A plain player who looks one action ahead and does what serves the team best.

import type { Bot, Observation } from '@tidetable/bots/bot';
import type { Seat } from '@tidetable/engine';
import { type Action, type Forbidden, squareOf } from '../rules/questions.ts';
import { Chart } from './chart.ts';
import { bestFlight } from './flights.ts';
import { after, frameOf, type Picture, pictured, spent } from './picture.ts';
import { isTimely } from './timing.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { Judge } from './worth.ts';

export const bosun: Bot<Forbidden> = {
  name: 'bosun',
  choose: (observation) => choose(observation, WEIGHTS),
};

/** What leaves things as they are is preferred to what gains nothing. */
const IDLE: readonly Action['type'][] = ['end-actions', 'stop-shoring', 'pass', 'agree'];
const A_LITTLE = 1e-6;

function choose(observation: Observation<Forbidden>, weights: Weights): Action | null {
  const { seat, legal, must, chance } = observation;
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined) return wayOut;
  const view = observation.view;
  const picture = pictured(view);
  const opportune = legal.filter((action) => isTimely(picture, seat, action));
  const timely = must && opportune.length === 0 ? legal : opportune;
  if (must ? timely.length === 1 : timely.length === 0) return timely[0] ?? null;
  const chart = new Chart(view, picture);
  const judge = new Judge(chart, weights, picture);
  let best: (Action | null)[] = must ? [] : [null];
  let most = must ? Number.NEGATIVE_INFINITY : judge.worth(picture) + A_LITTLE;
  for (const action of timely) {
    const worth = worthOf(action, seat, picture, chart, judge);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push(action);
  }
  return best[best.length === 1 ? 0 : chance.roll(best.length) - 1] ?? null;
}

function worthOf(action: Action, seat: Seat, picture: Picture, chart: Chart, judge: Judge): number {
  switch (action.type) {
    case 'helicopter-lift': {
      const paid = spent(picture, seat, 'helicopter-lift');
      return bestFlight(paid, squareOf(picture, action.from), [], chart, judge);
    }
    case 'board': {
      const { from, aboard } = frameOf(picture, 'lift');
      return bestFlight(picture, from, [...aboard, action.pawn], chart, judge);
    }
    default:
      return (
        judge.worth(after(picture, seat, action)) + (IDLE.includes(action.type) ? A_LITTLE : 0)
      );
  }
}
