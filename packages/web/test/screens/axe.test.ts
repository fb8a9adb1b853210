// Every screen that is no board keeps nobody out and fits its window: large by day, small by night.
import { expect, it } from 'vitest';
import { ROUTES } from '../../src/app/routes.ts';
import { axe } from '../kit/axe.ts';
import { aSite } from '../kit/site.ts';
import { SCREENS } from './screens.ts';

const site = aSite();
const LOOKED_AT = SCREENS.filter(({ at }) => at !== undefined);

it('there is a screen of every page', () => {
  const shown = new Set(LOOKED_AT.map(({ at }) => at));
  expect(ROUTES.filter((route) => !shown.has(route))).toEqual([]);
});

/** Boards are looked at by tests of their own, which takes long. */
const HIDE_BOARDS = `for (const board of document.querySelectorAll('.sea svg')) board.style.display = 'none'`;

/** Asking for what is not there is part of some. */
const expected = [/404/, /WebSocket/];

it.each(LOOKED_AT)('$name', { timeout: 120_000 }, async ({ open }) => {
  const { page } = await site.visit({ expected });
  await open(page, site.server);
  const widthOf = () => page.evaluate('document.documentElement.scrollWidth');
  expect(await widthOf()).toBe(1440);
  await page.evaluate(HIDE_BOARDS);
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(widthOf).toBe(390);
  expect(await axe(page)).toEqual([]);
});
