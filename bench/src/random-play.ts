// Any game by random players, full rules, the full legal list at each decision.
import {
  attempt,
  type Core,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  menu,
  play,
  readOptions,
  type Seat,
  start,
} from '@tidetable/engine';
import type { Contestant } from './measure.ts';

type Advance = (game: Game, state: Core, seat: Seat, chance: Generator) => Core;

function any<T>(actions: readonly T[], chance: Generator): T {
  return itemAt(actions, chance.below(actions.length));
}

const inPlace: Advance = (game, state, seat, chance) => {
  play(game, state, seat, any(legal(game, state, seat), chance), chance);
  return state;
};

const withClone: Advance = (game, state, seat, chance) => {
  const copy = game.clone(state);
  play(game, copy, seat, any(legal(game, copy, seat), chance), chance);
  return copy;
};

const byAttempt: Advance = (game, state, seat, chance) => {
  const tried = attempt(game, state, seat, any(legal(game, state, seat), chance), chance);
  if (!tried.ok) throw new Error(tried.refusal.message);
  return tried.state;
};

const withReasons: Advance = (game, state, seat, chance) => {
  play(game, state, seat, any(menu(game, state, seat).allowed, chance).action, chance);
  return state;
};

/** Whole games until this many decisions were made. */
const DECISIONS = 20_000;
const MOST_SEATS = 4;

/** The ways to play a game, each as a separate contestant. */
export function randomPlay(game: Game): Contestant[] {
  const tables = tablesOf(game);
  const name = (way: string): string => `${game.id}: ${way}`;
  const decisions = (way: string, advance: Advance): Contestant => {
    const chance = new Generator(1);
    return {
      name: name(way),
      unit: 'decisions',
      work: () => played(game, tables, chance, advance).decisions,
    };
  };
  const chance = new Generator(1);
  return [
    decisions('enumerate, choose, play in place', inPlace),
    {
      name: name('the same, whole games'),
      unit: 'games',
      work: () => played(game, tables, chance, inPlace).games,
    },
    decisions('with a clone before each action', withClone),
    decisions('attempt', byAttempt),
    decisions('menu with reasons', withReasons),
  ];
}

interface TableSize {
  readonly seats: number;
  readonly options: object;
}

/** Up to four seats. */
function tablesOf(game: Game): TableSize[] {
  const { min, max } = game.seats;
  return Array.from({ length: Math.min(max, MOST_SEATS) - min + 1 }, (_none, more) => {
    const seats = min + more;
    return { seats, options: readOptions(game.options, {}, seats) };
  });
}

/** The sizes of tables in turn. */
function played(
  game: Game,
  tables: readonly TableSize[],
  chance: Generator,
  advance: Advance,
): { games: number; decisions: number } {
  let games = 0;
  let decisions = 0;
  for (; decisions < DECISIONS; games++) {
    const { seats, options } = itemAt(tables, games % tables.length);
    let state = start(game, seats, options, chance);
    while (state.outcome === null) {
      const { must, may } = deciders(game, state);
      const index = chance.below(must.length + may.length);
      const seat = (index < must.length ? must[index] : may[index - must.length]) as Seat;
      state = advance(game, state, seat, chance);
      decisions += 1;
    }
  }
  return { games, decisions };
}
