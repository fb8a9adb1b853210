// Plays with the installed package, in a terminal and in a real browser: `play-installed.ts FOLDER`, where nothing but
// this machine can be reached. Fails at the first thing that is not as it should be.
import { ok } from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { PLAIN_LISTINGS, writePebbles } from '../../packages/cli/test/pebbles.ts';
import { aBrowser } from '../../packages/web/test/chromium.ts';
import { guest, looksAs } from '../../packages/web/test/kit/guests.ts';
import { openPage } from '../../packages/web/test/kit/opening.ts';
import { anotherNumber } from './another-number.ts';

const [folder = '.'] = process.argv.slice(2);
const PROGRAM = join(folder, 'node_modules/.bin/tidetable');

function terminal(args: readonly string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(PROGRAM, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  ok(status === 0, `tidetable ${args.join(' ')}: ${stderr}`);
  return stdout;
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch('http://192.0.2.1/', { signal: AbortSignal.timeout(2000) });
    return true;
  } catch (error) {
    const { code } = (error as Error).cause as { readonly code?: string };
    return code !== 'ENETUNREACH';
  }
}

async function served(): Promise<{ readonly address: string; stop(): void }> {
  const args = ['--game', './pebbles', 'serve', '--port', '0', '--log', 'error'];
  const server = spawn(PROGRAM, args, { cwd: folder });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text;
      const [, address] = /served at (http:\S+?);/.exec(said) ?? [];
      if (address !== undefined) resolve({ address, stop: () => void server.kill('SIGTERM') });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(said)));
  });
}

ok(!(await isReachable()), 'the network is not cut');
ok(terminal(['--version']).startsWith('tidetable '));
for (const { id } of EVERY_GAME)
  ok(terminal(['play', id, '--seed', 'pack'], '1\n1\n').includes(`last-${id}.json`));
const pebbles = ['--game', './pebbles', 'play', 'pebbles', '--seed', 'pack'];
ok(/the last pebble/.test(terminal(pebbles, '1\n'.repeat(25))));
writePebbles(join(folder, 'source'), PLAIN_LISTINGS);
const fromSource = spawnSync(PROGRAM, ['--game', './source', 'rules', 'pebbles'], {
  cwd: folder,
  encoding: 'utf8',
});
const { typescript } = process.features as { readonly typescript?: string | false };
if (typescript) ok(fromSource.stdout.includes('PB-1'), fromSource.stderr);
else ok(/^tidetable: .+ is TypeScript, which Node .+ does not read: .+\n$/.test(fromSource.stderr));
const changed = anotherNumber();
ok(terminal(changed.args).includes(changed.said));

const { address, stop } = await served();
const browser = await aBrowser();
try {
  const { page, context, noErrors } = await openPage(browser, address);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const choices = page.locator('.actions button:not([aria-disabled="true"])');

  // A game of ours, against bots in the browser.
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-board]').first().waitFor();
  await choices.first().click();

  // A game from outside, at a table of the server, to its end.
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  const body = { game: 'pebbles', seats: 2, seating: ['me', 'captain'] };
  const { id } = await anna.api('POST /api/tables', { body });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.locator('.plain-board').waitFor();
  const ended = page.locator('.ending');
  while (!(await ended.isVisible()))
    await choices
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
  ok(/You (take|win|won|lost)|pebble/.test(await ended.innerText()));
  const { origin } = new URL(address);
  const strange = asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'));
  ok(strange.length === 0, `asked of others: ${strange.join()}`);
  const preview = await context.request.get('/api/preview');
  ok(preview.headers()['content-type'] === 'image/png');
  noErrors();
} finally {
  await browser.close();
  stop();
}
console.log('played in a terminal and in a browser, with the network cut');
