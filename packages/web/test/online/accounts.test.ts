// Guests, invitations and accounts: seats survive signing up and are found elsewhere; an ended session says so.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../kit/axe.ts';
import { COOPERATIVE, WITH_EDITIONS } from '../kit/games.ts';
import { begun, guest, looksAs, playAhead } from '../kit/guests.ts';
import { aSite } from '../kit/site.ts';
import { followLink, linkBy, openTable, sailor } from './people.ts';

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

it('a guest makes an account, keeps the seats, and logs in elsewhere', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  const table = await begun({ game: COOPERATIVE }, [anna, null]);
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
  await elsewhere.getByRole('button', { name: 'Leave', exact: true }).waitFor();

  // The first browser ends the session of the second, which says so in place and logs in again.
  await page.goto('/me');
  await page.getByRole('button', { name: 'End all others' }).click();
  const sure = page.getByRole('dialog');
  await sure.getByRole('button', { name: 'End all others' }).click();
  await sure.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });
  const ended = elsewhere.getByText('Your session has ended.');
  await ended.waitFor();
  await elsewhere.reload();
  await ended.waitFor();
  await elsewhere.getByRole('link', { name: 'Log in' }).click();
  await fillIn(elsewhere, 'Log in', 'Log in');
  await elsewhere.waitForURL(`**/table/${table}`);
  await elsewhere.getByRole('button', { name: 'Leave', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You are not aboard yet.').waitFor();
});

it('clocks are shown, run, and run out; days for a move are shown in days', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  await looksAs(page, anna, address);
  const wish = { game: COOPERATIVE, options: { first: '1' } };
  const days = { pace: { kind: 'per-move', time: 3 * 24 * 60 * 60 } };
  const slow = await begun({ ...wish, settings: days }, [anna, ben]);
  await page.goto(`/table/${slow}`);
  const clocks = page.getByRole('list', { name: 'Time left' });
  await clocks.getByText('3 days').first().waitFor();
  expect(await clocks.getByRole('listitem').allInnerTexts()).toEqual(
    ['You', 'Ben'].map((name) => expect.stringContaining(name)),
  );

  const seconds = { pace: { kind: 'live', bank: 4, increment: 0 }, atZero: 'bot' };
  const fast = await begun({ ...wish, settings: seconds }, [anna, ben]);
  await page.goto(`/table/${fast}`);
  await clocks.locator('.runs').getByText('0:03').waitFor();
  await page.getByText('A bot is playing for you.').waitFor();
});

it('the deal of the day is played at once, and its results are shown', async () => {
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

it('a visitor without a name is asked for one, on paper', async () => {
  const { page } = await site.visit();
  await page.goto(`/new?game=${WITH_EDITIONS}`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.waitFor();
  const paper = `(() => {
    const sheet = document.createElement('p');
    sheet.style.background = 'var(--paper)';
    document.body.append(sheet);
    return getComputedStyle(sheet).backgroundColor;
  })()`;
  const colour = await dialog.evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  expect(colour).toBe(await page.evaluate(paper));
});

it('an invitation seats two, tells the third politely, and ends when there is a new one', async () => {
  const [anna, ben, cleo, dora] = await Promise.all([
    sailor(site, 'Anna', { width: 390 }),
    sailor(site, 'Ben 👩‍🚀'),
    sailor(site, 'Cleo', { width: 390, expected: [/404/] }),
    sailor(site, 'Dora', { width: 390, theme: 'dark', expected: [/404/] }),
  ]);
  await anna.page.addInitScript('navigator.share = async ({ url }) => { document.title = url; };');
  await openTable(anna, COOPERATIVE, async (page) => {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByLabel('Difficulty').selectOption('elite');
  });
  const link = await linkBy(anna);
  await anna.page.locator('.qr-code path').waitFor();
  // A phone opens its share sheet.
  expect(await anna.page.title()).toBe(link);
  // The same link is given again, after a reload too.
  await anna.page.reload();
  expect(await linkBy(anna)).toBe(link);

  await dora.page.goto(link);
  await dora.page.getByRole('heading', { name: 'Anna invites you' }).waitFor();
  await dora.page.getByText('2 of 3 seats are free.').waitFor();
  await dora.page.getByText('Forbidden Island').first().waitFor();
  await Promise.all([followLink(ben, link), followLink(cleo, link)]);
  await anna.page.getByText('Every seat is taken.').waitFor();
  await anna.page.getByText('Ben 👩‍🚀').first().waitFor();

  await dora.page.reload();
  await dora.page.getByText('You are welcome, but all seats are taken.').waitFor();
  await dora.page.getByRole('link', { name: 'Open a table of your own' }).waitFor();
  expect(await dora.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  expect(await axe(dora.page)).toEqual([]);

  await cleo.page.getByRole('button', { name: 'Get up' }).click();
  await cleo.page.getByRole('dialog').getByRole('button', { name: 'Get up' }).click();
  await anna.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await anna.page.getByRole('button', { name: 'Make a new link' }).click();
  await anna.page.getByText('The old link has ended.').waitFor();
  expect(await anna.page.getByLabel('Invitation', { exact: true }).inputValue()).not.toBe(link);
  await dora.page.reload();
  await dora.page.getByRole('heading', { name: 'This invitation has ended' }).waitFor();
  await dora.page.getByRole('link', { name: 'To the lobby' }).click();
  await dora.page.waitForURL('**/lobby');
});

it('a rejected name shows beside its field why, and what would be right', async () => {
  const { page } = await site.visit({ expected: [/400/] });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Come aboard' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name', { exact: true });
  for (const [typed, told] of [
    ['!!!', 'A name needs a letter or a digit, so that it can be read out.'],
    ['a'.repeat(31), 'A name has at most 30 letters. Shorten it a little.'],
    ['An\u200bna', 'There is a character in this name that nobody can see. Type it again by hand.'],
  ] as const) {
    await name.fill(typed);
    await dialog.getByRole('button', { name: 'Come aboard' }).click();
    await dialog.getByText(told).waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    const about = (await name.getAttribute('aria-describedby')) ?? '';
    expect(await dialog.locator(`[id="${about}"]`).textContent()).toBe(told);
  }
  await name.fill('Anna 👩‍🚀');
  await dialog.getByRole('button', { name: 'Come aboard' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
});
