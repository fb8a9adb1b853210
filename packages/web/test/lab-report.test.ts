// The report of `tidetable simulate --html`: opens offline, and shows its charts.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from './chromium.ts';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from './kit/games.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/tidetable.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tidetable-report-'));
let browser: Awaited<ReturnType<typeof sharedBrowser>>;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function opened(path: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => {
    if (!/^(data:|file:.*\.html$)/.test(request.url())) troubles.push(request.url());
  });
  await page.goto(pathToFileURL(path).href);
  return { page, troubles };
}

describe.each([
  [COOPERATIVE, '--vary difficulty --set cards.sandbags=3', ['Who wins', 'Length']],
  [WITH_EDITIONS, '--seats 3', ['Who wins', 'Scores and the lead', 'Rules at work']],
  [FOR_MANY, '', ['Pieces and cards', 'Decisions', 'What happened']],
])('the page of %s', (game, more, chapters) => {
  it('needs no network, says nothing to the console, and fits any width', async () => {
    const path = join(folder, `${game}.html`);
    const call = `simulate ${game} --games 8 --bots random --seed tide ${more} --html ${path}`;
    execFileSync(process.execPath, [PROGRAM, ...call.split(/ +/)]);
    for (const width of [1440, 390]) {
      const { page, troubles } = await opened(path, width);
      const headings = await page.locator('h2').allTextContents();
      expect(headings).toEqual(expect.arrayContaining(chapters));
      expect(await page.locator('svg').count()).toBeGreaterThan(20);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      const loaded = "[...document.fonts].filter(({ status }) => status === 'loaded').length";
      expect(await page.evaluate(loaded)).toBeGreaterThanOrEqual(2);
      const changed = await page.locator('.changed li').allTextContents();
      expect(changed).toEqual(more.includes('--set') ? ['cards.sandbags is 3 instead of 2'] : []);
      expect(troubles).toEqual([]);
    }
  });
});
