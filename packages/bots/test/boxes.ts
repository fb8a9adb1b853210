// Every game that bots play, and a table of it for tests.
import { type Core, type Game, Generator, readOptions, start } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { plunder } from '@tidetable/plunder';

export const GAMES: readonly Game[] = [
  forbiddenIsland,
  islebound,
  isleboundPrototype,
  deepFog,
  plunder,
];

export function dealt(game: Game, seats: number, number: number, options: object = {}): Core {
  return start(game, seats, readOptions(game.options, options, seats), new Generator(number));
}
