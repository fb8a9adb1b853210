// A player who searches.
// No rank is given to it, and no table offers it, until `scripts/island-strength.ts` has shown that more thought wins more games.
import type { Action, Forbidden, View } from '@tidetable/forbidden-island/questions';
import type { Bot, Sight } from '../bot.ts';
import { type Budget, MANNER, type Manner, Search } from '../search/search.ts';
import { islandGuide } from './guide.ts';
import { type Deed, deedOf } from './model/deeds.ts';
import { type Isle, isleOf } from './model/isle.ts';
import { sensible } from './model/sensible.ts';
import { islandWorld } from './world.ts';

/** A player with a memory of its own, for one seat at one table. */
export function searcher(name: string, budget: Budget, manner: Manner = MANNER): Bot<Forbidden> {
  const search = new Search(islandWorld, islandGuide, manner);
  return { name, choose: (sight) => choose(sight, search, budget) };
}

function choose(
  sight: Sight<Forbidden>,
  search: Search<View, Isle, Deed>,
  budget: Budget,
): Action | null {
  const { seat, legal, must, chance } = sight;
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined) return wayOut;
  if (must && legal.length === 1) return legal[0] as Action;
  const view = sight.view;
  const isle = isleOf(view);
  const worthIt = sensible(isle, seat, []);
  const isClear = must ? worthIt.length === 1 : worthIt.length === 0;
  const deed = isClear
    ? worthIt[0]
    : search.advise({ seat, must, view, chance }, view.seats, budget)[0]?.action;
  if (deed === undefined || deed === null) return null;
  return legal.find((action) => deedOf(action, isle.land) === deed) as Action;
}
