// A search that knows nothing of a game but its rules: random games from imagined worlds, and who wins them.
import {
  type Action,
  type Core,
  type Game,
  Generator,
  itemAt,
  type Seat,
  type Types,
} from '@tidetable/engine';
import type { Advice } from './advice.ts';
import type { Searching } from './all-levels.ts';
import type { Bot, Observation } from './bot.ts';
import type { Budgets } from './budgets.ts';
import { adviceFrom, type Finding } from './search/finding.ts';
import { worldOf } from './search/game-world.ts';
import type { Guide } from './search/guide.ts';
import { type Budget, Search } from './search/search.ts';

/** A game that has not ended after so many decisions counts as even. */
const LONGEST = 200;
const BUDGETS: Budgets = { captain: 60, admiral: 400 };

type Found = Finding<Action | null>;
type Searched = (observation: Observation, budget: Budget) => readonly Found[];

/** The part of a game's manifest that searches. */
export function plainSearch(gameCalled: (id: string) => Game) {
  return {
    budgets: (): Budgets => BUDGETS,
    searching:
      (id: string): Searching<Types> =>
      (name, budget) =>
        plainSearcher(gameCalled(id), name, budget),
    advise(id: string, observation: Observation, budget: Budget): readonly Advice<Action>[] {
      const game = gameCalled(id);
      const sides = sidesOf(game, worldSeenBy(game, observation));
      return searchIn(game)(observation, budget).map((found) =>
        adviceFrom(found, found.action, sides),
      );
    },
  };
}

/** A player for one seat at one table, with its own memory. */
function plainSearcher(game: Game, name: string, budget: Budget): Bot {
  const searched = searchIn(game);
  return {
    name,
    choose(observation) {
      if (observation.must && observation.legal.length === 1) return itemAt(observation.legal, 0);
      return searched(observation, budget)[0]?.action ?? null;
    },
  };
}

function searchIn(game: Game): Searched {
  const world = worldOf(game);
  let search: Search<object, Core, Action> | null = null;
  return (observation, budget) => {
    const seen = worldSeenBy(game, observation);
    search ??= new Search(world, guideTo(game, sidesOf(game, seen)));
    const offered = new Map(observation.legal.map((action) => [world.key(action), action]));
    return search.advise(observation, seen.seats, budget).flatMap((found) => {
      if (found.action === null) return [found];
      const action = offered.get(world.key(found.action));
      return action === undefined ? [] : [{ ...found, action }];
    });
  };
}

/** Any state that the seat cannot rule out: what is the same in all of them may be read from it. */
function worldSeenBy(game: Game, { view }: Observation): Core {
  return game.imagine(view, new Generator(1));
}

function sidesOf(game: Game, { seats, options }: Core): number[] {
  const all = Array.from({ length: seats }, (_none, seat) => seat);
  if (game.cooperative) return all.map(() => 0);
  const teams = all.map((seat) => game.teamOf?.(options, seat) ?? seat);
  const known = [...new Set(teams)];
  return teams.map((team) => known.indexOf(team));
}

function guideTo(game: Game, sides: readonly number[]): Guide<Core, Action> {
  const count = Math.max(...sides) + 1;
  return {
    sides: () => sides,
    horizon: LONGEST,
    policy: (state, seat, legal, chance) =>
      mayWait(game, state, seat, chance) ? null : (legal[chance.below(legal.length)] ?? null),
    evaluate: ({ outcome }) => valuesOf(outcome?.winners ?? null, sides, count),
  };
}

/** A seat that need not act seldom does. */
function mayWait(game: Game, state: Core, seat: Seat, chance: Generator): boolean {
  if (!game.cutIns) return false;
  return (worldOf(game).must(state) & (1 << seat)) === 0 && chance.below(8) > 0;
}

/** The winning sides share a victory; with no known winner, all sides do. */
function valuesOf(winners: readonly Seat[] | null, sides: readonly number[], count: number) {
  if (count === 1) return [winners === null ? 0.5 : Math.sign(winners.length)];
  const winning = new Set((winners ?? []).map((seat) => sides[seat]));
  const among = winning.size === 0 ? count : winning.size;
  return Array.from({ length: count }, (_none, side) =>
    winning.size === 0 || winning.has(side) ? 1 / among : 0,
  );
}
