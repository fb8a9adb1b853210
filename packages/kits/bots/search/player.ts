// A player who searches, at a game of the engine that has nobody cut in.
import type { Game, Types } from '@tidetable/engine';
import type { Bot, Observation } from '../bot.ts';
import type { Finding } from './finding.ts';
import type { GuideTo, World } from './guide.ts';
import { worldOf } from './of-game.ts';
import { type Budget, type Manner, Search } from './search.ts';

/** A game whose views tell how many play. */
type Seated = Types & { view: { readonly seats: number } };

/** What a player knows of a game beyond its rules. */
export interface Craft<T extends Seated> {
  readonly game: Game<T>;
  readonly guide: GuideTo<T>;
  readonly manner: Manner;
  /** Without what is never worth a thought; never empty. */
  sensible(legal: readonly T['action'][]): readonly T['action'][];
  /** Before each search. */
  prepare(view: T['view']): void;
}

/** What is found out about the choices of a seat that must decide, the best first. */
export type Searched<T extends Seated> = (
  observation: Observation<T>,
  budget: Budget,
) => readonly (Finding<unknown> & { readonly action: T['action'] })[];

/** Remembers the tree below what is best, for one seat at one table. */
export function searchingWith<T extends Seated>({
  game,
  guide,
  manner,
  sensible,
  prepare,
}: Craft<T>): Searched<T> {
  const all = worldOf(game);
  const world: World<T['view'], T['state'], T['action']> = {
    ...all,
    legal: (state, seat) => sensible(all.legal(state, seat)),
  };
  const search = new Search(world, guide, manner);
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

/** A player with a memory of its own, for one seat at one table. */
export function searchingPlayer<T extends Seated>(
  name: string,
  craft: Craft<T>,
  budget: Budget,
): Bot<T> {
  const searched = searchingWith(craft);
  return {
    name,
    choose(observation) {
      if (!observation.must) return null;
      const worthIt = craft.sensible(observation.legal);
      if (worthIt.length === 1) return worthIt[0] as T['action'];
      return searched(observation, budget)[0]?.action as T['action'];
    },
  };
}
