// A whole game of Forbidden Island, from the home page to the end, by keyboard alone.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aSite } from '../../../../web/test/kit/site.ts';

const site = aSite();

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    `(document.activeElement.closest('[data-spot]') ?? document.activeElement.closest('li') ?? document.activeElement).textContent`,
  );

async function tabTo(page: Page, text: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    const what = await page.evaluate<string>('document.activeElement.textContent');
    if (text.test(what) && /Forbidden Island/.test(await focused(page))) return;
  }
  throw new Error(`no Tab leads to ${text}`);
}

const ARROWS = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];

interface Sight {
  readonly choices: readonly string[];
  readonly isOver: boolean;
  readonly isFocusLost: boolean;
}

const sight = (page: Page): Promise<Sight> =>
  page.evaluate(`({
    choices: [...document.querySelectorAll('.actions button')].map((one) => one.textContent),
    isOver: /^You all (won|lost)/.test(document.querySelector('.prompt').textContent),
    isFocusLost: document.activeElement === document.body,
  })`);

/** Moves the focus to an adjacent lit tile; returns whether there was one. */
async function walk(page: Page, arrow: string): Promise<boolean> {
  await page.keyboard.press(arrow);
  return page.evaluate(`document.activeElement.matches('.sea .spot.open[data-spot^="tile:"]')`);
}

it('can be played without a pointer', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Forbidden Island' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the page');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN');
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  await page.locator('.actions button').first().waitFor();

  let walked = 0;
  let now = await sight(page);
  for (let keys = 0; keys < 3000 && !now.isOver; keys++) {
    const { choices } = now;
    const isAsking = choices.some((one) => /^Back/.test(one));
    if (walked < 5 && !isAsking && choices.some((one) => /^(Move|Shore)/.test(one))) {
      const arrow = ARROWS[Math.floor(keys / 3) % 4] ?? 'ArrowUp';
      if (await walk(page, arrow)) {
        await page.keyboard.press('Enter');
        walked += 1;
      }
    } else if (choices.length > 0) {
      const liked =
        choices.find((one) => /^(Done|No|Leave|Capture|List all)/.test(one)) ?? choices[0] ?? '';
      await page.keyboard.press(liked.slice(-1).toLowerCase());
    } else await page.waitForTimeout(20);
    now = await sight(page);
    expect(now.isFocusLost && walked > 0, choices.join()).toBe(false);
  }
  expect(now.isOver).toBe(true);
  // The sea may win before the fifth walk.
  expect(walked).toBeGreaterThan(0);
}, 300_000);

it('tells its keys', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  await page.locator('.actions button').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  expect(await page.evaluate(`document.activeElement.closest('.actions') !== null`)).toBe(true);
});
