// The package `@tidetable/engine`: for authors of games and bots.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { apiPage } from './api-page.ts';
import { declarationOf, writeTypes } from './types.ts';
import { exact, ROOT, repository, VERSION } from './versions.ts';

/** By the name of the import, the file below `packages`. */
const ENTRIES = {
  '.': 'engine/src/index.ts',
  './bots': 'kits/bots/index.ts',
  './game-package': 'kits/manifest/game-package.ts',
} as const;
const DEPENDENCIES = ['@noble/hashes'];

export async function packEngine(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: Object.entries(ENTRIES).map(([name, file]) => ({
      in: join(ROOT, 'packages', file),
      out: fileOf(name),
    })),
    outdir: join(folder, 'lib'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    external: DEPENDENCIES,
    logLevel: 'silent',
  });
  const types = join(folder, 'types');
  const files = writeTypes(Object.values(ENTRIES), types);
  writeFileSync(join(folder, 'API.md'), apiPage(types, files));
  cpSync(join(ROOT, 'packages/engine/published/README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function fileOf(name: string): string {
  return name === '.' ? 'index' : name.slice('./'.length);
}

function manifest(): object {
  const entries = Object.entries(ENTRIES).map(([name, file]) => [
    name,
    { types: `./types/${declarationOf(file)}`, default: `./lib/${fileOf(name)}.js` },
  ]);
  return {
    name: '@tidetable/engine',
    version: VERSION,
    description:
      'The kernel of Tidetable, for authors of games and bots: agenda, menu, chance, record, notation, views.',
    keywords: ['board-games', 'rules-engine', 'bots'],
    license: 'MIT',
    ...repository(),
    type: 'module',
    sideEffects: false,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    engines: { node: '>=20.19' },
    files: ['lib', 'types', 'API.md'],
    dependencies: exact(DEPENDENCIES, 'packages/engine'),
    publishConfig: { access: 'public' },
  };
}
