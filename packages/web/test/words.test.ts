// No word that anybody sees or hears lives outside the catalogue.
import { describe, expect, it } from 'vitest';
import { aSite } from './kit/site.ts';
import { speakPseudo, strangers } from './kit/strangers.ts';

const site = aSite();

const PAGES = [
  '/',
  '/credits',
  '/rules',
  '/rules/forbidden-island',
  '/nowhere',
  '/lobby',
  '/new?game=plunder',
  '/daily',
  '/me',
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

  it('at a table', async () => {
    const { page } = await site.visit();
    await speakPseudo(page);
    await page.goto('/');
    await page.locator('.play button').first().click();
    await page.locator('.actions button').first().waitFor();
    expect(await strangers(page)).toEqual([]);
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
