// Several players at one screen: a curtain where hands are hidden, none where they are open.

import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextToLook } from '../../src/hot-seat/next-to-look.ts';
import { COOPERATIVE } from '../kit/games.ts';
import { ANNA, BEN, recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

describe('who looks', () => {
  it('is the seat that must decide, one after the other', () => {
    expect(nextToLook([0, 1], [0, 1], 0)).toBeNull();
    expect(nextToLook([0, 1], [1], 0)).toBe(1);
    expect(nextToLook([0, 2], [1, 2], 0)).toBe(2);
  });

  it('stays the same while only bots must decide', () => {
    expect(nextToLook([0, 1], [2], 0)).toBeNull();
  });
});

it('with open hands, follows the seat that must decide, and undoes for the seat that acted', async () => {
  const { page } = await site.visit();
  await takeUp(page, recorded(COOPERATIVE, 'won'), { seating: [ANNA, BEN], ply: 0 });
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
