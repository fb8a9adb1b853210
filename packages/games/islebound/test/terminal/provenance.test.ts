// Names of our own never cite a page of the rulebook.
import { expect, it } from 'vitest';
import { linesWithPages, readme, rulesWithPages } from '../../../../cli/test/pages-of-rulebooks.ts';
import { BUILDING_CARDS, BUILDINGS, REPUTATION_CARDS, SHIP_NAMES } from '../../public.ts';
import { games } from '../../rules/index.ts';

const OURS = [
  ...BUILDINGS.filter((id) => BUILDING_CARDS[id].provenance === 'DESIGNED').map(
    (id) => BUILDING_CARDS[id].name,
  ),
  ...REPUTATION_CARDS.map(({ name }) => name),
  ...SHIP_NAMES,
];

it.each(games.map((game) => [game.id, game] as const))('the rules of %s', (_id, game) => {
  expect(rulesWithPages(game, OURS)).toEqual([]);
});

it('what is written about the games, and the README says so', () => {
  expect(linesWithPages(OURS)).toEqual([]);
  expect(readme()).toMatch(
    /\*\*Islebound\*\*.*strengths, prices, most events, tokens and dice are our own/,
  );
});
