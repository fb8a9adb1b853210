// The rules of each game as this release has them, fetched when they are needed.
import { manifestOf } from '@tidetable/catalogue';
import type { Face, Game, Source } from '@tidetable/engine';
import { outsideGame } from './outside.ts';

export interface Box {
  readonly game: Game;
  readonly face: Face;
}

/** Null for a game that is not known here. */
export async function boxOf(id: string): Promise<Box | null> {
  const manifest = manifestOf(id);
  if (manifest === null) return outsideGame(id);
  const [games, { face }] = await Promise.all([manifest.rules(), manifest.words()]);
  const game = games.find((one) => one.id === id);
  return game === undefined ? null : { game, face };
}

/** Where the game's values come from. */
export async function sourcesOfGame(id: string): Promise<readonly Source[]> {
  return (await manifestOf(id)?.words())?.sources(id) ?? [];
}
