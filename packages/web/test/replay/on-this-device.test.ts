// Games on this device from the page of new tables to the file they are kept in.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { UNANSWERED } from '../kit/cable.ts';
import { recorded, takeUp } from '../kit/saved.ts';
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
  const record = recorded('forbidden-island', 'won');
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
