// The games that page tests play, chosen by their features.
import { MANIFESTS } from '@tidetable/catalogue';
import { LOADED_GAMES, type LoadedGame, loadedGame } from '@tidetable/catalogue/loaded';

function idOf(fits: (one: LoadedGame) => boolean): string {
  const found = LOADED_GAMES.find(fits);
  if (found === undefined) throw new Error('no game here is fit for this test');
  return found.game.id;
}

const MOST_SEATS = Math.max(...LOADED_GAMES.map(({ game }) => game.seats.max));

/** Cooperative, with open hands. */
export const COOPERATIVE = idOf(({ game }) => game.cooperative === true);

/** Several editions, and hidden hands in some variants. */
export const WITH_EDITIONS = idOf(({ manifest }) => manifest.editions.length > 1);

/** For the most players, with a market. */
export const FOR_MANY = idOf(({ game }) => game.seats.max === MOST_SEATS);

/** The other editions of that game. */
export const OTHER_EDITIONS: readonly string[] = editionsOf(WITH_EDITIONS).slice(1);

function editionsOf(id: string): readonly string[] {
  const { folder } = loadedGame(id).manifest;
  const manifest = MANIFESTS.find((one) => one.folder === folder);
  return manifest?.editions.map((edition) => edition.id) ?? [];
}
