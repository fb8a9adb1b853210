// The rules of each game in this release, loaded on first use.
import { manifestOf } from '@tidetable/catalogue';
import type { Face, Game, Source } from '@tidetable/engine';

export interface Box {
  readonly game: Game;
  readonly face: Face;
}

/** Null for an unknown game. */
export async function boxOf(id: string): Promise<Box | null> {
  const manifest = manifestOf(id);
  if (manifest === null) return null;
  const [games, { face }] = await Promise.all([manifest.rules(), manifest.words()]);
  const game = games.find((one) => one.id === id);
  return game === undefined ? null : { game, face };
}

/** Where the game's values come from. */
export async function sourcesOfGame(id: string): Promise<readonly Source[]> {
  return (await manifestOf(id)?.words())?.sources(id) ?? [];
}
