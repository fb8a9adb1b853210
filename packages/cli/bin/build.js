// Bundles the sources with esbuild.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

/** Makes main.js and all it needs in the folder; gives the sources that went into it. */
export async function build(main, folder, plugins = []) {
  const metafile = await bundle(main, folder, {
    sourcemap: true,
    sourcesContent: false,
    plugins: [packagesOutside, ...plugins],
  });
  return ours(Object.keys(metafile.inputs));
}

/** `edited` may change a source that holds `import.meta.url`; gives esbuild's metafile. */
export async function bundle(main, folder, { plugins, ...options }, edited = withOwnAddress) {
  const programs = new Set();
  for (;;) {
    const entries = [main, ...programs];
    const { metafile, outputFiles } = await esbuild.build({
      entryPoints: entries.map((file) => ({ in: file, out: nameOf(file, main) })),
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: [],
      metafile: true,
      write: false,
      logLevel: 'silent',
      ...options,
      plugins: [...plugins, addresses(main, programs, edited)],
    });
    if (programs.size > entries.length - 1) continue;
    mkdirSync(folder, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(path, contents);
    return metafile;
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
    build.onResolve({ filter: /^(@[^t]|[^@./#])/ }, async ({ path, ...from }) => {
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

/** `import.meta.url` stays the address of the source. */
function withOwnAddress(path, source) {
  return source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
}

/** A program that a source names by its address, such as a thread's, becomes one of the bundle's files. */
function addresses(main, programs, edited) {
  return {
    name: 'addresses',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (!source.includes('import.meta.url')) return undefined;
        const parts = source.split(/(new URL\('[^']+\.ts', import\.meta\.url\))/);
        const contents = parts.map((part, nth) => {
          if (nth % 2 === 0) return edited(path, part);
          const file = join(dirname(path), part.split("'")[1]);
          programs.add(file);
          return `new URL('./${nameOf(file, main)}.js', import.meta.url)`;
        });
        return { contents: contents.join(''), loader: 'ts' };
      });
    },
  };
}

/** In one flat folder, so that all files find each other. */
export function nameOf(file, main) {
  return file === main ? 'main' : `${basename(dirname(file))}-${basename(file, '.ts')}`;
}
