// A table of a game, for tests.
import { type Core, type Game, Generator, readOptions, start } from '@tidetable/engine';

export function dealt(game: Game, seats: number, number: number, options: object = {}): Core {
  return start(game, seats, readOptions(game.options, options, seats), new Generator(number));
}
