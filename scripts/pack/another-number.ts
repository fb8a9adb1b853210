// A number in the tables of some game, and another one for it: what the lab does with the packed command.
import { LOADED_GAMES } from '@tidetable/catalogue/loaded';
import { partsOf } from '../../packages/cli/src/games.ts';
import { placesIn } from '../../packages/cli/src/simulation/changes.ts';

export interface AnotherNumber {
  readonly args: readonly string[];
  /** As the report says it. */
  readonly said: string;
}

export function anotherNumber(): AnotherNumber {
  for (const { game } of LOADED_GAMES)
    for (const { path, from, least, most } of placesIn(partsOf(game.id).tunables).values()) {
      if (typeof from !== 'number' || from <= least || from >= most) continue;
      const call = `simulate ${game.id} --set ${path}=${from + 1} --games 2 --seed pack`;
      return { args: call.split(' '), said: `${path} is ${from + 1} instead of ${from}` };
    }
  throw new Error('no game has a number to change');
}
