// A plain captain who looks one action ahead and does what brings most.
import { type Game, Generator } from '@tidetable/engine';
import type { Action, Islebound } from '@tidetable/islebound/public';
import type { Bot, Sight } from '../bot.ts';
import { Foresight } from './foresight.ts';
import { judge } from './judging.ts';
import { WEIGHTS } from './weights.ts';

/** The bosun for a game with the steps of Islebound. */
export function bosunOf(game: Game<Islebound>, weights = WEIGHTS): Bot<Islebound> {
  return { name: 'bosun', choose: (sight) => choose(game, sight, weights) };
}

/** Trades are for people to think of, and a visit is taken in full. */
const UNTHOUGHT_OF: readonly Action['type'][] = ['offer-trade', 'visit-in-part'];
/** Never worth a thought. */
const AT_ONCE: readonly Action['type'][] = ['rest', 'take-reward'];
/** What leaves things as they are is preferred to what gains nothing. */
const IDLE: readonly Action['type'][] = ['leave-out', 'withdraw-offer', 'refuse', 'end-turn'];
const A_LITTLE = 1e-6;

function choose(
  game: Game<Islebound>,
  sight: Sight<Islebound>,
  weights: typeof WEIGHTS,
): Action | null {
  const { seat, must, chance } = sight;
  const atOnce = sight.legal.find(({ type }) => AT_ONCE.includes(type));
  if (atOnce !== undefined) return atOnce;
  const thoughtOf = sight.legal.filter(({ type }) => !UNTHOUGHT_OF.includes(type));
  const legal = thoughtOf.length > 0 ? thoughtOf : sight.legal;
  if (must && legal.length === 1) return legal[0] as Action;
  const sea = game.imagine(sight.view, new Generator(1));
  const gainOf = judge(new Foresight(game, sea, seat, weights[sea.edition]));
  let best: (Action | null)[] = must ? [] : [null];
  let most = must ? Number.NEGATIVE_INFINITY : A_LITTLE;
  for (const action of legal) {
    const gain = gainOf(action) + (IDLE.includes(action.type) ? A_LITTLE : 0);
    if (gain < most) continue;
    if (gain > most) best = [];
    most = gain;
    best.push(action);
  }
  return best[best.length === 1 ? 0 : chance.roll(best.length) - 1] ?? null;
}
