// Bundles the sources with esbuild.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { outsideGames, withOutsideGames } from './outside-games.js';

/** Makes main.js and all it needs in the folder, with the games from outside; gives the sources that went into it. */
export async function build(main, folder, plugins = []) {
  const threads = new Set();
  const games = outsideGames();
  const outside = games.length === 0 ? [] : [withOutsideGames(games)];
  for (;;) {
    const entries = [main, ...threads];
    const { metafile } = await esbuild.build({
      entryPoints: entries.map((file) => ({ in: file, out: nameOf(file, main) })),
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: [],
      sourcemap: true,
      sourcesContent: false,
      metafile: true,
      logLevel: 'silent',
      plugins: [...outside, packagesOutside, ...plugins, addresses(main, threads)],
    });
    if (threads.size === entries.length - 1) return ours(Object.keys(metafile.inputs));
  }
}

/** Bundled: hundreds of small files, which take longer to find than to run. */
const INSIDE = ['kysely', 'zod', '@noble/hashes'];

function isInside(path) {
  return INSIDE.some((name) => path === name || path.startsWith(`${name}/`));
}

function ours(files) {
  const isOurs = (file) => !INSIDE.some((name) => file.includes(`node_modules/${name}/`));
  return files.filter(isOurs).map((file) => resolve(file));
}

/** All other packages are loaded from where they are installed. */
const packagesOutside = {
  name: 'packages outside',
  setup(build) {
    // Leaves out @tidetable: most imports, and all bundled.
    build.onResolve({ filter: /^(@[^t]|[^@./])/ }, async ({ path, ...from }) => {
      if (from.kind === 'entry-point' || from.pluginData === 'asked') return undefined;
      if (isBuiltin(path) || isInside(path)) return undefined;
      const { importer, kind, resolveDir } = from;
      const asked = { importer, kind, resolveDir, pluginData: 'asked' };
      const found = await build.resolve(path, asked);
      if (found.errors.length > 0) return { errors: found.errors };
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** `import.meta.url` stays the address of the source; only a thread's program is one of the bundle's files. */
function addresses(main, threads) {
  return {
    name: 'addresses',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (!source.includes('import.meta.url')) return undefined;
        const own = JSON.stringify(pathToFileURL(path).href);
        const contents = source.replace(
          /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.url/g,
          (_, program) => {
            if (program === undefined) return own;
            const file = join(dirname(path), program);
            threads.add(file);
            return `new URL('./${nameOf(file, main)}.js', import.meta.url)`;
          },
        );
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** In one flat folder, so that all files find each other. */
function nameOf(file, main) {
  return file === main ? 'main' : `thread-${basename(dirname(file))}-${basename(file, '.ts')}`;
}
