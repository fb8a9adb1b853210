// Boards of games that live elsewhere.
import { fileURLToPath } from 'node:url';
import type { GamePackage } from '@tidetable/manifest/game-package';
import { type Plugin, runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const APP = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/** What they import of ours, and Preact, is what the app has. */
export function oursForOutside(): Plugin {
  return {
    name: 'tidetable-ours-for-outside',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOurs = /^(@tidetable|preact|@preact)\//.test(`${source}/`);
      if (!isOurs || importer === undefined || importer.startsWith(ROOT)) return null;
      return this.resolve(source, APP, { skipSelf: true });
    },
  };
}

/** The ids of the editions of a game package. */
export async function idsIn(entry: string): Promise<readonly string[]> {
  const { module } = await runnerImport<{ readonly default: GamePackage }>(entry, {
    configFile: false,
    logLevel: 'error',
    plugins: [oursForOutside()],
  });
  return module.default.editions.map(({ id }) => id);
}
