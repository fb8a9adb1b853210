// After a game with others: a rematch, a fork from a moment, and the record as a file.

import { expect, it } from 'vitest';
import { COOPERATIVE } from '../kit/games.ts';
import { begun, guest, looksAs, playAhead } from '../kit/guests.ts';
import { aSite } from '../kit/site.ts';
import { actionsOf } from './people.ts';

const site = aSite();

it('is played again, played on, kept in a file and opened from it', async () => {
  const { address } = site.server;
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  const table = await begun({ game: COOPERATIVE }, [anna, ben]);
  await playAhead(site.server, table);
  const [annas, bens] = [await site.visit(), await site.visit()];
  await looksAs(annas.page, anna, address);
  await looksAs(bens.page, ben, address);
  const { page } = annas;
  await Promise.all([page, bens.page].map((one) => one.goto(`/table/${table}`)));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = await (await download).path();

  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.pathname !== `/table/${table}`);
  await page.getByText('Every seat is taken.').or(page.getByText('still free')).first().waitFor();
  await bens.page.getByRole('link', { name: 'To the next game' }).click();
  await bens.page.waitForURL(page.url());
  await bens.page.getByText('Kept for you').waitFor();

  await page.goto(`/table/${table}?ply=1`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('group', { name: 'Play on as…' }).getByRole('button').first().click();
  await page.waitForURL((url) => !url.pathname.includes(table) && url.search === '');
  // Bosun may lose the game in its turn.
  await actionsOf(page).or(page.locator('.ending')).first().waitFor();

  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles(file);
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  const { plies } = await anna.api('GET /api/tables/:table/record', { params: { table } });
  const last = page.getByRole('slider', { name: 'Moment' });
  expect(await last.getAttribute('max')).toBe(String(plies.length));
});
