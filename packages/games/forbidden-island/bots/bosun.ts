// A player who looks one action ahead and does what serves the team best.
import { bestOf } from '@tidetable/bots/best-of';
import type { Bot, Observation } from '@tidetable/bots/bot';
import type { Seat } from '@tidetable/engine';
import type { Action, Forbidden } from '../rules/questions.ts';
import { bestFlight } from './best-flight.ts';
import { isTimeToFly } from './model/candidates.ts';
import { take } from './model/effects.ts';
import { isBeforeFlood } from './model/helicopters.ts';
import { DISCARD, type IslandModel, LIFT, PAUSE, SECOND, SWIM } from './model/island-model.ts';
import { modelOf } from './model/model-of.ts';
import { packAction } from './model/packed-actions.ts';
import { Judge } from './worth.ts';

export const bosun: Bot<Forbidden> = { name: 'bosun', choose };

/** Preferred to actions that gain nothing. */
const IDLE: readonly Action['type'][] = ['end-actions', 'stop-shoring', 'pass', 'agree'];
const A_LITTLE = 1e-6;

function choose({ seat, legal, must, chance, view }: Observation<Forbidden>): Action | null {
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined) return wayOut;
  const island = modelOf(view);
  const opportune = legal.filter((action) => isTimely(island, seat, action));
  const timely = must && opportune.length === 0 ? legal : opportune;
  if (must ? timely.length === 1 : timely.length === 0) return timely[0] ?? null;
  const judge = new Judge(island);
  const choices: (Action | null)[] = must ? [...timely] : [null, ...timely];
  return bestOf(
    choices,
    (action) =>
      action === null
        ? judge.worth(island) + A_LITTLE
        : worthOf(action, seat, island.clone(), judge),
    chance,
  );
}

/** Most pauses pass, and Special cards keep. */
function isTimely(island: IslandModel, seat: Seat, action: Action): boolean {
  if (action.type !== 'sandbags' && action.type !== 'helicopter-lift') return true;
  const { step } = island;
  if (step === DISCARD) return island.seat === seat;
  if (action.type === 'sandbags') return step === SWIM || (step === PAUSE && isBeforeFlood(island));
  const from = island.setup.squareOf(action.from);
  if (step === SWIM) return island.sinking === from;
  return step !== SECOND && isTimeToFly(island, from);
}

/** Changes the island. */
function worthOf(action: Action, seat: Seat, island: IslandModel, judge: Judge): number {
  const { setup } = island;
  switch (action.type) {
    case 'helicopter-lift':
      island.discard(seat, LIFT);
      return bestFlight(island, setup.squareOf(action.from), 0, judge);
    case 'board':
      return bestFlight(island, island.from, island.aboard | (1 << action.pawn), judge);
    case 'navigate':
      // As if the other had agreed already.
      island.pawns[action.pawn] = setup.squareOf(action.to);
      island.actionsLeft -= 1;
      break;
    case 'agree':
      island.pawns[island.askedPawn] = island.to;
      break;
    default:
      take(island, seat, packAction(action, setup));
  }
  return judge.worth(island) + (IDLE.includes(action.type) ? A_LITTLE : 0);
}
