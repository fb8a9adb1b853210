// Bots play a game to its end, each asked only about what its own seat sees.
import {
  type Chance,
  deciders,
  type Game,
  legal,
  play,
  type Seat,
  type Types,
} from '@tidetable/engine';
import type { Bot } from './bot.ts';

export interface Choice<A> {
  readonly seat: Seat;
  readonly action: A;
}

/** What the bots do next: whoever may cut in is asked first, clockwise from the seat that must decide. */
export function nextChoice<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bots: readonly Bot<T>[],
  chance: Chance,
): Choice<T['action']> {
  const { must, may } = deciders(game, state);
  const first = must[0] as Seat;
  const clockwise = (seat: Seat): number => (seat - first + state.seats) % state.seats;
  const ask = (seat: Seat, isDue: boolean): T['action'] | null =>
    (bots[seat] as Bot<T>).choose({
      seat,
      view: game.view(state, seat),
      legal: legal(game, state, seat),
      must: isDue,
      chance,
    });
  for (const seat of [...may].sort((one, other) => clockwise(one) - clockwise(other))) {
    const action = ask(seat, false);
    if (action !== null) return { seat, action };
  }
  const action = ask(first, true);
  if (action === null) throw new Error(`${bots[first]?.name} must decide, and did not`);
  return { seat: first, action };
}

/** Plays on in place until the game is over; one bot a seat. Gives the number of plies. */
export function playOut<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bots: readonly Bot<T>[],
  chance: Chance,
): number {
  let plies = 0;
  for (; state.outcome === null; plies++) {
    const { seat, action } = nextChoice(game, state, bots, chance);
    play(game, state, seat, action, chance);
  }
  return plies;
}
