// The documentation beside the app: every link leads somewhere, and what one looks for is found.
import { expect, it } from 'vitest';
import { readSite } from '../build/docs/pages.ts';
import { axe } from './kit/axe.ts';
import { aSite } from './kit/site.ts';

const site = aSite();

it('has no link that leads nowhere', () => {
  const { pages } = readSite();
  const addresses = new Set(
    pages.flatMap(({ name, sections }) => [name, ...sections.map(({ id }) => `${name}#${id}`)]),
  );
  const links = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/<a href="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !href.startsWith('http'))
      .map((href) => (href.startsWith('#') ? `${name}${href}` : href.replace('./', ''))),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(pages.slice(0, 2).map(({ name }) => name)).toEqual(['', 'players']);
  expect(links.filter((link) => !addresses.has(link))).toEqual([]);
});

it('is linked from the app, found by a search, and read', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'How it all works' }).click();
  await page.getByRole('heading', { name: 'Documentation' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nudge somebody');
  await page.getByRole('search').getByRole('link', { name: 'keeps the others waiting' }).click();
  await page.waitForURL(/\/docs\/server#/);
  await page.getByRole('heading', { name: 'keeps the others waiting' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('xyzzy');
  await page.getByText('Nothing has all of these words.').waitFor();
  await page.goto('/docs');
  await page.getByRole('heading', { name: 'Documentation' }).waitFor();
});

it('fits a telephone', async () => {
  const { page } = await site.visit({ width: 390 });
  await page.goto('/docs/architecture');
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
