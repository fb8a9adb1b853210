// A player who searches, for games in which no seat may cut in.
import type { Game, Types } from '@tidetable/engine';
import type { Bot, Observation } from '../bot.ts';
import type { Finding } from './finding.ts';
import { worldOf } from './game-world.ts';
import type { GuideTo, World } from './guide.ts';
import { type Budget, Search, type SearchTuning } from './search.ts';

/** A game whose views tell how many play. */
type Seated = Types & { view: { readonly seats: number } };

/** What a player knows of a game beyond its rules. */
export interface GameKnowledge<T extends Seated> {
  readonly game: Game<T>;
  readonly guide: GuideTo<T>;
  readonly tuning: SearchTuning;
  /** Without what is never worth considering; never empty. */
  candidates(legal: readonly T['action'][]): readonly T['action'][];
  /** Before each search. */
  prepare(view: T['view']): void;
}

/** Gives what a search finds out about the choices of a seat that must decide, the best first. */
export type Advisor<T extends Seated> = (
  observation: Observation<T>,
  budget: Budget,
) => readonly (Finding<unknown> & { readonly action: T['action'] })[];

/** Remembers the tree below what is best, for one seat at one table. */
export function advisorWith<T extends Seated>({
  game,
  guide,
  tuning,
  candidates,
  prepare,
}: GameKnowledge<T>): Advisor<T> {
  const all = worldOf(game);
  const world: World<T['view'], T['state'], T['action']> = {
    ...all,
    legal: (state, seat) => candidates(all.legal(state, seat)),
  };
  const search = new Search(world, guide, tuning);
  return ({ seat, legal, view, chance }, budget) => {
    prepare(view);
    const found = search.advise({ seat, must: true, view, chance }, view.seats, budget);
    const offered = new Map(legal.map((action) => [world.key(action), action]));
    return found.flatMap((finding) => {
      const action = offered.get(world.key(finding.action as T['action']));
      return action === undefined ? [] : [{ ...finding, action }];
    });
  };
}

/** A player for one seat at one table, with its own memory. */
export function searchingPlayer<T extends Seated>(
  name: string,
  knowledge: GameKnowledge<T>,
  budget: Budget,
): Bot<T> {
  const advise = advisorWith(knowledge);
  return {
    name,
    choose(observation) {
      if (!observation.must) return null;
      const [first, ...others] = knowledge.candidates(observation.legal);
      if (first !== undefined && others.length === 0) return first;
      return advise(observation, budget)[0]?.action ?? null;
    },
  };
}
