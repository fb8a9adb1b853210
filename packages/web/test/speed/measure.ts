// How soon one can play, and how smoothly it runs: `npm run web:speed`. Figures to look at, not a test.
import type { Browser, Page } from 'playwright-core';
import { aBrowser } from '../chromium.ts';
import { openPage, openServer } from '../kit/opening.ts';
import { playNow } from '../kit/playing.ts';

/** How long bots are watched, in milliseconds. */
const WATCHED = 20_000;
const SLOWDOWNS = [1, 4];

const NOTE_LONG_TASKS = `
  globalThis.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ entryTypes: ['longtask'] });`;

const actions = (page: Page) =>
  page.getByRole('list', { name: 'What you can do' }).getByRole('button').first();

async function slowed(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function measure(browser: Browser, address: string, rate: number): Promise<void> {
  const { page, context } = await openPage(browser, address, { reducedMotion: 'no-preference' });
  await page.addInitScript(NOTE_LONG_TASKS);
  await slowed(page, rate);
  const start = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await playNow(page, 'Forbidden Island');
  // Whoever begins: with a bot first, the table is laid out when it is seen to think.
  await page.locator('.prompt').waitFor();
  const laid = performance.now() - start;
  const loading = await page.evaluate<number>('globalThis.longest');
  await actions(page).waitFor();
  const playable = performance.now() - start;
  await page.evaluate('globalThis.longest = 0');
  await watchBots(page);
  const playing = await page.evaluate<number>('globalThis.longest');
  const told = [
    `table laid ${laid.toFixed(0)} ms and first action ${playable.toFixed(0)} ms after a cold start`,
    `longest task ${loading.toFixed(0)} ms while loading`,
    `${playing.toFixed(0)} ms while bots play and pieces move (0: none over 50)`,
  ];
  console.log(`CPU ${rate}x slower: ${told.join('; ')}.`);
  await context.close();
}

/** Ends each turn of one's own at once, so that bots play nearly all the time. */
async function watchBots(page: Page): Promise<void> {
  const until = Date.now() + WATCHED;
  const done = page.getByRole('button', { name: /^(Done|Go on)/ }).first();
  while (Date.now() < until)
    await done.click({ timeout: 500 }).catch(() => {
      // A bot's turn, or something else to decide.
    });
}

const server = await openServer();
const browser = await aBrowser();
for (const rate of SLOWDOWNS) await measure(browser, server.address, rate);
await browser.close();
await server.close();
