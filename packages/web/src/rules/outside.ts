// A game from outside: its server provides its rules and words as one module.
import type { PageModule } from '@tidetable/catalogue';
import type { Face, Game } from '@tidetable/engine';

export interface OutsideGame {
  readonly game: Game;
  readonly face: Face;
}

/** Null where there is no server, or it has no such game. */
export async function outsideGame(id: string): Promise<OutsideGame | null> {
  if (!(await idsOfServer()).includes(id)) return null;
  const { games, face }: PageModule = await import(/* @vite-ignore */ `/games/${id}.js`);
  const game = games.find((one) => one.id === id);
  return game === undefined ? null : { game, face };
}

async function idsOfServer(): Promise<readonly string[]> {
  try {
    const { games } = (await (await fetch('/api/games')).json()) as {
      readonly games: readonly { readonly id: string }[];
    };
    return games.map(({ id }) => id);
  } catch {
    // Without a server there are only the games of this release.
    return [];
  }
}
