// Bot levels: chosen at a waiting table and played accordingly, on the server and in a browser.

import { expect, it } from 'vitest';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { guest, looksAs } from '../kit/guests.ts';
import { recorded, savedGame, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

it('lets the owner of a table choose, and a captain then plays', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  const body = { game: COOPERATIVE, seats: 2, seating: ['me'], options: { first: '2' } };
  const { id } = await anna.api('POST /api/tables', { body });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Add a bot at seat 2' }).click();
  const level = page.getByLabel('How well the bot at seat 2 plays');
  await expect.poll(() => level.inputValue()).toBe('bosun');
  await level.selectOption('captain');
  await expect.poll(() => level.isEnabled()).toBe(true);
  const { seats } = await anna.api('GET /api/tables/:table', { params: { table: id } });
  expect(seats.map(({ bot }) => bot)).toEqual([null, 'captain']);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect
    .poll(async () => (await site.server.context.store.entries(id, 0)).length, { timeout: 30_000 })
    .toBeGreaterThan(2);
});

it.each([
  [COOPERATIVE, 'lost-skull'],
  [WITH_EDITIONS, 'raid-six-buildings'],
  [FOR_MANY, 'new-ship'],
])('has captains play %s without a server', async (game, name) => {
  const { page } = await site.visit();
  const record = recorded(game, name);
  const seating = Array.from({ length: record.seats }, () => ({ bot: 'captain' }));
  const ply = Math.round(record.plies.length / 2);
  await takeUp(page, record, { ply, seating });
  await expect
    .poll(async () => (await savedGame(page))?.record.plies.length, { timeout: 30_000 })
    .toBeGreaterThan(ply + 5);
});
