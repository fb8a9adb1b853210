// Bots among themselves: every level counters and raises by the rules, and stops.
// `HAGGLING=100 npx vitest run packages/games/plunder/test/bots/market.test.ts` plays more games and prints what was said.

import type { Bot } from '@tidetable/bots';
import { BOTS } from '@tidetable/catalogue/loaded';
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { plunderBosun } from '../../bots/bosun.ts';
import { plunderSearcher } from '../../bots/searcher.ts';
import type { Plunder } from '../../public.ts';
import { type Haggled, haggledIn } from './haggling.ts';

const GAMES = Number(process.env.HAGGLING ?? 20);
const PATIENCE = 1_800_000;

const TABLES: readonly (readonly [name: string, seats: number, options: object])[] = [
  ['two captains', 2, {}],
  ['three captains', 3, {}],
  ['four captains', 4, {}],
  ['two teams of two', 4, { teams: '2x2' }],
  ['three teams of two', 6, { teams: '3x2' }],
];

function share(games: readonly Haggled[], has: (game: Haggled) => boolean): number {
  return games.filter(has).length / games.length;
}

/** On average, to two places. */
function told(games: readonly Haggled[]): object {
  const names = Object.keys(itemAt(games, 0)) as (keyof Haggled)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      Math.round((100 * games.reduce((sum, game) => sum + game[name], 0)) / games.length) / 100,
    ]),
  );
}

function levels(seats: number): Bot<Plunder>[] {
  const crew = ['deckhand', 'bosun', 'random', 'captain'].map(
    (level) => BOTS.plunder?.find(({ name }) => name === level) as Bot<Plunder>,
  );
  return Array.from({ length: seats }, (_none, seat) =>
    seat === 1 ? plunderSearcher('admiral', { iterations: 2 }) : itemAt(crew, seat % 4),
  );
}

describe('captains of Plunder among themselves', () => {
  it.each(TABLES)(
    'counter and raise in a game of ten at least, and make no more than 60 offers in a turn: %s',
    (name, seats, options) => {
      const captains = Array<Bot<Plunder>>(seats).fill(plunderBosun('captain'));
      const games = Array.from({ length: GAMES }, (_none, number) =>
        haggledIn(captains, options, number + 1),
      );
      if (process.env.HAGGLING !== undefined) console.log(name, told(games));
      expect(share(games, ({ counters }) => counters > 0)).toBeGreaterThanOrEqual(0.1);
      expect(share(games, ({ raises }) => raises > 0)).toBeGreaterThanOrEqual(0.1);
      expect(Math.max(...games.map(({ mostInATurn }) => mostInATurn))).toBeLessThanOrEqual(60);
    },
    PATIENCE,
  );

  it('call, and are answered, and name prices', () => {
    const captains = Array<Bot<Plunder>>(4).fill(plunderBosun('captain'));
    const games = [1, 2, 3, 4, 5, 6].map((number) => haggledIn(captains, {}, number));
    for (const said of ['calls', 'answers', 'prices', 'deals'] as const)
      expect(
        games.some((game) => game[said] > 0),
        said,
      ).toBe(true);
  });
});

describe('all levels at one table', () => {
  it.each(TABLES)('stop haggling: %s', (_name, seats, options) => {
    const { mostInATurn } = haggledIn(levels(seats), options, 5);
    expect(mostInATurn).toBeLessThanOrEqual(60);
  });
});
