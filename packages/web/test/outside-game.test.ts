// A game from outside in the browser: the one of docs/adding-a-game.md, on a server started with it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtApp } from '../build/build.ts';
import { aBrowser } from './chromium.ts';
import { axe } from './kit/axe.ts';
import { guest, looksAs } from './kit/guests.ts';
import { openPage } from './kit/opening.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = join(ROOT, 'packages/cli/bin/tidetable.js');
const LONG = 240_000;

let home: string;
let browser: Browser;
let address: string;
let stop: () => void = () => {};

/** The listings of the page, as files. */
function writeGame(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const page = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
  for (const [, name = '', text = ''] of page.matchAll(/^```ts (\S+\.ts) [^\n]*\n(.*?)^```$/gms))
    writeFileSync(join(folder, name), text);
}

/** `tidetable --game … serve`; resolves with its address. */
function served(): Promise<string> {
  const args = ['--game', './pebbles', 'serve', '--port', '0', '--log', 'error', '--data', 'data'];
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: home });
  stop = () => void child.kill('SIGKILL');
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text;
      const [, found] = /served at (http:\S+?);/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tidetable-outside-'));
  writeGame(join(home, 'pebbles'));
  await builtApp();
  address = await served();
  browser = await aBrowser();
}, LONG);

afterAll(async () => {
  await browser?.close();
  stop();
  rmSync(home, { recursive: true, force: true });
});

it(
  'is offered, and played on a plain board to its end',
  async () => {
    const { page, context, noErrors } = await openPage(browser, address);
    const anna = await guest(address, 'Anna');
    await looksAs(page, anna, address);
    await page.goto('/new');
    await page.getByText('Pebbles').first().waitFor();
    const body = { game: 'pebbles', seats: 2, seating: ['me', 'bosun'] };
    const { id } = await anna.api('POST /api/tables', { body });
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.locator('.plain-board').waitFor();
    expect(await page.locator('.plain-board').innerText()).toMatch(/left\s+\d+/);
    expect(await axe(page)).toEqual([]);
    const ended = page.locator('.ending');
    const choices = page.locator('.actions button:not([aria-disabled="true"])');
    while (!(await ended.isVisible()))
      await choices
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
    expect(await ended.innerText()).toContain('last pebble');
    await context.close();
    noErrors();
  },
  LONG,
);
