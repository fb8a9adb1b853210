// Every page of playing with others: opens, fits, and keeps nobody out, large and small, by day and by night.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../kit/axe.ts';
import { aSite } from '../kit/site.ts';
import { actionsOf, openTable, sailor } from './people.ts';

const site = aSite();

async function isFine(page: Page, width: number): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
}

it.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('at %i in %s', { timeout: 240_000 }, async (width, theme) => {
  const anna = await sailor(site, 'Anna', { width, theme });
  const { page } = anna;
  await page.goto('/me');
  await page.getByRole('button', { name: 'Come aboard' }).waitFor();
  await isFine(page, width);
  const path = await openTable(anna, 'forbidden-island', async () => {
    await page.getByLabel('List it in the lobby').check();
    await page.getByText('More', { exact: true }).click();
    await isFine(page, width);
  });
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Invitation 1').waitFor();
  await isFine(page, width);
  for (const [address, text] of [
    ['/lobby', 'Your tables'],
    ['/me', 'Where you are logged in'],
    ['/daily', 'Who has finished it'],
    ['/ladder/islebound', 'Nobody is on this ladder yet.'],
  ] as const) {
    await page.goto(address);
    await page.getByText(text).first().waitFor();
    await isFine(page, width);
  }
  await page.goto('/me');
  await page.getByRole('link', { name: 'Your profile and games' }).click();
  await page.getByRole('heading', { name: 'Finished games' }).waitFor();
  await isFine(page, width);
  await page.goto(path);
  await page.getByRole('button', { name: 'Add a bot at seat 2' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await actionsOf(page).first().waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
});
