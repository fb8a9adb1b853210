// Several people at one screen: a curtain where hands are hidden, none where everything lies open.
import { BUILDINGS, buildingName } from '@tidetable/islebound/public';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextToLook } from '../../src/hot-seat/next-to-look.ts';
import { axe } from '../kit/axe.ts';
import { ANNA, BEN, BOT, recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

describe('who looks', () => {
  it('is whoever must decide, one after the other', () => {
    expect(nextToLook([0, 1], [0, 1], 0)).toBeNull();
    expect(nextToLook([0, 1], [1], 0)).toBe(1);
    expect(nextToLook([0, 2], [1, 2], 0)).toBe(2);
  });

  it('stays the same while only bots must decide', () => {
    expect(nextToLook([0, 1], [2], 0)).toBeNull();
  });
});

/** The buildings whose names are anywhere in the page, shown or not. */
async function cardsIn(page: Page): Promise<readonly string[]> {
  const html = await page.content();
  return BUILDINGS.map(buildingName).filter((name) => html.includes(name.replaceAll('&', '&amp;')));
}

it('shows nobody the cards of another', async () => {
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

/** Chooses the first thing until it is somebody else's turn. */
async function decide(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 20; clicks++) {
    if ((await page.locator('.curtain').count()) > 0) return;
    await offersOn(page)
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

it('just follows whoever must decide where everything lies open, and takes back for whoever acted', async () => {
  const { page } = await site.visit();
  await takeUp(page, recorded('forbidden-island', 'won'), { seating: [ANNA, BEN], ply: 0 });
  const looks = (name: string): Locator =>
    page
      .getByRole('group', { name: 'At this screen' })
      .getByRole('button', { name, pressed: true });
  // Ben begins, though Anna sits at the first seat.
  await looks('Ben').waitFor();
  await page
    .getByRole('button', { name: /^Move to/ })
    .first()
    .click();
  const where = page.getByRole('list', { name: 'Which of these?' }).getByRole('button').first();
  if (await where.isVisible()) await where.click();
  await page
    .locator('.log')
    .getByText(/moves to/)
    .waitFor();
  await page.getByRole('button', { name: 'Anna', exact: true, pressed: false }).click();
  await looks('Anna').waitFor();
  expect(await page.locator('.curtain').count()).toBe(0);
  await page.getByRole('button', { name: /^Undo( U)?$/ }).click();
  await page
    .locator('.log')
    .getByText(/takes that back/)
    .waitFor();
});
