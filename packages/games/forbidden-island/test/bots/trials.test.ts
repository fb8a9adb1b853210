// Where trials start, and how far their results are trusted.

import { playOut } from '@tidetable/bots';
import { deciders, Generator, itemAt, readOptions, start } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { candidates } from '../../bots/model/candidates.ts';
import { modelOf } from '../../bots/model/model-of.ts';
import { actionOf, seatOf } from '../../bots/model/packed-actions.ts';
import { Thinker } from '../../bots/model/thinker.ts';
import { searcher } from '../../bots/searcher.ts';
import { startPoints } from '../../bots/start-points.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { dealt } from './islands.ts';

const DEALS = 60;
const GAMES = 8;
const TRIALS = 40;
/** Whole games, on a machine that may be busy. */
const PATIENCE = 300_000;

it('tries only what comes to something else by the end of the actions, the first thought first', () => {
  const thinker = new Thinker();
  let alike = 0;
  for (let number = 1; number <= DEALS; number++) {
    const island = dealt(2 + (number % 3), number);
    const seat = itemAt(deciders(forbiddenIsland, island).must, 0);
    const model = modelOf(forbiddenIsland.view(island, seat));
    const decision = thinker.policy.decide(model);
    if (seatOf(decision) !== seat) continue;
    const thought = actionOf(decision);
    const choices = candidates(model, seat, thinker.assessor);
    const different = startPoints(model, seat, choices, thought, thinker.policy);
    expect(different[0]?.choice).toBe(thought);
    const ends = different.map(({ island: end }) => [end?.flooded, end?.pawns, end?.hands].join());
    expect(new Set(ends).size).toBe(ends.length);
    alike += choices.length - different.length;
  }
  expect(alike).toBeGreaterThan(DEALS);
});

it(
  'wins most games at Novice with a few trials, for luck does not lead it astray',
  () => {
    let won = 0;
    for (let number = 1; number <= GAMES; number++) {
      const seats = 2 + (number % 3);
      const chance = new Generator(number, 21);
      const options = readOptions(forbiddenIsland.options, { difficulty: 'novice' }, seats);
      const island = start(forbiddenIsland, seats, options, chance);
      const bot = searcher('searcher', { iterations: TRIALS });
      playOut(forbiddenIsland, island, Array(seats).fill(bot), chance);
      if (island.outcome?.winners.length === seats) won += 1;
    }
    expect(won).toBeGreaterThan(5);
  },
  PATIENCE,
);
