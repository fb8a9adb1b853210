// The number of sequences of one to six actions from fixed seeds: shows any change of legality.
// After an intended change: npx vitest run packages/games/islebound/test/perft.test.ts --update
import { playedUntil, sequences } from '@tidetable/conformance';
import { type Game, readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { islebound, isleboundPrototype } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Islebound, Sea } from '../rules/state.ts';

const GAMES = { retail: islebound, prototype: isleboundPrototype };

/** A table at a captain's move: this many plies into a random game, then on to the next move. */
function underway(
  game: Game<Islebound>,
  seats: number,
  options: Partial<Options>,
  seed: number,
  plies: number,
): Sea {
  const found = playedUntil(
    game,
    { seats, options: readOptions(game.options, options, seats), seed },
    ({ agenda }, ply) => ply >= plies && agenda.at(-1)?.step === 'move',
  );
  if (found === null) throw new Error(`the game of seed ${seed} was over before ply ${plies}`);
  return found.state;
}

const ADVANCED = { advanced: true, raid: true };
const ARCHITECT = { architect: true };
const TIGHT = { closeQuarters: true, sixBuildings: true };

const TABLES: readonly [keyof typeof GAMES, number, Partial<Options>, number, number][] = [
  ['retail', 2, {}, 1, 0],
  ['retail', 3, {}, 2, 0],
  ['retail', 4, {}, 3, 0],
  ['retail', 2, {}, 4, 300],
  ['retail', 3, {}, 5, 400],
  ['retail', 4, {}, 6, 600],
  ['retail', 2, TIGHT, 7, 250],
  ['retail', 3, ADVANCED, 8, 350],
  ['retail', 4, ARCHITECT, 9, 500],
  ['prototype', 2, {}, 1, 0],
  ['prototype', 3, {}, 2, 0],
  ['prototype', 4, {}, 3, 0],
  ['prototype', 2, {}, 4, 300],
  ['prototype', 3, {}, 5, 400],
  ['prototype', 4, {}, 6, 600],
];

it('counts what it always counted', async () => {
  const lines = TABLES.map(([edition, seats, options, seed, plies]) => {
    const game = GAMES[edition];
    const sea = underway(game, seats, options, seed, plies);
    const counts = [1, 2, 3, 4, 5, 6].map((depth) => sequences(game, sea, depth));
    const chosen = Object.keys(options).join('+') || 'plain';
    return `${edition}, ${seats} seats, ${chosen}, seed ${seed}, ply ${plies}: ${counts.join(' ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/perft.txt');
});
