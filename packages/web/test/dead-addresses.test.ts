// Links that lead nowhere, and where one can go from there.
import { expect, it } from 'vitest';
import { UNANSWERED } from './kit/cable.ts';
import { aSite } from './kit/site.ts';

const site = aSite();

it.each([
  ['/local/%E0%A4%A', 'There is no such page here.', 'Back to the harbour'],
  ['/daily?day=yesterday', 'does not belong there', 'Today'],
  ['/new?game=chess', 'There is no game of that name here. Choose another one.', null],
])('%s', async (address, said, way) => {
  const { page } = await site.visit({ expected: [/400/] });
  await page.goto('/');
  await page.getByRole('link', { name: 'Credits' }).evaluate((link, href) => {
    link.setAttribute('href', href);
  }, address);
  await page.getByRole('link', { name: 'Credits' }).click();
  await page.getByText(said).waitFor();
  if (way !== null) await page.getByRole('link', { name: way }).click();
  else await page.getByRole('radio', { name: 'Plunder' }).check();
  await page.getByText(said).waitFor({ state: 'detached' });
  expect(page.url()).not.toContain(address);
});

it.each([
  ['/table/nothing', 'No such table'],
  ['/profile/nobody', 'No such person'],
])('%s is not called missing by a server that gives no answer', async (address, missing) => {
  const { page } = await site.visit({ expected: [...UNANSWERED, /404/] });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('heading', { name: 'Out of reach' }).waitFor();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: missing }).waitFor();
});
