// Guests and accounts: seats are kept on signing up, found again elsewhere, and a session that has ended says so.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { begun, guest, looksAs, playAhead } from '../kit/guests.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();
const LOGIN = { login: 'anna.ashore', password: 'a calm sea and a prosperous voyage' };

const sheetOf = (page: Page, heading: string) =>
  page.locator('.sheet').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

async function fillIn(page: Page, heading: string, button: string): Promise<void> {
  const sheet = sheetOf(page, heading);
  await sheet.getByLabel('Login').first().fill(LOGIN.login);
  await sheet.getByLabel('Password').first().fill(LOGIN.password);
  await sheet.getByRole('button', { name: button, exact: true }).click();
}

it('a guest makes an account, keeps the seats, and is the same elsewhere', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  const table = await begun({ game: 'forbidden-island' }, [anna, null]);
  await page.goto('/me');
  await fillIn(page, 'Make an account', 'Make it');
  await page.getByText('Write this recovery code down').waitFor();
  await page.goto('/lobby');
  await page.getByRole('link', { name: /^Go on/ }).waitFor();

  const elsewhere = (await site.visit({ expected: [/401/] })).page;
  await elsewhere.goto('/me');
  await fillIn(elsewhere, 'Log in', 'Log in');
  await elsewhere.getByText('You are logged in as anna.ashore').waitFor();
  await elsewhere.goto(`/table/${table}`);
  await elsewhere.getByRole('button', { name: 'Leave' }).waitFor();

  // The first browser ends the session of the second, which says so where it is, and finds back.
  await page.goto('/me');
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });
  const ended = elsewhere.getByText('Your session has ended.');
  await ended.waitFor();
  await elsewhere.reload();
  await ended.waitFor();
  await elsewhere.getByRole('link', { name: 'Log in' }).click();
  await fillIn(elsewhere, 'Log in', 'Log in');
  await elsewhere.waitForURL(`**/table/${table}`);
  await elsewhere.getByRole('button', { name: 'Leave' }).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You are not aboard yet.').waitFor();
});

it('clocks are shown, run, and are up; days for a move are told in days', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  await looksAs(page, anna, address);
  const wish = { game: 'forbidden-island', options: { first: '1' } };
  const days = { pace: { kind: 'per-move', time: 3 * 24 * 60 * 60 } };
  const slow = await begun({ ...wish, settings: days }, [anna, ben]);
  await page.goto(`/table/${slow}`);
  const clocks = page.getByRole('list', { name: 'Time left' });
  await clocks.getByText('3 days').first().waitFor();

  const seconds = { pace: { kind: 'live', bank: 4, increment: 0 }, atZero: 'bot' };
  const fast = await begun({ ...wish, settings: seconds }, [anna, ben]);
  await page.goto(`/table/${fast}`);
  await clocks.locator('.runs').getByText('0:03').waitFor();
  await page.getByText('A bot plays for you.').waitFor();
});

it('the deal of the day is played at once, and its results are told', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Play' }).first().click();
  await page.waitForURL('**/table/*');
  await page.locator('.table').waitFor();
  const id = new URL(page.url()).pathname.replace('/table/', '');
  await playAhead(site.server, id);
  await page
    .getByRole('button', { name: 'Play again' })
    .or(page.locator('.ending'))
    .first()
    .waitFor();
  await page.goto('/daily');
  await page.getByText('Anna').waitFor();
  expect(await page.locator('.deals > li').filter({ hasText: 'Anna' }).count()).toBe(1);
});
