// The worth of each action to the bosun, in cards.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  BURIAL_GOLD,
  type Cards,
  COSTS,
  cardsIn,
  cardsOf,
  chart,
  islandsOf,
  isStormy,
  mayHarm,
  newShip,
  type Peg,
  pointsOf,
  portOf,
  type Ship,
  type Square,
  shipOf,
  squareAt,
  sum,
  tollOf,
  type View,
} from '../public.ts';
import { rivalry, worthOfBattle, worthOfIsland } from './fights.ts';
import { prizesFor, promise, worthOfStart } from './prospects.ts';
import { costOf, missing, priceOf, useOf } from './purse.ts';
import type { Weights } from './weights.ts';

/** Worse than doing nothing. */
const NEVER = -100;

export function judge(view: View, seat: Seat, action: Action, weights: Weights): number {
  switch (action.type) {
    case 'pick':
      return worthOfStart(view, seat, islandNumber(view, action.island), weights);
    case 'collect':
      return weights.treasure;
    case 'roll':
      return weights.laziness;
    case 'sail':
      return worthOfStep(view, action, weights);
    case 'attack':
      return worthOfBattle(
        view,
        shipOf(view, action.ship) as Ship,
        shipOf(view, action.target) as Ship,
        weights,
      );
    case 'attack-island': {
      const ship = shipOf(view, action.ship) as Ship;
      return worthOfIsland(view, ship, portOf(view, ship), weights);
    }
    case 'build':
      return worthOfPeg(view, action.peg, shipOf(view, action.ship) as Ship, weights);
    case 'build-ship':
      return (
        weights.point +
        weights.hull +
        berthWorth(view, seat, action.at, weights) / 10 -
        priceOf(view.hand, COSTS.ship, weights)
      );
    case 'bury':
      return weights.point - priceOf(view.hand, cardsOf('gold', BURIAL_GOLD), weights);
    case 'exchange':
      return worthOfExchange(view);
    case 'fight':
      return weights.laziness;
    default:
      return judgeChoice(view, seat, action, weights);
  }
}

/** Choices within something that has begun. */
function judgeChoice(view: View, seat: Seat, action: Action, weights: Weights): number {
  switch (action.type) {
    case 'pay':
      return -costOf(view, cardsIn(action));
    case 'take':
    case 'demand':
      return useOf(view, cardsIn(action));
    case 'hand-over':
      return worthOfHandingOver(view, cardsIn(action));
    case 'upgrade':
      return (shipOf(view, action.ship) as Ship).lives;
    case 'target': {
      const ship = shipOf(view, action.ship) as Ship;
      return rivalry(view, ship.seat, weights) + (ship.lives === 1 ? weights.point : 0);
    }
    case 'berth':
    case 'place-ship':
      return berthWorth(view, seat, action.at, weights);
    case 'sail-anywhere':
      return berthWorth(view, seat, action.to, weights);
    case 'steer-storm':
      return worthOfStorm(view, seat, squareAt(chart(view), action.to));
    case 'rob':
      return (
        Math.min(2, view.captains[action.captain]?.handSize ?? 0) +
        pointsOf(view, action.captain) / 10
      );
    case 'ransom':
      return weights.point;
    case 'buy-ship':
      return weights.point - priceOf(view.hand, COSTS.ship, weights);
    case 'pay-gold':
      return weights.point - priceOf(view.hand, cardsOf('gold', BURIAL_GOLD), weights);
    case 'give-point':
      return weights.hull;
    case 'disown':
      return islandsOf(view, seat).length > 1 ? weights.hull / 2 : weights.laziness;
    case 'accept':
    case 'ask-for-island':
    case 'give-island':
    case 'call-time':
    case 'call-off':
    case 'let-sink':
      return NEVER;
    default:
      return 0;
  }
}

function islandNumber(view: View, id: string): number {
  return chart(view).islands.findIndex((island) => island.id === id);
}

/** Progress towards the best prize, less the toll. */
function worthOfStep(
  view: View,
  { ship: id, to }: { readonly ship: number; readonly to: string },
  weights: Weights,
): number {
  const ship = shipOf(view, id) as Ship;
  const square = squareAt(chart(view), to);
  const prizes = prizesFor(view, ship, weights);
  const gain = promise(view, prizes, square, weights) - promise(view, prizes, ship.square, weights);
  const toll = tollOf(view, ship.square, square) * weights.card;
  return gain - toll - weights.laziness;
}

/** A life is worth more the fewer are left; a mast only counts before the roll. */
function worthOfPeg(view: View, peg: Peg, ship: Ship, weights: Weights): number {
  const price = priceOf(view.hand, COSTS[peg], weights);
  if (peg === 'life') return weights.life * (3 - ship.lives) - price;
  if (peg === 'mast') return view.turn.pool === null ? weights.mast - price : NEVER;
  return weights.cannon - price;
}

function berthWorth(view: View, seat: Seat, at: string, weights: Weights): number {
  const ship = newShip(0, seat, squareAt(chart(view), at));
  return promise(view, prizesFor(view, ship, weights), ship.square, weights);
}

/** Two spare cards for one that is missing. */
function worthOfExchange(view: View): number {
  const lacks = missing(view);
  const short = lacks.reduce((sum, count) => sum + Math.max(0, count), 0);
  const spare = lacks.reduce((sum, count) => sum + Math.max(0, -count), 0);
  return short > 0 && spare >= 2 * short ? 1 : NEVER;
}

/** What is handed over is not taken at random. */
function worthOfHandingOver(view: View, cards: Cards): number {
  const average = costOf(view, view.hand) / Math.max(1, sum(view.hand));
  return average * sum(cards) - costOf(view, cards);
}

/** Over more ports of others than of one's own. */
function worthOfStorm(view: View, seat: Seat, centre: Square): number {
  let worth = 0;
  for (const [island, { ports }] of chart(view).islands.entries()) {
    const owner = view.flags[island] ?? null;
    if (owner === null || !ports.every((port) => isStormy(chart(view), centre, port))) continue;
    worth += owner === seat ? -2 : mayHarm(view, owner) ? 1 : 0;
  }
  return worth;
}
