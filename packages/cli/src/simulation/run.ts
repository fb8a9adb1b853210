// Bots play one game after another, as fast as they can.
import { type Bot, nextChoice } from '@tidetable/bots';
import {
  type Core,
  canonical,
  type Game,
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
  /** Zero for games that do not tell of turns. */
  readonly turns: number;
  /** How often each kind of event happened. */
  readonly events: ReadonlyMap<string, number>;
}

/** More decisions than any game of ours takes. */
const LIMIT = 100_000;

/** A quick source of chance for one game of many: 128 bits of the seed. */
function generatorFrom(seed: Seed): Generator {
  const word = (at: number): number => Number.parseInt(seed.slice(8 * at, 8 * at + 8), 16);
  return new Generator(word(0), word(1), word(2), word(3));
}

/** The same seed and number always give the same game. Cards, pieces and whatever else is counted must all be there at its end. */
export function playOne(
  game: Game,
  bots: readonly Bot[],
  options: object,
  seed: Seed,
  number: number,
): Played {
  const dice = generatorFrom(seedFrom(`${seed} dice of game ${number}`));
  const whims = generatorFrom(seedFrom(`${seed} bots of game ${number}`));
  const state = start(game, bots.length, options, dice);
  const stock = canonical(game.inventory(state));
  const events = new Map<string, number>();
  let decisions = 0;
  for (; state.outcome === null && decisions < LIMIT; decisions++) {
    const { seat, action } = nextChoice(game, state, bots, whims);
    for (const { type } of play(game, state, seat, action, dice).events)
      events.set(type, (events.get(type) ?? 0) + 1);
  }
  const left = canonical(game.inventory(state));
  if (left !== stock)
    throw new Error(`${game.id}, game ${number} of seed ${seed}: ${left} is left of ${stock}`);
  return { outcome: state.outcome, state, decisions, turns: turnsIn(events), events };
}

/** Where only the beginning of a turn is told, that of the first went by before the first decision. */
function turnsIn(events: ReadonlyMap<string, number>): number {
  const begun = events.get('turn-began');
  return events.get('turn-ended') ?? (begun === undefined ? 0 : begun + 1);
}
