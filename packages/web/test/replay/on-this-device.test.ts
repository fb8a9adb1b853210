// Games on this device, from the page of new tables to the record file.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { UNANSWERED } from '../kit/cable.ts';
import { COOPERATIVE } from '../kit/games.ts';
import { playNow } from '../kit/playing.ts';
import { fileOf, keepGame, recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const offers = (page: Page) =>
  page.getByRole('list', { name: 'What you can do' }).getByRole('button');

it('a table for two people at one screen, though there is no server', async () => {
  const { page, context } = await site.visit({
    expected: UNANSWERED,
  });
  await page.goto('/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Invite friends' }).first().click();
  await page.getByText('This could not be fetched.').waitFor();
  await context.setOffline(false);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('There is no server just now').waitFor();
  await page.getByLabel('Who sits at seat 2').selectOption('person');
  await page.getByLabel('Name at seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await offers(page).first().waitFor();
  const people = page.getByRole('group', { name: 'At this screen' });
  await people.getByRole('button', { name: 'Ben' }).waitFor();
  const crew = page.locator('.crew');
  await crew.getByText('Ben', { exact: true }).waitFor();
});

it('a game that is over runs again with all that moved, is played again, and kept in a file', async () => {
  const { page } = await site.visit({ reducedMotion: 'no-preference' });
  const record = recorded(COOPERATIVE, 'won');
  await takeUp(page, record, { settings: { speed: 'fast' } });
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  const moved = page.locator('.flight, .sinking, [class*="cue"]').first();
  await expect.poll(() => moment(page).inputValue(), { timeout: 30_000 }).not.toBe('0');
  await moved.waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Result' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => /^\/local\/[0-9a-f]{12}$/.test(url.pathname));
  await page.locator('.table').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'The end' }).count()).toBe(0);

  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles(file);
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  expect(await moment(page).getAttribute('max')).toBe(String(record.plies.length));
});

/** Playing, leaving the table and coming back, with nothing in the console. */
async function playsUnkept(page: Page): Promise<void> {
  await page.goto('/');
  await playNow(page, 'Forbidden Island');
  await page.getByText('This browser keeps nothing').waitFor();
  await page.getByRole('button', { name: 'Hide this notice' }).click();
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect.poll(() => page.locator('.table').getAttribute('data-ply')).not.toBe('0');
  await page.getByRole('link', { name: 'Tidetable' }).click();
  await page.getByText('This browser keeps nothing').waitFor();
  await page.getByRole('link', { name: /Forbidden Island.* so far/ }).click();
  await page.locator('.table').waitFor();
}

it('without storage the game is played, left, taken up and said not to be kept', async () => {
  const { page } = await site.visit();
  await page.addInitScript(`IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  }`);
  await playsUnkept(page);
  await page.reload();
  await page.getByText('This table is not here any more').waitFor();
  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles(fileOf(COOPERATIVE, 'won'));
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await moment(page).fill('30');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('group', { name: 'Play on as…' }).getByRole('button').nth(0).click();
  await page.getByText('This browser keeps nothing').waitFor();
});

it('the same where the database answers with an error', async () => {
  const { page } = await site.visit();
  await page.goto('/credits');
  // A newer database than the app knows cannot be opened.
  await page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('tidetable', 9);
    opening.onsuccess = () => { opening.result.close(); resolve(); };
  })`);
  await page.goto('/');
  await playNow(page, 'Forbidden Island');
  await page.getByText('This browser keeps nothing').waitFor();
  await offers(page).first().waitFor();
});

it('a full device is told of while one plays, and of no matter once there is room', async () => {
  const { page, context } = await site.visit();
  await page.goto('/');
  const { origin } = new URL(page.url());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await playNow(page, 'Forbidden Island');
  await page.getByText('There is no room left on this device').waitFor();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1e9 });
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await page.getByText('There is no room left on this device').waitFor({ state: 'detached' });
});

it('keeps what was played: untouched games are not listed, deleting asks first, a long list unfolds', async () => {
  const { page } = await site.visit();
  const record = recorded(COOPERATIVE, 'won');
  for (let nth = 0; nth < 6; nth++)
    await keepGame(page, { ...record, plies: record.plies.slice(0, nth * 12), outcome: null }, nth);
  await page.goto('/');
  const kept = page.getByRole('region', { name: 'Go on where you left off' });
  await kept.getByText('60 moves so far').waitFor();
  expect(await kept.getByRole('listitem').count()).toBe(4);
  await kept.getByRole('button', { name: 'Show all 5 games' }).click();
  expect(await kept.getByRole('listitem').count()).toBe(5);
  await kept
    .getByRole('button', { name: /^Delete this game/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  expect(await kept.getByRole('listitem').count()).toBe(5);
  await kept
    .getByRole('button', { name: /^Delete this game/ })
    .first()
    .click();
  await kept.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => kept.getByRole('listitem').count()).toBe(4);
});
