// A table after setup, before any choice.
import { Scene } from '@tidetable/conformance';
import { Generator, readOptions, start } from '@tidetable/engine';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';
import type { Options } from '../../rules/options.ts';
import type { EditionName, Islebound } from '../../rules/state.ts';

interface Setting {
  readonly edition?: EditionName;
  readonly options?: Partial<Options>;
  readonly seed?: number;
}

const GAMES = { retail: islebound, prototype: isleboundPrototype, 'deep-fog': deepFog };

/** Seat 0 is first unless said otherwise. */
export function setUp(seats: number, setting: Setting = {}): Scene<Islebound> {
  const { edition = 'retail', options = {}, seed = 1 } = setting;
  const game = GAMES[edition];
  const chosen = readOptions(game.options, { first: '1', ...options }, seats);
  return new Scene(game, start(game, seats, chosen, new Generator(seed)));
}

/** The same table under several seeds. */
export function manySetUps(seats: number, setting: Setting = {}): Scene<Islebound>[] {
  return Array.from({ length: 40 }, (_none, index) =>
    setUp(seats, { ...setting, seed: index + 1 }),
  );
}
