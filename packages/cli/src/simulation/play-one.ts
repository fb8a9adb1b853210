// One game between bots.
import { type Bot, nextChoice, sitting } from '@tidetable/bots';
import {
  type Core,
  canonical,
  type Game,
  type GameEvent,
  Generator,
  type Outcome,
  play,
  type Seed,
  seedFrom,
  start,
} from '@tidetable/engine';

export interface Played {
  /** Null where the game did not end within the limit. */
  readonly outcome: Outcome | null;
  readonly state: Core;
  readonly decisions: number;
}

/** Observes a game. */
export interface GameObserver {
  /** A seat had to choose, in this step of the rules, among this many options. */
  asked(step: string, options: number): void;
  /** What happened, and the state after it. */
  saw(events: readonly GameEvent[], state: Core): void;
}

/** More decisions than any game of ours takes. */
const LIMIT = 100_000;

/** Fast chance for one game of many: 128 bits of the seed. */
function generatorFrom(seed: Seed): Generator {
  const word = (at: number): number => Number.parseInt(seed.slice(8 * at, 8 * at + 8), 16);
  return new Generator(word(0), word(1), word(2), word(3));
}

/** The same seed and number always give the same game. Its inventory must be the same at the end. */
export function playOne(
  game: Game,
  bots: readonly Bot[],
  options: object,
  seed: Seed,
  number: number,
  observer?: GameObserver,
): Played {
  const dice = generatorFrom(seedFrom(`${seed} dice of game ${number}`));
  const botChance = generatorFrom(seedFrom(`${seed} bots of game ${number}`));
  const state = start(game, bots.length, options, dice);
  const seated = sitting(bots);
  const players =
    observer === undefined ? seated : seated.map((bot) => watched(bot, state, observer));
  const stock = canonical(game.inventory(state));
  let decisions = 0;
  for (; state.outcome === null && decisions < LIMIT; decisions++) {
    const { seat, action } = nextChoice(game, state, players, botChance);
    const { events } = play(game, state, seat, action, dice);
    observer?.saw(events, state);
  }
  const left = canonical(game.inventory(state));
  if (left !== stock)
    throw new Error(`${game.id}, game ${number} of seed ${seed}: ${left} is left of ${stock}`);
  return { outcome: state.outcome, state, decisions };
}

/** The same bot; the observer learns what it was asked. */
function watched(bot: Bot, state: Core, observer: GameObserver): Bot {
  return {
    name: bot.name,
    choose(observation) {
      if (observation.must)
        observer.asked(state.agenda.at(-1)?.step ?? '', observation.legal.length);
      return bot.choose(observation);
    },
  };
}
