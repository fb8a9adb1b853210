// Several players at one screen: a curtain where hands are hidden.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../../../../web/test/kit/axe.ts';
import { ANNA, BEN, BOT, recorded, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { BUILDINGS, buildingName } from '../../public.ts';

const site = aSite();

/** The buildings named anywhere in the page, visible or not. */
async function cardsIn(page: Page): Promise<readonly string[]> {
  const html = await page.content();
  return BUILDINGS.map(buildingName).filter((name) => html.includes(name.replaceAll('&', '&amp;')));
}

it('hides the cards of other players', async () => {
  const { page } = await site.visit();
  // The draft: all must pick a card from a hidden pack.
  await takeUp(page, recorded('islebound', 'architect'), { seating: [ANNA, BEN, BOT], ply: 3 });
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  await page.getByRole('heading', { name: 'Pass the device to Anna' }).waitFor();
  expect(await page.locator('.table').count()).toBe(0);
  expect(await cardsIn(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await offersOn(page).first().waitFor();
  const annas = await cardsIn(page);
  expect(annas.length).toBeGreaterThan(0);
  await decide(page);
  await page.getByRole('heading', { name: 'Pass the device to Ben' }).waitFor();
  expect(await cardsIn(page)).toEqual([]);
  await page.reload();
  await curtain.waitFor();
  expect(await cardsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await offersOn(page).first().waitFor();
  const bens = await cardsIn(page);
  expect(bens.length).toBeGreaterThan(0);
  expect(bens.filter((card) => annas.includes(card))).toEqual([]);
});

function offersOn(page: Page): Locator {
  return page.locator('.actions button');
}

/** Chooses the first action until it is another player's turn. */
async function decide(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 20; clicks++) {
    if ((await page.locator('.curtain').count()) > 0) return;
    await offersOn(page)
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}
