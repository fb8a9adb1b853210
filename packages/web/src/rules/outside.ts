// A game from outside: its server provides its rules and words as one module.
import type { PageModule } from '@tidetable/catalogue';
import type { Face, Game } from '@tidetable/engine';

export interface OutsideGame {
  readonly game: Game;
  readonly face: Face;
}

const ID = /^[a-z][a-z0-9-]*$/;

/** Null where the server has no such game. */
export async function outsideGame(id: string): Promise<OutsideGame | null> {
  if (!ID.test(id)) return null;
  try {
    const { games, face }: PageModule = await import(/* @vite-ignore */ `/games/${id}.js`);
    const game = games.find((one) => one.id === id);
    return game === undefined ? null : { game, face };
  } catch (error) {
    console.warn(error);
    return null;
  }
}
