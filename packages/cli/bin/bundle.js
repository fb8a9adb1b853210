// The program as a few files of JavaScript, made again when one of its sources has changed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/tidetable', import.meta.url));
const BUILDER = fileURLToPath(new URL('./build.js', import.meta.url));
/** Changes whenever npm installs something. */
const INSTALLED = join(CACHE, '../../.package-lock.json');
/** Bundles that are kept: a server may still run from an older one. */
const KEPT = 5;

/** The address of the program's main file. */
export async function bundled(main = MAIN, cache = CACHE) {
  const folder = noted(cache) ?? (await bundle(main, cache));
  return pathToFileURL(join(folder, 'main.js')).href;
}

/** The last bundle, unless a source has changed. */
function noted(cache) {
  try {
    const { folder, sources } = JSON.parse(readFileSync(noteIn(cache), 'utf8'));
    const isSame = ([file, state]) => stateOf(file) === state;
    return existsSync(folder) && Object.entries(sources).every(isSame) ? folder : null;
  } catch {
    return null;
  }
}

function noteIn(cache) {
  return join(cache, 'bundle.json');
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

async function bundle(main, cache) {
  const began = Date.now();
  const { build } = await import('./build.js');
  const folder = emptyFolder(cache);
  const sources = await build(main, folder);
  if (dirname(folder) !== cache)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  else note(cache, folder, [BUILDER, INSTALLED, ...sources, ...packagesOf(sources)], began);
  return folder;
}

/** In the cache, or where that is read-only in a temporary folder. */
function emptyFolder(cache) {
  try {
    mkdirSync(cache, { recursive: true });
    return mkdtempSync(join(cache, 'bundle-'));
  } catch {
    return mkdtempSync(join(tmpdir(), 'tidetable-'));
  }
}

/** Not if a file has changed meanwhile: the bundle may hold it as it was before. */
function note(cache, folder, files, began) {
  if (files.some((file) => statSync(file).mtimeMs >= began)) return;
  const sources = Object.fromEntries(files.map((file) => [file, stateOf(file)]));
  const draft = join(folder, 'note.json');
  writeFileSync(draft, JSON.stringify({ folder, sources }));
  renameSync(draft, noteIn(cache));
  forgetOld(cache);
}

/** A package.json decides what an import means. */
function packagesOf(sources) {
  return new Set(sources.map(packageAbove).filter((file) => file !== null));
}

function forgetOld(cache) {
  const folders = readdirSync(cache).filter((name) => name.startsWith('bundle-'));
  const made = folders.map((name) => ({ name, at: statSync(join(cache, name)).mtimeMs }));
  made.sort((one, other) => other.at - one.at);
  for (const { name } of made.slice(KEPT))
    rmSync(join(cache, name), { recursive: true, force: true });
}

/** The nearest folder above a file that has a package.json; null where none has. */
function packageAbove(file) {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, 'package.json');
    if (folder === dirname(folder)) return null;
  }
}
