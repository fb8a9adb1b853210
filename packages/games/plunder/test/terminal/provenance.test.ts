// Names of our own never cite a page of the rulebook.
import { expect, it } from 'vitest';
import { linesWithPages, readme, rulesWithPages } from '../../../../cli/test/pages-of-rulebooks.ts';
import { SHIP_NAMES, TILE_FACES, TREASURE_CARDS } from '../../public.ts';
import { games } from '../../rules/index.ts';

const OURS = [
  ...TREASURE_CARDS.map(({ title }) => title),
  ...Object.values(TILE_FACES).flatMap(({ islands }) => islands.map(({ name }) => name)),
  ...SHIP_NAMES,
];

it.each(games.map((game) => [game.id, game] as const))('the rules of %s', (_id, game) => {
  expect(OURS.length).toBeGreaterThan(60);
  expect(rulesWithPages(game, OURS)).toEqual([]);
});

it('what is written about the games, and the README says so', () => {
  expect(linesWithPages(OURS)).toEqual([]);
  expect(readme()).toMatch(/\*\*Plunder.*tiles and Treasure cards are our own/);
});
