// No visible or spoken word is outside the catalogue.

import { describe, expect, it } from 'vitest';
import { COOPERATIVE, FOR_MANY } from './kit/games.ts';
import { begun, guest, looksAs, playAhead } from './kit/guests.ts';
import { aSite } from './kit/site.ts';
import { speakPseudo, strangers } from './kit/strangers.ts';

const site = aSite();

const PAGES = [
  '/',
  '/credits',
  '/rules',
  `/rules/${COOPERATIVE}`,
  '/nowhere',
  '/lobby',
  `/new?game=${FOR_MANY}`,
  '/daily',
  '/me',
  '/learn',
  '/replay',
  `/ladder/${FOR_MANY}`,
  '/verify',
];

describe('every text is from the catalogue', () => {
  it('on every page', async () => {
    const { page } = await site.visit();
    await speakPseudo(page);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByText('⟦').first().waitFor();
      expect(await strangers(page), path).toEqual([]);
    }
  });

  it.each([0, 1, 2])('at a table of the game %i', async (nth) => {
    const { page } = await site.visit();
    await speakPseudo(page);
    await page.goto('/');
    await page.locator('.play button').nth(nth).click();
    await page.locator('.actions button').first().waitFor();
    expect(await strangers(page)).toEqual([]);
  });

  it('at a table with others, open and closed, and where its game is verified', async () => {
    const { address } = site.server;
    const { page } = await site.visit();
    await speakPseudo(page);
    const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
    await looksAs(page, anna, address);
    const body = { game: COOPERATIVE, seats: 3, seating: ['me', 'bot'] };
    const { id } = await anna.api('POST /api/tables', { body });
    const looked = async (path: string, there: string): Promise<void> => {
      await page.goto(path);
      await page.locator(there).first().waitFor();
      expect(await strangers(page), path).toEqual([]);
    };
    await looked(`/table/${id}`, '.waiting-room .invite');
    const { path } = await ben.api('POST /api/tables/:table/invites', {
      params: { table: (await ben.api('POST /api/tables', { body })).id },
      body: { lets: 'table' },
    });
    await looked(path, '.invitation .terms');
    const settings = { pace: { kind: 'live', bank: 600, increment: 10 } };
    const table = await begun({ game: COOPERATIVE, settings }, [anna, ben]);
    await looked(`/table/${table}`, '.table');
    await playAhead(site.server, table);
    await looked(`/table/${table}`, '.ending .facts');
    await looked(`/verify?table=${table}`, '#findings.true');
    await looked(`/profile/${ben.id}`, '.history li');
  });
});

it('finds a text that is not', async () => {
  const { page } = await site.visit();
  await speakPseudo(page);
  await page.goto('/');
  await page.getByText('⟦').first().waitFor();
  await page.evaluate(
    "document.querySelector('main').append('⟦told⟧ untold', document.createElement('img'))",
  );
  await page.evaluate("document.querySelector('main > img').alt = 'a gull'");
  expect(await strangers(page)).toEqual(['main.home: ⟦told⟧ untold', 'img alt: a gull']);
});
