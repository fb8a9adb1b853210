// Forbidden Island, full rules, 2 to 4 seats, random players, the full legal list at each decision.
import {
  attempt,
  deciders,
  Generator,
  legal,
  menu,
  play,
  readOptions,
  type Seat,
  start,
} from '@tidetable/engine';
import { forbiddenIsland as game } from '@tidetable/forbidden-island';
import type { Contestant } from './measure.ts';

type Island = ReturnType<typeof game.setup>;
type Advance = (island: Island, seat: Seat, chance: Generator) => Island;

const GAMES = 300;
const OPTIONS = [2, 3, 4].map((seats) => readOptions(game.options, {}, seats));

/** Whole games; counts either the games or the decisions. */
function randomGames(chance: Generator, advance: Advance): { games: number; decisions: number } {
  let decisions = 0;
  for (let number = 0; number < GAMES; number++) {
    const seats = 2 + (number % 3);
    let island = start(game, seats, OPTIONS[seats - 2] as Island['options'], chance);
    while (island.outcome === null) {
      const { must, may } = deciders(game, island);
      const index = chance.below(must.length + may.length);
      const seat = (index < must.length ? must[index] : may[index - must.length]) as Seat;
      island = advance(island, seat, chance);
      decisions += 1;
    }
  }
  return { games: GAMES, decisions };
}

function any<T>(actions: readonly T[], chance: Generator): T {
  return actions[chance.below(actions.length)] as T;
}

const inPlace: Advance = (island, seat, chance) => {
  play(game, island, seat, any(legal(game, island, seat), chance), chance);
  return island;
};

const withClone: Advance = (island, seat, chance) => {
  const copy = game.clone(island);
  play(game, copy, seat, any(legal(game, copy, seat), chance), chance);
  return copy;
};

const byAttempt: Advance = (island, seat, chance) => {
  const tried = attempt(game, island, seat, any(legal(game, island, seat), chance), chance);
  if (!tried.ok) throw new Error(tried.refusal.message);
  return tried.state;
};

const withReasons: Advance = (island, seat, chance) => {
  play(game, island, seat, any(menu(game, island, seat).allowed, chance).action, chance);
  return island;
};

function decisions(name: string, advance: Advance): Contestant {
  const chance = new Generator(1);
  return { name, unit: 'decisions', work: () => randomGames(chance, advance).decisions };
}

const gamesChance = new Generator(1);

export const FORBIDDEN_ISLAND: readonly Contestant[] = [
  decisions('enumerate, choose, play in place', inPlace),
  {
    name: 'the same, whole games',
    unit: 'games',
    work: () => randomGames(gamesChance, inPlace).games,
  },
  decisions('with a clone before each action', withClone),
  decisions('attempt', byAttempt),
  decisions('menu with reasons', withReasons),
];
