// Leaves out the parts of games that no page or worker loads; names every chunk after its game and part.
import type { Plugin } from 'vite';

const PART = /\/packages\/games\/([^/]+)\/(?:([^/]+)\/)?/;

/** `parts` are files below a game's folder, such as `terminal/index.ts`. */
export function withoutParts(...parts: readonly string[]): Plugin {
  return {
    name: 'tidetable-game-parts',
    enforce: 'pre',
    load(id) {
      const file = id.replaceAll('\\', '/').split('/packages/games/')[1];
      const isLeftOut = parts.some((part) => file?.slice(file.indexOf('/') + 1) === part);
      return isLeftOut ? 'export {};' : null;
    },
  };
}

/** The name of a chunk that belongs to a game: `GAME-rules`; null for others. */
export function nameOfPart(modules: readonly string[]): string | null {
  for (const id of modules) {
    const [, game, part] = PART.exec(id.replaceAll('\\', '/')) ?? [];
    if (game !== undefined) return part === undefined ? game : `${game}-${part}`;
  }
  return null;
}
