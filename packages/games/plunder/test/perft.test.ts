// The number of sequences of one to four actions from fixed seeds: shows any change of legality.
// After an intended change: npx vitest run packages/games/plunder/test/perft.test.ts --update
import { playedUntil, sequences } from '@tidetable/conformance';
import { readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { plunder } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Seas } from '../rules/state.ts';

/** A table at the command of some captain, some way into a random game. */
function underway(seats: number, options: Partial<Options>, seed: number, plies: number): Seas {
  const found = playedUntil(
    plunder,
    { seats, options: readOptions(plunder.options, options, seats), seed },
    ({ agenda }, ply) => ply >= plies && agenda.at(-1)?.step === 'command',
  );
  if (found === null) throw new Error(`the game of seed ${seed} was over before ply ${plies}`);
  return found.state;
}

const TABLES: readonly [number, Partial<Options>, number, number][] = [
  [2, {}, 1, 0],
  [3, {}, 2, 0],
  [4, {}, 3, 0],
  [5, {}, 4, 0],
  [6, {}, 5, 0],
  [2, { offersPerTurn: 2 }, 6, 200],
  [3, { onlyAFaces: true, offersPerTurn: 2 }, 7, 300],
  [4, { teams: '2x2', offersPerTurn: 2 }, 8, 300],
  [5, { strictComponents: true, offersPerTurn: 1 }, 9, 400],
  [6, { teams: '3x2', offersPerTurn: 2 }, 10, 400],
  [6, { teams: '2x3', offersPerTurn: 2 }, 11, 300],
];

it('counts what it always counted', async () => {
  const lines = TABLES.map(([seats, options, seed, plies]) => {
    const seas = underway(seats, options, seed, plies);
    const counts = [1, 2, 3, 4].map((depth) => sequences(plunder, seas, depth));
    const chosen = Object.keys(options).join('+') || 'plain';
    return `${seats} seats, ${chosen}, seed ${seed}, ply ${plies}: ${counts.join(' ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/perft.txt');
});
