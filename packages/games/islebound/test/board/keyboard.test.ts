// Islebound against bots by keyboard alone: from the home page over the chart to the end of a turn, or of the game.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pilot } from '../../../../web/test/kit/pilot.ts';
import { Keyboard } from '../../../../web/test/kit/press.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { alone } from '../../../../web/test/kit/solo.ts';
import { islebound } from '../../rules/index.ts';

const site = aSite();
const isWhole = process.env.WHOLE === 'every';

const ISLEBOUND_HAS_FOCUS = `(() => {
  const here = document.activeElement;
  return /Play now/.test(here.textContent) && /Islebound/.test(here.closest('li')?.textContent ?? '');
})()`;

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Islebound', exact: true }).waitFor();
  for (let tabs = 0; !(await page.evaluate<boolean>(ISLEBOUND_HAS_FOCUS)); tabs++) {
    expect(tabs).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('.actions button').first().waitFor();
}

/** Enough for a few turns. */
const SOME = 14;

it(isWhole
  ? 'can be played without a pointer, all of it'
  : 'can be played without a pointer, some turns of it', async () => {
  const { page } = await site.visit();
  await begin(page);
  const keyboard = new Keyboard();
  let decisions = 0;
  const ongoing = await alone(page, islebound);
  const { board, list } = await pilot(ongoing, {
    touch: keyboard.touch,
    until: () => !isWhole && ++decisions > SOME,
  });
  expect(keyboard.faults).toEqual([]);
  expect(board).toBeGreaterThan(list);
  if (!isWhole) return;
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  console.info(`${board} on the board, ${list} in the list`, keyboard.pressed);
}, 1_200_000);

it('one key leads from each thing that is lit to the next, and around', async () => {
  const { page } = await site.visit();
  await begin(page);
  const focused = () => page.evaluate<string | null>(`document.activeElement.dataset.spot ?? null`);
  const lit = await page.evaluate<string[]>(
    `[...document.querySelectorAll('.sea .open[data-spot][tabindex]')].map((one) => one.dataset.spot)`,
  );
  const reached: (string | null)[] = [];
  for (const _one of lit) {
    await page.keyboard.press('n');
    reached.push(await focused());
  }
  expect(lit.length).toBeGreaterThan(1);
  expect(reached.toSorted()).toEqual(lit.toSorted());
  await page.keyboard.press('n');
  expect(await focused()).toBe(reached[0]);
  await page.keyboard.press('Shift+N');
  expect(await focused()).toBe(reached.at(-1));
});
