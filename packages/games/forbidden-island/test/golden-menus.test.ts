// Whole menus of fifty positions, allowed and barred: an accidental change of legality shows as a change of text.
import { menuLines } from '@tidetable/conformance';
import { deciders, Generator, legal, play, readOptions, start } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { LAYOUT_NAMES } from '../rules/data/layouts.ts';
import { DIFFICULTIES } from '../rules/data/water-meter.ts';
import { forbiddenIsland } from '../rules/index.ts';

const POSITIONS = 50;

/** A position some way into a random game. */
function position(seed: number) {
  const chance = new Generator(seed);
  const seats = 2 + (seed % 3);
  const options = readOptions(
    forbiddenIsland.options,
    { layout: LAYOUT_NAMES[seed % 12], difficulty: DIFFICULTIES[seed % 4] },
    seats,
  );
  const island = start(forbiddenIsland, seats, options, chance);
  for (let ply = 0; ply < seed % 23; ply++) {
    const before = forbiddenIsland.clone(island);
    const { must, may } = deciders(forbiddenIsland, island);
    const seat = [...must, ...may][chance.below(must.length + may.length)] as number;
    const actions = legal(forbiddenIsland, island, seat);
    const action = actions[chance.below(actions.length)] as (typeof actions)[number];
    play(forbiddenIsland, island, seat, action, chance);
    if (island.outcome !== null) return before;
  }
  return island;
}

function menus(seed: number): string {
  const island = position(seed);
  const lines = [`# ${seed}: ${island.roles.join(', ')} at ${island.agenda.at(-1)?.step}`];
  return [...lines, ...menuLines(forbiddenIsland, island)].join('\n');
}

it('offers and bars in fifty positions what it always did', async () => {
  const all = Array.from({ length: POSITIONS }, (_none, index) => menus(index + 1));
  await expect(`${all.join('\n\n')}\n`).toMatchFileSnapshot('golden/menus.txt');
});
