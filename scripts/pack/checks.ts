// What is looked at before a package counts as made: its manifest, its types as others see them, its weight.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { PLAIN_LISTINGS, writePebbles } from '../../packages/cli/test/pebbles.ts';
import { ROOT } from './versions.ts';
import { weightOf } from './weight.ts';

const MOST_MEGABYTES = 25;

/** Throws for whatever `publint` has to say. */
export async function checkManifest(folder: string): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: 'npm' });
  const said = messages.map((message) => formatMessage(message, pkg ?? {}));
  if (said.length > 0) throw new Error(`${folder}:\n${said.join('\n')}`);
}

/** How TypeScript may look for types: as Node does, and as bundlers do. */
const RESOLUTIONS = [
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
  { module: 'ESNext', moduleResolution: 'bundler' },
] as const;

/** Compiles the game of docs/adding-a-game.md against the engine as it would be installed. */
export function checkTypes(engine: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-author-'));
  try {
    writePebbles(folder, PLAIN_LISTINGS);
    const modules = join(folder, 'node_modules');
    cpSync(engine, join(modules, '@tidetable/engine'), { recursive: true });
    cpSync(join(ROOT, 'node_modules/@noble'), join(modules, '@noble'), { recursive: true });
    for (const how of RESOLUTIONS) compile(folder, how);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(folder: string, how: (typeof RESOLUTIONS)[number]): void {
  const compilerOptions = {
    ...how,
    target: 'ES2023',
    lib: ['ES2023'],
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  const bots =
    "import { randomBot } from '@tidetable/engine/bots';\nexport const bot = randomBot;\n";
  writeFileSync(join(folder, 'bots.ts'), bots);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${how.moduleResolution}: ${stdout}`);
}

/** Prints what an installation weighs; throws if that is too much. */
export function checkWeight(folder: string): void {
  const { parts, total } = weightOf(folder);
  for (const [name, bytes] of parts) console.log(`${megabytes(bytes).padStart(7)} MB  ${name}`);
  console.log(`${megabytes(total).padStart(7)} MB  installed, without optional native parts`);
  if (total > MOST_MEGABYTES * 1e6) throw new Error(`more than ${MOST_MEGABYTES} MB`);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
