// The bundle: always of the newest sources, with its threads and files, and source lines in stack traces.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const BUNDLE = new URL('../bin/bundle.js', import.meta.url).href;
/** Here the sources find what is installed, and no other test finds them. */
const SHELF = fileURLToPath(new URL('../../../node_modules/.tidetable', import.meta.url));

let folder: string;

beforeAll(() => {
  mkdirSync(SHELF, { recursive: true });
  folder = mkdtempSync(join(SHELF, 'bundle-'));
  write('package.json', '{ "type": "module", "name": "sample" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As if saved a while ago, each time a little later. */
let saved = Date.now() / 1000 - 5000;
function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), saved, saved++);
}

function run(cache = 'cache'): { address: string; said: string; complaint: string } {
  const program = `
    import { bundled } from ${JSON.stringify(BUNDLE)};
    process.setSourceMapsEnabled(true);
    const address = await bundled(${JSON.stringify(join(folder, 'src/main.ts'))}, ${JSON.stringify(join(folder, cache))});
    console.log(address);
    const { main } = await import(address);
    console.log(await main());`;
  writeFileSync(join(folder, 'run.js'), program);
  const args = [join(folder, 'run.js')];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [address = '', ...said] = stdout.trim().split('\n');
  return { address, said: said.join('\n'), complaint: stderr };
}

it('is made once, and again when a source has changed', () => {
  write(
    'src/main.ts',
    "import { word } from './word.ts';\nexport const main = (): string => word;\n",
  );
  write('src/word.ts', "export const word: string = 'one';\n");
  const first = run();
  expect(first).toMatchObject({ said: 'one', complaint: '' });
  expect(run()).toEqual(first);
  write('src/word.ts', "export const word: string = 'two';\n");
  const second = run();
  expect(second.said).toBe('two');
  expect(second.address).not.toBe(first.address);
  write('package.json', '{ "type": "module", "name": "other" }');
  expect(run().address).not.toBe(second.address);
});

it('is made each time while a source is newer than the clock', () => {
  write('src/main.ts', "export const main = (): string => 'new';\n");
  const soon = Date.now() / 1000 + 1000;
  utimesSync(join(folder, 'src/main.ts'), soon, soon);
  expect(run().address).not.toBe(run().address);
});

it('finds its threads, its files and what is installed', () => {
  write(
    'src/thread.ts',
    "import { parentPort } from 'node:worker_threads';\nparentPort?.postMessage('a thread' as string);\n",
  );
  write('src/letter.txt', 'a letter');
  write(
    'src/main.ts',
    `import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { version } from 'esbuild';
export async function main(): Promise<string> {
  const [word] = await once(new Worker(new URL('./thread.ts', import.meta.url)), 'message');
  const { later } = await import('./later.ts');
  return [word, readFileSync(new URL('./letter.txt', import.meta.url), 'utf8'), later, typeof version].join();
}
`,
  );
  write('src/later.ts', "export const later = 'later';\n");
  expect(run()).toMatchObject({ said: 'a thread,a letter,later,string', complaint: '' });
});

it('names the line of the source where something fails', () => {
  write(
    'src/main.ts',
    "interface Wish {\n  word: string;\n}\n\nexport function main(): Wish {\n  throw new Error('lost');\n}\n",
  );
  expect(run().complaint).toContain('src/main.ts:6:');
});

it.skipIf(process.getuid?.() === 0)('does without a cache that cannot be written to', () => {
  write('src/main.ts', "export const main = (): string => 'here';\n");
  mkdirSync(join(folder, 'closed'));
  chmodSync(join(folder, 'closed'), 0o500);
  expect(run('closed/cache')).toMatchObject({ said: 'here', complaint: '' });
});

it('does without a cache where there can be none', () => {
  write('src/main.ts', "export const main = (): string => 'here';\n");
  expect(run('package.json/cache')).toMatchObject({ said: 'here', complaint: '' });
});
