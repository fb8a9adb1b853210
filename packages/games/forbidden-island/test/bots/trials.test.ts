// What trials set out from, and how far their word is taken.

import { playOut } from '@tidetable/bots';
import { deciders, Generator, readOptions, type Seat, start } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { hasty, hastyDeed } from '../../bots/model/hasty.ts';
import { isleOf } from '../../bots/model/isle.ts';
import { sensible } from '../../bots/model/sensible.ts';
import { outsets } from '../../bots/outsets.ts';
import { searcher } from '../../bots/searcher.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { dealt } from './islands.ts';

const DEALS = 60;
const GAMES = 8;
const TRIALS = 40;
/** Whole games, on a machine that may be busy. */
const PATIENCE = 300_000;

it('tries only what comes to something else by the end of the actions, the first thought first', () => {
  let alike = 0;
  for (let number = 1; number <= DEALS; number++) {
    const island = dealt(2 + (number % 3), number);
    const seat = deciders(forbiddenIsland, island).must[0] as Seat;
    const isle = isleOf(forbiddenIsland.view(island, seat));
    const thought = hastyDeed(isle);
    if (hasty.seat !== seat) continue;
    const choices = sensible(isle, seat, []);
    const different = outsets(isle, seat, choices, thought);
    expect(different[0]?.choice).toBe(thought);
    const ends = different.map(({ isle }) => [isle?.flooded, isle?.pawns, isle?.hands].join());
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
