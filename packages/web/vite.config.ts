// How the web app is built: pages, icons, the service worker, and nothing from another host.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { boards } from './build/boards.ts';
import { docs } from './build/docs/plugin.ts';
import { woff2Only } from './build/fonts.ts';
import { nameOfPart, withoutParts } from './build/game-parts.ts';
import { icons } from './build/icons.ts';
import { oursForOutside } from './build/outside-games.ts';
import { release } from './build/release.ts';
import { scopedStyles } from './build/styles.ts';

interface Chunk {
  readonly facadeModuleId?: string | null;
  readonly moduleIds: readonly string[];
}

const FROZEN = /\/games\/([^/]+)\/frozen\/(\d+)\.js$/;

/** The rules of earlier versions lie apart: few games need them. */
const chunkFileNames = ({ facadeModuleId, moduleIds }: Chunk): string => {
  const [, game, version] = FROZEN.exec(facadeModuleId ?? '') ?? [];
  return game !== undefined
    ? `assets/frozen/${game}-${version}-[hash].js`
    : `assets/${nameOfPart(moduleIds) ?? '[name]'}-[hash].js`;
};

const TERMINAL = 'terminal/index.ts';
/** What only scripts ask for. */
const SCRIPTS = ['records/wanted.ts', 'bots/strength.ts'];
/** Bots play and think in workers. */
const BOTS = ['bots/index.ts', 'bots/search.ts'];

/** The service worker's address must stay the same, and be above every page; pages of the documentation are not built. */
const FIXED = ['service-worker', 'docs/search'];

const place = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: place('.'),
  plugins: [
    oursForOutside(),
    boards(),
    icons(),
    withoutParts(TERMINAL, ...SCRIPTS, ...BOTS),
    woff2Only(),
    docs(),
    release(),
  ],
  css: { postcss: { plugins: [scopedStyles()] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [withoutParts(TERMINAL, ...SCRIPTS)],
    rolldownOptions: { output: { chunkFileNames } },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: place('index.html'),
        verify: place('verify.html'),
        'service-worker': place('src/service-worker.ts'),
        'docs/search': place('build/docs/search.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          FIXED.includes(name) ? '[name].js' : 'assets/[name]-[hash].js',
        chunkFileNames,
        // What several pages need comes in one file: a hundred small ones would each be asked for.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: (id) => !id.includes('/packages/games/'),
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
