// How a game is played, as one hash: many games between random players, over every number of seats and mixed options.
import { createHash } from 'node:crypto';
import { nextChoice, randomBot } from '@tidetable/bots';
import {
  chanceOfPly,
  type Game,
  Generator,
  hash,
  type Option,
  play,
  readOptions,
  seedFrom,
  start,
} from '@tidetable/engine';

const GAMES = 60;
const LONGEST = 1_500;

export function playOf(game: Game): string {
  const all = createHash('sha256');
  for (let number = 0; number < GAMES; number++) all.update(gamePlayed(game, number));
  return all.digest('hex').slice(0, 16);
}

/** The hash of every state of one game, folded together. */
function gamePlayed(game: Game, number: number): string {
  const chance = new Generator(number, 17, 23, 42);
  const { min, max } = game.seats;
  const seats = min + (number % (max - min + 1));
  const seed = seedFrom(`rules ${game.id} ${number}`);
  const state = start(game, seats, someOptions(game, seats, chance), chanceOfPly(seed, 0));
  const bots = Array.from({ length: seats }, () => randomBot);
  const story = createHash('sha256').update(hash(state));
  for (let ply = 1; state.outcome === null && ply < LONGEST; ply++) {
    const { seat, action } = nextChoice(game, state, bots, chance);
    play(game, state, seat, action, chanceOfPly(seed, ply));
    story.update(hash(state));
  }
  return story.digest('hex');
}

/** Each option now and then otherwise than usual, as far as they go together. */
function someOptions(game: Game, seats: number, chance: Generator): object {
  let chosen: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(game.options.fields as Fields)) {
    if (chance.below(3) > 0) continue;
    const wanted = { ...chosen, [name]: someValue(option, chance) };
    if (goTogether(game, wanted, seats)) chosen = wanted;
  }
  return readOptions(game.options, chosen, seats);
}

type Fields = Readonly<Record<string, Option<unknown>>>;

function someValue({ kind, choices = [], min = 0, max = 0 }: Option<unknown>, chance: Generator) {
  switch (kind) {
    case 'choice':
      return choices[chance.below(choices.length)];
    case 'flag':
      return chance.below(2) === 1;
    case 'number':
      return min + chance.below(max - min + 1);
    case 'list':
      return choices.filter(() => chance.below(2) === 1);
  }
}

function goTogether(game: Game, options: object, seats: number): boolean {
  try {
    readOptions(game.options, options, seats);
    return true;
  } catch {
    return false;
  }
}
