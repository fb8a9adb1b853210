// A captain of Islebound who searches.

import type { Advice } from '@tidetable/bots/advice';
import type { Bot, Observation } from '@tidetable/bots/bot';
import { adviceFrom } from '@tidetable/bots/search/finding';
import { type Craft, searchingPlayer, searchingWith } from '@tidetable/bots/search/player';
import type { Budget, Manner } from '@tidetable/bots/search/search';
import { type Game, Generator } from '@tidetable/engine';
import type { Action, Islebound } from '../public.ts';
import { bosunOf } from './bosun.ts';
import { IsleboundGuide } from './guide.ts';
import { sensible } from './sensible.ts';

/** What one turn brings changes the chances by a few percent only, so little is risked on curiosity. */
const CAREFUL: Manner = { curiosity: 0.25, width: 8, widening: 2 };

function craftOf(game: Game<Islebound>, manner: Manner): Craft<Islebound> {
  const guide = new IsleboundGuide(game);
  return { game, guide, manner, sensible, prepare: () => guide.forget() };
}

/** A player with a memory of its own, for one seat at one table. */
export function isleboundSearcher(
  game: Game<Islebound>,
  name: string,
  budget: Budget,
  manner: Manner = CAREFUL,
): Bot<Islebound> {
  const craft = craftOf(game, manner);
  const player = searchingPlayer(name, craft, budget);
  const bosun = bosunOf(game);
  return {
    name,
    choose: (observation) => (isDecided(craft, observation) ? bosun : player).choose(observation),
  };
}

/** So likely to win, nothing that one turn brings seems worth more than waiting: the bosun goes and ends the game. */
const SURE = 0.95;

/** Nor does a turn seem to bring anything once the monster has emerged. */
function isDecided(
  { game, guide }: Craft<Islebound>,
  { view, seat }: Observation<Islebound>,
): boolean {
  if (view.fog?.emerged === true) return true;
  const chances = guide.evaluate(game.imagine(view, new Generator(1)));
  return (chances[seat] as number) > SURE;
}

/** Nobody cuts in here: whoever need not act has nothing to be advised on. */
export function adviseOnIslebound(game: Game<Islebound>) {
  return (observation: Observation<Islebound>, budget: Budget): readonly Advice<Action>[] => {
    if (!observation.must) return [];
    const craft = craftOf(game, CAREFUL);
    const sides = craft.guide.sides(observation.view.seats);
    const found = searchingWith(craft)(observation, budget);
    const best = isDecided(craft, observation)
      ? bosunOf(game).choose(observation)
      : found[0]?.action;
    return found
      .toSorted((one, other) => Number(other.action === best) - Number(one.action === best))
      .map((one) => adviceFrom(one, one.action, sides));
  };
}
