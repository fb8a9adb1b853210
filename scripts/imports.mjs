// Reads which file imports which, for the checks of the lint.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

const IMPORT =
  /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Every file below a folder of the root, as a path from the root; without what is installed or built. */
export function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = relative(root, join(root, folder, entry.name))
      .split(sep)
      .join('/');
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

export function isSource(path) {
  return /\.(ts|tsx|mjs|js)$/.test(path);
}

/** Tests and builds, which may import more than what is shipped. */
export function isTest(path) {
  return /^packages\/(games\/|kits\/)?[^/]+\/(test|build|vite\.config\.ts)/.test(path);
}

/** A file's text without its comments. */
export function textOf(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** The names that a text imports, as it writes them. */
export function importsOf(text) {
  return [...text.matchAll(IMPORT)].map(([, named, called]) => named ?? called);
}

/** The folder of each package, and the files behind the names that it can be imported by. */
export function packagesAmong(root, files) {
  const folders = [];
  const entries = new Map();
  for (const file of files.filter((one) => one.endsWith('/package.json'))) {
    const folder = dirname(file);
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    folders.push(folder);
    const named = typeof exports === 'string' ? { '.': exports } : exports;
    for (const [key, entry] of Object.entries(named))
      entries.set(`${name}${key.slice(1)}`, normalize(join(folder, entry)));
  }
  return { folders, entries };
}

/** The file of this repository that an import names; undefined for anything else. */
export function targetOf(path, wanted, { entries }) {
  const file = wanted.replace(/\?.*$/, '');
  if (file.startsWith('.')) return normalize(join(dirname(path), file));
  return entries.get(file) ?? patternTarget(file, entries);
}

/** Of a package that exports all its files: `"./*": "./*"`. */
function patternTarget(file, entries) {
  const [scope, name, ...rest] = file.split('/');
  return entries.get(`${scope}/${name}/*`)?.replace('*', rest.join('/'));
}
