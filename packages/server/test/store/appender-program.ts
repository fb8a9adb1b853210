// The appender bundled into one file, which starts in a fifth of the time: the tests start it some twenty times.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';

const SOURCE = fileURLToPath(new URL('./appender.ts', import.meta.url));
/** Here the program finds the database libraries, and no other test finds it. */
const SHELF = fileURLToPath(new URL('../../../../node_modules/.tidetable', import.meta.url));

async function buildAppender(): Promise<string> {
  mkdirSync(SHELF, { recursive: true });
  const folder = mkdtempSync(join(SHELF, 'appender-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: SOURCE, outDir: folder, target: 'node20', emptyOutDir: false },
    ssr: { noExternal: ['kysely'], external: ['libsql', 'pg'] },
  });
  return join(folder, 'appender.js');
}

export const APPENDER = await buildAppender();
