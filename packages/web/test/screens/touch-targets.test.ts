// On a touch screen every control is at least 44 pixels high and wide; boards have tests of their own.

import { expect, it } from 'vitest';
import { WITH_EDITIONS } from '../kit/games.ts';
import { recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

const PATHS = [
  '/',
  '/learn',
  '/rules',
  '/lobby',
  `/new?game=${WITH_EDITIONS}`,
  '/me',
  '/replay',
  '/daily',
];

/** Controls that are too small; links within a sentence are text, and a checkbox has its label. */
const SMALL = `[...document.querySelectorAll('button, select, summary, a.button, nav a, input:not([type="hidden"])')].flatMap((control) => {
  if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || control.matches('.line, .unseen')) return [];
  const isTicked = control.matches('[type="checkbox"], [type="radio"]');
  const { width, height } = (isTicked ? control.labels[0] ?? control : control).getBoundingClientRect();
  const isSmall = width > 2 && (width < 43.4 || height < 43.4);
  return isSmall ? [control.tagName + '.' + control.className + ' ' + (control.textContent || control.name) + ' ' + Math.round(width) + '×' + Math.round(height)] : [];
})`;

it('on every page', async () => {
  const { page } = await site.visit({ width: 390 });
  for (const path of PATHS) {
    await page.goto(path);
    await page.locator('main').waitFor();
    expect(await page.evaluate(SMALL), path).toEqual([]);
  }
});

it('around a table, upright and on its side', async () => {
  for (const size of [{ width: 390 }, { width: 844, height: 390 }, { width: 820, height: 1180 }]) {
    const { page } = await site.visit(size);
    await takeUp(page, recorded(WITH_EDITIONS, 'trading'), { ply: 40, settings: { speed: 'off' } });
    await page.locator('.actions button').first().waitFor();
    const around = `${SMALL}.filter((one) => !/tile|town/.test(one))`;
    expect(await page.evaluate(around), `${size.width}`).toEqual([]);
    await page.goto('/local/taken-up?ply=20');
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    expect(await page.evaluate(around), `${size.width} replay`).toEqual([]);
  }
});
