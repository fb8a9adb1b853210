// Asking bots: what each of them gets to see, and in which order they are asked.
import {
  type Action,
  type Chance,
  choices,
  type Deciders,
  deciders,
  type Game,
  legal,
  play,
  type Seat,
  type Types,
} from '@tidetable/engine';
import type { AsyncBot, Bot, Observation } from './bot.ts';
import { defaultAmong } from './levels.ts';

export type { AsyncBot, Bot, Observation } from './bot.ts';

/** The view is made only when it is read. */
class LazyObservation<T extends Types> implements Observation<T> {
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
export function observe<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  must: boolean,
  chance: Chance,
): Observation<T> {
  return new LazyObservation(game, state, seat, must, chance);
}

/** These bots at one table, each with a memory of its own. */
export function sitting<T extends Types>(bots: readonly Bot<T>[]): readonly Bot<T>[] {
  return bots.map((bot) => bot.sitDown?.() ?? bot);
}

/** What this bot does when it is asked; null, only where it need not act, to let things go on. */
export function answerOf<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bot: Bot<T>,
  asked: Asked,
  chance: Chance,
): T['action'] | null;
export function answerOf<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bot: AsyncBot<T>,
  asked: Asked,
  chance: Chance,
): ReturnType<AsyncBot<T>['choose']>;
export function answerOf<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bot: AsyncBot<T>,
  { seat, must }: Asked,
  chance: Chance,
): ReturnType<AsyncBot<T>['choose']> {
  const answer = bot.choose(observe(game, state, seat, must, chance));
  if (answer instanceof Promise) return answer.then((later) => checked(later, bot.name, must));
  return checked(answer, bot.name, must);
}

function checked<A>(action: A | null, name: string, must: boolean): A | null {
  if (action === null && must) throw new Error(`the bot ${name} must decide, and did not`);
  return action;
}

/** What this bot does when it must decide. */
export function decision<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bot: Bot<T>,
  seat: Seat,
  chance: Chance,
): T['action'] {
  return answerOf(game, state, bot, { seat, must: true }, chance) as T['action'];
}

/** The action by which a seat declines to cut in, where it is asked to. */
export function declineAction<T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
): T['action'] | undefined {
  const type = game.passes?.[0];
  return type === undefined
    ? undefined
    : legal(game, state, seat).find((action) => action.type === type);
}

/** Where a slow bot is asked whether to cut in, a quick one answers for it, so that the table does not wait. */
export function whoAnswers<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bot: Bot<T>,
  { seat, must }: Asked,
  bots: readonly Bot<T>[],
): Bot<T> {
  const waits = bot.isSlow === true && must && declineAction(game, state, seat) !== undefined;
  return waits ? (defaultAmong(bots.filter(({ isSlow }) => isSlow !== true)) ?? bot) : bot;
}

/** These seats clockwise from one of the table's. */
function clockwise(seats: readonly Seat[], from: Seat, atTable: number): readonly Seat[] {
  if (seats.length < 2) return seats;
  const steps = (seat: Seat): number => (seat - from + atTable) % atTable;
  return [...seats].sort((one, other) => steps(one) - steps(other));
}

/** A seat that is asked: it must decide, or may cut in. */
export interface Asked {
  readonly seat: Seat;
  readonly must: boolean;
}

/**
 * In which order the seats of a table are asked: those that may cut in come before those that must decide, or they would be
 * too late; clockwise from the first one that must decide, so that no seat is always first. No rule asks for an order.
 */
export function askingOrder({ must, may }: Deciders, atTable: number): readonly Asked[] {
  const [first] = must;
  if (first === undefined) return [];
  return [
    ...clockwise(may, first, atTable).map((seat) => ({ seat, must: false })),
    ...must.map((seat) => ({ seat, must: true })),
  ];
}

export interface Choice<A> {
  readonly seat: Seat;
  readonly action: A;
}

/** An action; null to ask the next seat, or undefined to stop asking: this one has yet to make up its mind. */
export type Answer<A> = A | null | undefined;

/** Asks one seat after another until one acts, and waits for those that answer later. Null where no seat acts. */
export function firstToAct<A extends Action>(
  order: readonly Asked[],
  ask: (asked: Asked) => Answer<A>,
): Choice<A> | null;
export function firstToAct<A extends Action>(
  order: readonly Asked[],
  ask: (asked: Asked) => Answer<A> | Promise<Answer<A>>,
): Choice<A> | null | Promise<Choice<A> | null>;
export function firstToAct<A extends Action>(
  order: readonly Asked[],
  ask: (asked: Asked) => Answer<A> | Promise<Answer<A>>,
): Choice<A> | null | Promise<Choice<A> | null> {
  for (const asked of order) {
    const answer = ask(asked);
    if (answer instanceof Promise) {
      const rest = order.slice(order.indexOf(asked));
      return answer.then((later) => firstToAct(rest, (one) => (one === asked ? later : ask(one))));
    }
    if (answer === undefined) return null;
    if (answer !== null) return { seat: asked.seat, action: answer };
  }
  return null;
}

/** What the bots do next, one bot in every seat. */
export function nextChoice<T extends Types>(
  game: Game<T>,
  state: T['state'],
  bots: readonly Bot<T>[],
  chance: Chance,
): Choice<T['action']> {
  const order = askingOrder(deciders(game, state), state.seats);
  const choice = firstToAct<T['action']>(order, (asked) => {
    const bot = bots[asked.seat];
    if (bot === undefined) throw new Error(`there is no bot in seat ${asked.seat}`);
    return answerOf(game, state, bot, asked, chance);
  });
  if (choice === null) throw new Error('no seat must decide');
  return choice;
}

/** Plays on in place until the game is over, one bot in every seat, and gives the number of plies. */
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
