// How many sequences of one to six actions there are from fixed seeds: a change of legality shows here.
// After a change that is meant: npx vitest run packages/games/islebound/test/perft.test.ts --update
import {
  deciders,
  type Game,
  Generator,
  legal,
  play,
  readOptions,
  type Seat,
  start,
} from '@tidetable/engine';
import { expect, it } from 'vitest';
import { islebound, isleboundPrototype } from '../index.ts';
import type { Options } from '../options.ts';
import type { Islebound, Sea } from '../state.ts';

const GAMES = { retail: islebound, prototype: isleboundPrototype };

/** A table at the move of some captain: after this many plies of a random game, and on to the next move. */
function underway(
  game: Game<Islebound>,
  seats: number,
  options: Partial<Options>,
  seed: number,
  plies: number,
): Sea {
  const chance = new Generator(seed);
  const sea = start(game, seats, readOptions(game.options, options, seats), chance);
  for (let ply = 0; ply < plies || sea.agenda.at(-1)?.step !== 'move'; ply++) {
    const [seat] = deciders(game, sea).must as [Seat];
    const actions = legal(game, sea, seat);
    play(game, sea, seat, actions[chance.below(actions.length)] as Islebound['action'], chance);
  }
  return sea;
}

/** Sequences of so many actions by anyone who must or may decide. Chance is the same after every action. */
function sequences(game: Game<Islebound>, sea: Sea, depth: number): number {
  if (sea.outcome !== null) return 0;
  const { must, may } = deciders(game, sea);
  let count = 0;
  for (const seat of [...must, ...may]) {
    const actions = legal(game, sea, seat);
    if (depth === 1) count += actions.length;
    else
      for (const action of actions) {
        const next = game.clone(sea);
        play(game, next, seat, action, new Generator(depth));
        count += sequences(game, next, depth - 1);
      }
  }
  return count;
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
