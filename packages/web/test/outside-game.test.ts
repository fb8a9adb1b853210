// A game from outside in the browser: the one of docs/adding-a-game.md, on a server started with it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { commandsWith, served, writePebbles } from '../../cli/test/pebbles.ts';
import { builtApp } from '../build/build.ts';
import { sharedBrowser } from './chromium.ts';
import { axe } from './kit/axe.ts';
import { clone, linkPackages } from './kit/clone.ts';
import { guest, looksAs } from './kit/guests.ts';
import { openPage } from './kit/opening.ts';

const LONG = 240_000;

let home: string;
let browser: Browser;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tidetable-outside-'));
  writePebbles(join(home, 'pebbles'));
  browser = await sharedBrowser();
}, LONG);

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A table that Anna and a bot have begun, on Anna's screen; `begun` must be there. */
async function atTable(address: string, begun: string): Promise<Page> {
  const { page, context, noErrors } = await openPage(browser, address);
  onTestFinished(async () => {
    await context.close();
    noErrors();
  });
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  await page.goto('/new');
  await page.getByText('Pebbles').first().waitFor();
  const body = { game: 'pebbles', seats: 2, seating: ['me', 'bosun'] };
  const { id } = await anna.api('POST /api/tables', { body });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.locator(begun).waitFor();
  return page;
}

/** Clicks the first of these whenever there is one, until the game is over; gives the number of clicks. */
async function clickToTheEnd(page: Page, choices: string): Promise<number> {
  const ended = page.locator('.ending');
  let clicks = 0;
  while (!(await ended.isVisible()))
    await page
      .locator(choices)
      .first()
      .click({ timeout: 1000 })
      .then(
        () => clicks++,
        () => {},
      );
  expect(await ended.innerText()).toMatch(/You (take|won)|takes? the last pebble/);
  return clicks;
}

it(
  'is offered, and played on a plain board to its end',
  async () => {
    await builtApp();
    const { address, stop } = await served('./pebbles', home);
    onTestFinished(stop);
    const page = await atTable(address, '.plain-board');
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.reload();
    await page.locator('.plain-board').waitFor();
    expect(await page.locator('.plain-board').innerText()).toMatch(/left\s+\d+/);
    const first = page.locator('.actions button:not([aria-disabled="true"])').first();
    expect(await first.innerText()).toContain('Take 1 pebble');
    await page
      .getByText(/^How many of the \d+ pebbles do you take\?$/)
      .first()
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await clickToTheEnd(page, '.actions button:not([aria-disabled="true"])');
    await page
      .getByText(/^You take \d pebbles?\.?$/)
      .first()
      .waitFor();
    // Its server tells everything: no script knows the game.
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((text) => /pebble/i.test(text))).toEqual([]);
  },
  LONG,
);

it(
  'is played on the board that it brings, where the build was told of it',
  async () => {
    const copy = join(home, 'tidetable');
    clone(copy);
    linkPackages(copy);
    const [build = ''] = commandsWith('npm run build');
    execFileSync(build, { cwd: copy, shell: true, stdio: 'pipe' });
    const { address, stop } = await served('../pebbles', copy, copy);
    onTestFinished(stop);
    const page = await atTable(address, '.heap');
    expect(await axe(page)).toEqual([]);
    expect(await clickToTheEnd(page, '.heap .spot.open')).toBeGreaterThan(2);
  },
  LONG,
);
