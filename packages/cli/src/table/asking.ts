// Asking bots: in which order, and what each of them gets to see.
import type { Bot, Sight } from '@tidetable/bots';
import { type Action, type Chance, type Game, legal, type Seat } from '@tidetable/engine';

type State = Parameters<Game['view']>[0];

/** These seats clockwise from one of the table's (FI-AMB-47 asks for this order; any game may). */
export function clockwise(seats: readonly Seat[], from: Seat, atTable: number): readonly Seat[] {
  if (seats.length < 2) return seats;
  const steps = (seat: Seat): number => (seat - from + atTable) % atTable;
  return [...seats].sort((one, other) => steps(one) - steps(other));
}

/** What a seat sees; the view is made only for those who look at it. */
class Glance implements Sight {
  readonly seat: Seat;
  readonly must: boolean;
  readonly legal: readonly Action[];
  readonly chance: Chance;
  readonly #game: Game;
  readonly #state: State;

  constructor(game: Game, state: State, seat: Seat, must: boolean, chance: Chance) {
    this.#game = game;
    this.#state = state;
    this.seat = seat;
    this.must = must;
    this.chance = chance;
    this.legal = legal(game, state, seat);
  }

  get view(): object {
    return this.#game.view(this.#state, this.seat);
  }
}

/** What this bot does when it must decide. */
export function decision(game: Game, state: State, bot: Bot, seat: Seat, chance: Chance): Action {
  const action = bot.choose(new Glance(game, state, seat, true, chance));
  if (action === null) throw new Error(`the bot ${bot.name} must decide, and did not`);
  return action;
}

/** What this bot does when it may cut in; null to let things go on. */
export function cutIn(
  game: Game,
  state: State,
  bot: Bot,
  seat: Seat,
  chance: Chance,
): Action | null {
  return bot.choose(new Glance(game, state, seat, false, chance));
}
