// The searching player of Islebound.
import type { Advice } from '@tidetable/bots/advice';
import type { Bot, Observation } from '@tidetable/bots/bot';
import { adviceFrom } from '@tidetable/bots/search/finding';
import { advisorWith, type GameKnowledge, searchingPlayer } from '@tidetable/bots/search/player';
import type { Budget, SearchTuning } from '@tidetable/bots/search/search';
import { type Game, Generator, itemAt } from '@tidetable/engine';
import type { Action, Islebound } from '../public.ts';
import { bosunOf } from './bosun.ts';
import { candidates } from './candidates.ts';
import { IsleboundGuide } from './guide.ts';

/** One turn changes the chances by only a few percent, so exploration is low. */
const CAREFUL: SearchTuning = { curiosity: 0.25, width: 8, widening: 2 };

function knowledgeOf(game: Game<Islebound>, tuning: SearchTuning): GameKnowledge<Islebound> {
  const guide = new IsleboundGuide(game);
  return { game, guide, tuning, candidates, prepare: () => guide.forget() };
}

/** For one seat at one table. */
export function isleboundSearcher(
  game: Game<Islebound>,
  name: string,
  budget: Budget,
  tuning: SearchTuning = CAREFUL,
): Bot<Islebound> {
  const knowledge = knowledgeOf(game, tuning);
  const player = searchingPlayer(name, knowledge, budget);
  const bosun = bosunOf(game);
  return {
    name,
    choose: (observation) =>
      (isDecided(knowledge, observation) ? bosun : player).choose(observation),
  };
}

/** With such chances no turn seems better than waiting, so the bosun ends the game. */
const SURE = 0.95;

/** Once the monster has emerged the bosun decides, too. */
function isDecided(
  { game, guide }: GameKnowledge<Islebound>,
  { view, seat }: Observation<Islebound>,
): boolean {
  if (view.fog?.emerged === true) return true;
  const chances = guide.evaluate(game.imagine(view, new Generator(1)));
  return itemAt(chances, seat) > SURE;
}

/** Nobody cuts in here, so a seat that need not act gets no advice. */
export function adviseOnIslebound(game: Game<Islebound>) {
  return (observation: Observation<Islebound>, budget: Budget): readonly Advice<Action>[] => {
    if (!observation.must) return [];
    const knowledge = knowledgeOf(game, CAREFUL);
    const sides = knowledge.guide.sides(observation.view.seats);
    const found = advisorWith(knowledge)(observation, budget);
    const best = isDecided(knowledge, observation)
      ? bosunOf(game).choose(observation)
      : found[0]?.action;
    return found
      .toSorted((one, other) => Number(other.action === best) - Number(one.action === best))
      .map((one) => adviceFrom(one, one.action, sides));
  };
}
