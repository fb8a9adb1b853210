// The pages that need only a viewer.

import type { Page } from 'playwright-core';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { playNow } from '../kit/playing.ts';
import { fileOf, keepGame, recorded, takeUp } from '../kit/saved.ts';
import { goTo, plain, type Screen } from './screen.ts';

/** A new local game, with the first thing to do on offer. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await playNow(page, game);
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
}

/** Five games at various stages. */
async function keepSome(page: Page): Promise<void> {
  for (const [nth, [game, name]] of SOME.entries()) {
    const record = recorded(game, name);
    await keepGame(
      page,
      { ...record, plies: record.plies.slice(0, 20 * nth + 8), outcome: null },
      nth,
    );
  }
}

const SOME = [
  [FOR_MANY, 'burying'],
  [COOPERATIVE, 'won'],
  [FOR_MANY, 'burying'],
  [COOPERATIVE, 'won'],
  [COOPERATIVE, 'won'],
] as const;

/** Skips that many hints, as far as they only need reading. */
const lesson = (game: string, hints: number): Screen => ({
  name: `lesson-${game}-${hints}`,
  ...(hints === 0 ? { at: '/learn/:part' } : {}),
  async open(page) {
    await page.goto(`/learn/${game}`);
    const next = page.getByRole('button', { name: 'Got it' });
    await next.waitFor();
    for (let hint = 0; hint < hints; hint++) if (await next.isVisible()) await next.click();
    await page.waitForTimeout(400);
  },
});

export const PAGES: readonly Screen[] = [
  plain('home', '/', 'The deal of the day'),
  {
    name: 'home-with-games',
    at: '/',
    async open(page) {
      await keepSome(page);
      await goTo(page, '/', 'Go on where you left off');
      await page.getByRole('button', { name: 'Show all 5 games' }).click();
      await page.getByRole('button', { name: 'Delete this game' }).nth(1).click();
    },
  },
  {
    name: 'home-unkept',
    at: '/',
    async open(page) {
      await page.addInitScript(`IDBFactory.prototype.open = () => { throw new Error('denied'); }`);
      await goTo(page, '/', 'This browser keeps nothing');
    },
  },
  {
    name: 'table-unkept',
    at: '/local/:part',
    async open(page) {
      await page.addInitScript(`IDBFactory.prototype.open = () => { throw new Error('denied'); }`);
      await begin(page, 'Forbidden Island');
      await page.getByText('This browser keeps nothing').waitFor();
    },
  },
  {
    name: 'preferences',
    at: '/',
    async open(page) {
      await page.goto('/');
      await page.locator('.preferences summary').click();
    },
  },
  plain('learn', '/learn', 'A real game'),
  lesson(COOPERATIVE, 0),
  lesson(COOPERATIVE, 3),
  lesson(WITH_EDITIONS, 1),
  lesson(FOR_MANY, 1),
  plain('rules-shelf', '/rules', 'In our own words'),
  plain('rules', `/rules/${WITH_EDITIONS}`, 'Where the numbers come from', '/rules/:part'),
  {
    name: 'rules-search',
    at: '/rules/:part',
    async open(page) {
      await page.goto(`/rules/${COOPERATIVE}`);
      await page.getByLabel('Look for').fill('shore up');
      await page.locator('.rule mark').first().waitFor();
    },
  },
  plain('replay-empty', '/replay', 'No game has been played'),
  {
    name: 'replay',
    at: '/replay',
    async open(page) {
      await takeUp(page, recorded(COOPERATIVE, 'won'));
      await page.getByRole('button', { name: 'Play again' }).waitFor();
      await keepSome(page);
      await goTo(page, '/replay', 'so far');
    },
  },
  plain('credits', '/credits', 'Drawings and letters'),
  plain('lost', '/nowhere', 'Off the chart'),
  plain('verify', '/verify', 'Was it a fair game?'),
  {
    name: 'verify-true',
    at: '/verify',
    async open(page) {
      await page.goto('/verify');
      await page.locator('#file').setInputFiles(fileOf(FOR_MANY, 'burying'));
      await page.getByText('The game is true').first().waitFor();
    },
  },
  {
    name: 'verify-untrue',
    at: '/verify',
    async open(page) {
      const record = { ...recorded(FOR_MANY, 'burying'), outcome: null };
      await page.goto('/verify');
      await page.locator('#file').setInputFiles({
        name: 'record.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(record)),
      });
      await page.getByText('This record is not true').first().waitFor();
    },
  },
];
