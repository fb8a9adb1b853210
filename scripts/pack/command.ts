// The package `tidetable`: the command in a few files of JavaScript, the web app, fonts; only native parts stay outside.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type Metafile, type Plugin, transformSync } from 'esbuild';
import { REPORT_FONTS } from '../../packages/cli/src/simulation/html/style.ts';
import { PREVIEW_FONTS } from '../../packages/server/src/previews/fonts.ts';
import { builtApp } from '../../packages/web/build/build.ts';
import { thirdParties } from './licences.ts';
import { exact, ROOT, repository, VERSION } from './versions.ts';

interface Builder {
  bundle(
    main: string,
    folder: string,
    options: BuildOptions,
    edited: (path: string, source: string) => string,
  ): Promise<Metafile>;
}

/** What npm fetches for the platform that it is installed on. */
const NATIVE = ['libsql', '@resvg/resvg-js'];
/** In bundles of packages that are not modules. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";
/** The same places as the package has them. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\.\.\/\.\.\/\.\.\/web\/dist/, '../app'],
  [/@fontsource\/[a-z-]+\/files\//g, '../fonts/'],
];
const BUILDER = join(ROOT, 'packages/cli/bin/build.js');
const DATA = /[\\/]games[\\/]([^\\/]+)[\\/]rules[\\/]data[\\/]([^\\/]+)\.ts$/;

export async function packCommand(folder: string): Promise<void> {
  const lib = join(folder, 'lib');
  const metafile = await writeProgram(lib);
  mkdirSync(join(folder, 'bin'));
  for (const file of ['tidetable.js', 'needs-node.js', 'outside-games.js'])
    cpSync(join(ROOT, 'packages/cli/bin', file), join(folder, 'bin', file));
  cpSync(join(ROOT, 'packages/cli/published/run.js'), join(folder, 'bin/run.js'));
  cpSync(join(ROOT, 'packages/cli/published/README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(await builtApp(), join(folder, 'app'), { recursive: true });
  mkdirSync(join(folder, 'fonts'));
  for (const file of [...PREVIEW_FONTS, ...REPORT_FONTS])
    cpSync(installed(file), join(folder, 'fonts', basename(file)));
  writeFileSync(join(folder, 'THIRD-PARTY.md'), thirdParties(metafile));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

const { resolve: installed } = createRequire(join(ROOT, 'packages/cli/package.json'));

async function writeProgram(folder: string): Promise<Metafile> {
  const data = new Map<string, string>();
  const { bundle }: Builder = await import(pathToFileURL(BUILDER).href);
  const metafile = await bundle(
    join(ROOT, 'packages/cli/src/main.ts'),
    folder,
    {
      plugins: [dataApart(data)],
      conditions: ['packed'],
      external: [...NATIVE, 'pg-native'],
      banner: { js: REQUIRE },
      legalComments: 'none',
    },
    (_path: string, source: string) =>
      PLACES.reduce((text, [from, to]) => text.replace(from, to), source),
  );
  // Tables import tables: the list grows while it is read.
  for (const [name, path] of data) writeFileSync(join(folder, name), dataModule(path, data));
  return metafile;
}

/** The tables of the games stay files of their own, so that the lab can run with other numbers. */
function dataApart(found: Map<string, string>): Plugin {
  return {
    name: 'data apart',
    setup(build) {
      build.onResolve({ filter: /\.ts$/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        const name = nameOfData(file);
        if (name === null) return undefined;
        found.set(name, file);
        return { path: `./${name}`, external: true };
      });
    },
  };
}

function nameOfData(path: string): string | null {
  const [, game, file] = DATA.exec(path) ?? [];
  return game === undefined ? null : `data-${game}-${file}.js`;
}

/** As the lab changes it (`withNumbers`): not bundled, with its constants declared where they are exported. */
function dataModule(path: string, found: Map<string, string>): string {
  const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', format: 'esm' });
  return code.replace(/ from "([^"]+)"/g, (_all, from: string) => {
    if (from === '@tidetable/engine') return ' from "./for-games-engine.js"';
    const file = join(path, '..', from);
    const name = nameOfData(file);
    if (name === null) throw new Error(`${path}: data imports ${from}`);
    found.set(name, file);
    return ` from "./${name}"`;
  });
}

function manifest(): object {
  return {
    name: 'tidetable',
    version: VERSION,
    description:
      'One table for games of the sea: rules enforced to the letter, with friends, with bots, live or over days.',
    keywords: ['board-games', 'game-server', 'self-hosted', 'bots'],
    license: 'MIT',
    ...repository(),
    type: 'module',
    bin: { tidetable: 'bin/tidetable.js' },
    exports: { './package.json': './package.json' },
    engines: { node: '>=20.19' },
    files: ['app', 'bin', 'fonts', 'lib', 'THIRD-PARTY.md'],
    dependencies: exact(NATIVE, 'packages/server'),
  };
}
