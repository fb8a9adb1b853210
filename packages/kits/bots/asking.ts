// Asks bots: in which order, and what each of them sees.
import {
  type Chance,
  choices,
  type Deciders,
  deciders,
  type Game,
  play,
  type Seat,
  type Types,
} from '@tidetable/engine';
import type { Bot, Sight } from './bot.ts';

export type { Bot, Sight } from './bot.ts';

/** What a seat sees; the view is made when it is read. */
class Glance<T extends Types> implements Sight<T> {
  readonly seat: Seat;
  readonly must: boolean;
  readonly legal: readonly T['action'][];
  readonly open: readonly T['action'][];
  readonly chance: Chance;
  readonly #game: Game<T>;
  readonly #state: T['state'];

  constructor(game: Game<T>, state: T['state'], seat: Seat, must: boolean, chance: Chance) {
    this.#game = game;
    this.#state = state;
    this.seat = seat;
    this.must = must;
    this.chance = chance;
    const { timeUp } = game;
    const { legal, open } = choices(game, state, seat);
    this.legal = timeUp === undefined ? legal : legal.filter(({ type }) => type !== timeUp);
    this.open = open;
  }

  get view(): T['view'] {
    return this.#game.view(this.#state, this.seat);
  }
}

/** What a seat sees now. */
export function sightOf<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  must: boolean,
  chance: Chance,
): Sight<T> {
  return new Glance(game, state, seat, must, chance);
}

/** These bots at one table, each with a memory of its own. */
export function sitting<T extends Types>(bots: readonly Bot<T>[]): readonly Bot<T>[] {
  return bots.map((bot) => bot.sitDown?.() ?? bot);
}

/** What this bot does when it must decide. */
export function decision<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bot: Bot<T>,
  seat: Seat,
  chance: Chance,
): T['action'] {
  const action = bot.choose(new Glance(game, state, seat, true, chance));
  if (action === null) throw new Error(`the bot ${bot.name} must decide, and did not`);
  return action;
}

/** What this bot does when it may cut in; null to let things go on. */
export function cutIn<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bot: Bot<T>,
  seat: Seat,
  chance: Chance,
): T['action'] | null {
  return bot.choose(new Glance(game, state, seat, false, chance));
}

/** These seats clockwise from one of the table's. */
export function clockwise(seats: readonly Seat[], from: Seat, atTable: number): readonly Seat[] {
  if (seats.length < 2) return seats;
  const steps = (seat: Seat): number => (seat - from + atTable) % atTable;
  return [...seats].sort((one, other) => steps(one) - steps(other));
}

export interface Choice<A> {
  readonly seat: Seat;
  readonly action: A;
}

/**
 * Asks seats one after another until one acts: those who may cut in, clockwise from the seat that must decide, then those who
 * must. Null where `ask` answers null for all.
 */
export function askInTurn<A>(
  { must, may }: Deciders,
  atTable: number,
  ask: (seat: Seat, must: boolean) => A | null,
): Choice<A> | null {
  for (const seat of clockwise(may, must[0] as Seat, atTable)) {
    const action = ask(seat, false);
    if (action !== null) return { seat, action };
  }
  for (const seat of must) {
    const action = ask(seat, true);
    if (action !== null) return { seat, action };
  }
  return null;
}

/** What the bots do next. */
export function nextChoice<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bots: readonly Bot<T>[],
  chance: Chance,
): Choice<T['action']> {
  const choice = askInTurn(deciders(game, state), state.seats, (seat, must) => {
    const ask = must ? decision<T> : cutIn<T>;
    return ask(game, state, bots[seat] as Bot<T>, seat, chance);
  });
  if (choice === null) throw new Error('no bot acts');
  return choice;
}

/** Plays on in place until the game is over; one bot a seat, who sits down. Gives the number of plies. */
export function playOut<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bots: readonly Bot<T>[],
  chance: Chance,
): number {
  const seated = sitting(bots);
  let plies = 0;
  for (; state.outcome === null; plies++) {
    const { seat, action } = nextChoice(game, state, seated, chance);
    play(game, state, seat, action, chance);
  }
  return plies;
}
