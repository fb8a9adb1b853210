// The games and editions that the app knows, and their names.
import { inLanguage } from '@tidetable/board/words/language.ts';
import { GAME_IDS, MANIFESTS, manifestOf } from '@tidetable/catalogue';
import { plainCard } from '@tidetable/catalogue/plain-card';
import type { Card } from '@tidetable/manifest/card';
import { words } from '../words/index.ts';

/** One per game: the id of its first edition stands for all of them. */
export const TITLES: readonly string[] = MANIFESTS.flatMap(({ editions }) =>
  editions.slice(0, 1).map(({ id }) => id),
);

/** Editions that are not titles of their own. */
export const OTHER_EDITIONS: readonly string[] = GAME_IDS.filter((id) => !TITLES.includes(id));

/** The id itself for an unknown game. */
export function titleOf(game: string): string {
  return editionsOf(game)[0] ?? game;
}

/** All editions of the same title, the title first. */
export function editionsOf(game: string): readonly string[] {
  return manifestOf(game)?.editions.map(({ id }) => id) ?? [game];
}

export function cardOf(game: string): Card {
  const card = manifestOf(game)?.editions.find(({ id }) => id === game)?.card;
  return inLanguage(card ?? plainCard(game));
}

export function nameOfGame(game: string): string {
  return cardOf(game).name;
}

/** A ladder is of a game; of a game against the sea, there is one for each difficulty. */
export function ladderName(ladder: string): string {
  const [id = '', difficulty] = ladder.split(':');
  const game = nameOfGame(id);
  return difficulty === undefined ? game : words().online.ladder.name(game, difficulty);
}
