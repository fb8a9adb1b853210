// A local game survives a reload at any moment.

import { expect, it } from 'vitest';
import { COOPERATIVE } from '../kit/games.ts';
import { recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

it('goes on after a reload as if nothing had been', async () => {
  const { page } = await site.visit();
  await takeUp(page, recorded(COOPERATIVE, 'won'), { ply: 0, seat: 1 });
  const lines = page.locator('.log .line');
  const go = page.getByRole('button', { name: /^(Go on|Done)/ }).first();
  await go.waitFor();
  const ply = async (): Promise<number> =>
    Number(await page.locator('.table').getAttribute('data-ply'));
  const first = await ply();
  await go.click();
  const sure = page.locator('.ending-question .weighty');
  if ((await sure.count()) > 0) await sure.click();
  await expect.poll(ply, { timeout: 20_000 }).toBeGreaterThan(first);
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
  const [before, prompt] = [await lines.allInnerTexts(), await page.locator('.prompt').innerText()];
  await page.reload();
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
  expect(await lines.allInnerTexts()).toEqual(before);
  expect(await page.locator('.prompt').innerText()).toBe(prompt);
  await page.goto('/replay');
  await page.getByRole('link', { name: 'Go on' }).waitFor();
});
