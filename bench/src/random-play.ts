// Any game by random players, 2 to 4 seats, full rules, the full legal list at each decision.
import {
  attempt,
  type Core,
  deciders,
  type Game,
  Generator,
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
  return actions[chance.below(actions.length)] as T;
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

/** The same work for every game: so many games at a time, by turns with 2, 3 and 4 seats. */
export class RandomPlay {
  readonly #game: Game;
  readonly #games: number;
  readonly #options: readonly object[];

  constructor(game: Game, games: number) {
    this.#game = game;
    this.#games = games;
    this.#options = [2, 3, 4].map((seats) => readOptions(game.options, {}, seats));
  }

  /** The ways to play, each as a contestant of its own; `before` comes before their names. */
  contestants(before: string): Contestant[] {
    const chance = new Generator(1);
    return [
      this.#decisions(`${before}enumerate, choose, play in place`, inPlace),
      {
        name: `${before}the same, whole games`,
        unit: 'games',
        work: () => this.#played(chance, inPlace).games,
      },
      this.#decisions(`${before}with a clone before each action`, withClone),
      this.#decisions(`${before}attempt`, byAttempt),
      this.#decisions(`${before}menu with reasons`, withReasons),
    ];
  }

  #decisions(name: string, advance: Advance): Contestant {
    const chance = new Generator(1);
    return { name, unit: 'decisions', work: () => this.#played(chance, advance).decisions };
  }

  #played(chance: Generator, advance: Advance): { games: number; decisions: number } {
    const game = this.#game;
    let decisions = 0;
    for (let number = 0; number < this.#games; number++) {
      const seats = 2 + (number % 3);
      let state = start(game, seats, this.#options[seats - 2] as object, chance);
      while (state.outcome === null) {
        const { must, may } = deciders(game, state);
        const index = chance.below(must.length + may.length);
        const seat = (index < must.length ? must[index] : may[index - must.length]) as Seat;
        state = advance(game, state, seat, chance);
        decisions += 1;
      }
    }
    return { games: this.#games, decisions };
  }
}
