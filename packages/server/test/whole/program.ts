// The `tidetable` program bundled into one file, which starts in a tenth of the time: the tests start it some hundred times.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
/** Here the program finds its libraries, and no other test finds it. */
const SHELF = join(PACKAGES, '../node_modules/.tidetable');
const LIBRARIES = ['libsql', 'pg', 'fastify', 'ws', '@resvg/resvg-js'];
const RUN =
  "import { main } from './src/main.js';\nprocess.exitCode = await main(process.argv.slice(2));\n";

/** Built once for the present sources; several tests may build it at the same time. */
export async function program(): Promise<string> {
  const home = join(SHELF, `serve-${hashOfSources()}`);
  if (!existsSync(home)) await make(home);
  return join(home, 'run.js');
}

async function make(home: string): Promise<void> {
  mkdirSync(SHELF, { recursive: true });
  const folder = mkdtempSync(join(SHELF, 'making-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(PACKAGES, 'cli/src/main.ts'),
      outDir: join(folder, 'src'),
      target: 'node20',
      emptyOutDir: false,
    },
    ssr: { noExternal: true, external: LIBRARIES },
  });
  copyFileSync(join(PACKAGES, 'cli/package.json'), join(folder, 'package.json'));
  writeFileSync(join(folder, 'run.js'), RUN);
  try {
    renameSync(folder, home);
  } catch {
    rmSync(folder, { recursive: true, force: true }); // another was first
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(ts|json)$/.test(file) && !/(^|\/)(node_modules|test)\//.test(file))
      hash.update(file).update(readFileSync(join(PACKAGES, file)));
  return hash.digest('hex').slice(0, 16);
}
