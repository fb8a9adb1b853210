// Every screen without a board fits its window and is accessible: each run checks every other one, half of them large by day
// and half small by night; WHOLE=every checks all in both looks.
import { expect, it } from 'vitest';
import { ROUTES } from '../../src/core/routes.ts';
import { axe } from '../kit/axe.ts';
import { aSite } from '../kit/site.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const site = aSite();
const LOOKED_AT = SCREENS.filter(({ at }) => at !== undefined);

it('there is a screen of every page', () => {
  const shown = new Set(LOOKED_AT.map(({ at }) => at));
  expect(ROUTES.filter((route) => !shown.has(route))).toEqual([]);
});

/** Boards have slow tests of their own. */
const HIDE_BOARDS = `for (const board of document.querySelectorAll('.sea svg')) board.style.display = 'none'`;

/** Some screens request what does not exist. */
const expected = [/404/, /WebSocket/];

const isWhole = process.env.WHOLE === 'every';
const numbered = (screen: Screen, nth: number) => ({ ...screen, nth });

it.each(LOOKED_AT.filter((_screen, nth) => isWhole || nth % 2 === 0).map(numbered))(
  '$name',
  { timeout: 120_000 },
  async ({ open, nth }) => {
    const { page } = await site.visit({ expected });
    await open(page, site.server);
    const widthOf = () => page.evaluate('document.documentElement.scrollWidth');
    expect(await widthOf()).toBe(1440);
    await page.evaluate(HIDE_BOARDS);
    if (isWhole || nth % 2 === 0) expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(widthOf).toBe(390);
    if (isWhole || nth % 2 === 1) expect(await axe(page)).toEqual([]);
  },
);
