// A player who searches, at a game of the engine that has nobody cut in.
import type { Game, Types } from '@tidetable/engine';
import type { Bot } from '../bot.ts';
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

/** A player with a memory of its own, for one seat at one table. */
export function searchingPlayer<T extends Seated>(
  name: string,
  { game, guide, manner, sensible, prepare }: Craft<T>,
  budget: Budget,
): Bot<T> {
  const all = worldOf(game);
  const world: World<T['view'], T['state'], T['action']> = {
    ...all,
    legal: (state, seat) => sensible(all.legal(state, seat)),
  };
  const search = new Search(world, guide, manner);
  return {
    name,
    choose(sight) {
      const { seat, legal, must, chance } = sight;
      if (!must) return null;
      const worthIt = sensible(legal);
      if (worthIt.length === 1) return worthIt[0] as T['action'];
      const { view } = sight;
      prepare(view);
      const [best] = search.advise({ seat, must, view, chance }, view.seats, budget);
      const chosen = world.key(best?.action as T['action']);
      return legal.find((action) => world.key(action) === chosen) as T['action'];
    },
  };
}
