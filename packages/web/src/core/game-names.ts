// The games and editions that the app knows, and what each is called.
import { inLanguage } from '@tidetable/board/words/language.ts';
import { GAME_IDS, MANIFESTS, manifestOf } from '@tidetable/catalogue';
import type { Card } from '@tidetable/manifest/card';

/** One for each game: the id of its first edition stands for all of them. */
export const TITLES: readonly string[] = MANIFESTS.flatMap(({ editions }) =>
  editions.slice(0, 1).map(({ id }) => id),
);

/** Those that are no title by themselves. */
export const OTHER_EDITIONS: readonly string[] = GAME_IDS.filter((id) => !TITLES.includes(id));

/** Itself, for a game that is not known here. */
export function titleOf(game: string): string {
  return editionsOf(game)[0] ?? game;
}

/** Of the same title, the title first. */
export function editionsOf(game: string): readonly string[] {
  return manifestOf(game)?.editions.map(({ id }) => id) ?? [game];
}

const UNKNOWN: Omit<Card, 'name'> = { about: '', seats: '' };

export function cardOf(game: string): Card {
  const card = manifestOf(game)?.editions.find(({ id }) => id === game)?.card;
  return card === undefined ? { name: game, ...UNKNOWN } : inLanguage(card);
}

export function nameOfGame(game: string): string {
  return cardOf(game).name;
}
