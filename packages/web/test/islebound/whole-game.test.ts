// A whole game of Islebound by touching what is lit, against a bot.
import { Match } from '@tidetable/engine';
import { islebound } from '@tidetable/islebound';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lay } from '../kit/saving.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

/** What somebody who wants a city touches first. */
const LIKED = [
  '[data-spot^="building:"].open',
  '[data-spot="scene:take-reward"].open',
  '[data-spot^="scene:"].open',
  '[data-spot^="event:"].open',
  '[data-spot^="crew:"].open',
  '[data-spot^="reputation:"].open',
  '[data-spot^="hold:"].open',
  '[data-spot^="slot:"].open',
  '[data-spot^="fighter:"].open',
  '[data-spot^="town:"].open',
];

/** Touches one thing; false while there is nothing to touch. */
async function touch(page: Page): Promise<boolean> {
  for (const liked of LIKED) {
    const lit = page.locator(liked);
    const count = await lit.count();
    if (count === 0) continue;
    const nth = Math.floor((count - 1) / 2);
    return lit
      .nth(nth)
      .click({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
  }
  const actions = page.locator('.actions button');
  if ((await actions.count()) === 0) return false;
  return actions
    .first()
    .click({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
}

it('comes to its end by touching the table', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  const match = Match.start(islebound, { seats: 2, seed: '2b'.repeat(32), options: {} });
  await lay(page, 'whole', match.record(), 0);
  await page.goto('/local/whole');
  let touches = 0;
  while ((await page.getByText(/wins with|share the win/).count()) === 0) {
    if (await touch(page)) touches += 1;
    else await page.waitForTimeout(30);
  }
  expect(touches).toBeGreaterThan(40);
}, 150_000);
