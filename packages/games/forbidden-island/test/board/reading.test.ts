// The pages about the island, and the sources of its names and numbers.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from '../../../../web/test/kit/axe.ts';
import { recorded, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { SOURCES } from '../../rules/data/provenance.ts';

const site = aSite();

const dialog = (page: Page) => page.getByRole('dialog');

async function laid(page: Page): Promise<void> {
  await takeUp(page, recorded('forbidden-island', 'won'), { ply: 6 });
  await page.locator('.actions button').first().waitFor();
}

const ASKED = [
  ['tile:observatory', 'Observatory', 'public'],
  ['tile:fools-landing', "Fools' Landing", 'printed'],
  ['treasure:fire', 'The Crystal of Fire', 'printed'],
  ['deck:flood', 'Flood deck', 'public'],
  ['pawn:0', 'Begins on', 'printed'],
] as const;

describe.each([1440, 390])('at a width of %i', (width) => {
  it('touching the meter tells of it', async () => {
    const { page } = await site.visit({ width });
    await laid(page);
    await page.locator('[data-spot="meter"]').click();
    await expect.poll(() => dialog(page).innerText()).toContain('2 2 3 3 3 4 4 5 5');
    expect(await dialog(page).innerText()).toContain(SOURCES.meter.note);
    expect(await dialog(page).locator('.source-mark').allInnerTexts()).toEqual(['public']);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it('the button and a touch tell of anything else, and play nothing', async () => {
    const { page } = await site.visit({ width });
    await laid(page);
    const ply = await page.locator('.table').getAttribute('data-ply');
    for (const [spot, title, mark] of ASKED) {
      await page.getByRole('button', { name: 'What is this?' }).click();
      await page.locator(`[data-spot="${spot}"]`).first().click({ force: true });
      await expect.poll(() => dialog(page).innerText()).toContain(title);
      expect((await dialog(page).locator('.source-mark').allInnerTexts())[0], spot).toBe(mark);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page).count()).toBe(0);
    }
    expect(await page.locator('.table').getAttribute('data-ply')).toBe(ply);
  });
});

it('the key i tells of what has the focus', async () => {
  const { page } = await site.visit();
  await laid(page);
  await page.locator('[data-spot="tile:coral-palace"]').focus();
  await page.keyboard.press('i');
  await expect
    .poll(() => dialog(page).innerText())
    .toContain("The Ocean's Chalice can be captured");
});
