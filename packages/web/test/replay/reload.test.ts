// A local game survives a reload at any moment.
import { expect, it } from 'vitest';
import { playNow } from '../kit/playing.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

it('goes on after a reload as if nothing had been', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await playNow(page, 'Forbidden Island');
  const lines = page.locator('.log .line');
  const go = page.getByRole('button', { name: /^(Go on|Done)/ }).first();
  await go.click();
  await expect.poll(() => lines.count(), { timeout: 20_000 }).toBeGreaterThan(1);
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
  const [before, prompt] = [await lines.allInnerTexts(), await page.locator('.prompt').innerText()];
  await page.reload();
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
  expect(await lines.allInnerTexts()).toEqual(before);
  expect(await page.locator('.prompt').innerText()).toBe(prompt);
  await page.goto('/replay');
  await page.getByRole('link', { name: 'Go on' }).waitFor();
});
