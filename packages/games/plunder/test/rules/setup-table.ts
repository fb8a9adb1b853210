// A table after setup, before any island is picked.
import { Scene } from '@tidetable/conformance';
import { Generator, type Rig, RiggedChance, readOptions, start } from '@tidetable/engine';
import { plunder } from '../../rules/index.ts';
import type { Options } from '../../rules/options.ts';
import type { Plunder } from '../../rules/state.ts';

interface Setting {
  readonly options?: Partial<Options>;
  readonly seed?: number;
  readonly rig?: Rig;
}

export function setUp(seats: number, { options = {}, seed = 1, rig = {} }: Setting = {}) {
  const chosen = readOptions(plunder.options, options, seats);
  const chance = new RiggedChance(new Generator(seed), rig);
  return new Scene<Plunder>(plunder, start(plunder, seats, chosen, chance));
}

/** The same table under several seeds. */
export function manySetUps(seats: number): Scene<Plunder>[] {
  return Array.from({ length: 40 }, (_none, index) => setUp(seats, { seed: index + 1 }));
}

/** The A faces in their order, unturned, as `given` has them; then come the X tokens, the storm and the picking rolls. */
export function setUpInOrder(seats: number, rolls: readonly number[]): Scene<Plunder> {
  const tiles = seats === 2 ? [4, 3, 2, 1] : [6, 5, 4, 3, 2, 1];
  const rig = { order: tiles, rolls: [...tiles.map(() => 1), ...rolls] };
  return setUp(seats, { options: { onlyAFaces: true }, rig });
}
