// Every page that needs nobody else: opens by its address, large and small, by day and by night, and keeps nobody out.
import { describe, expect, it } from 'vitest';
import { axe } from './kit/axe.ts';
import { aSite } from './kit/site.ts';

const site = aSite();

const PAGES = [
  ['/', 'Forbidden Island'],
  ['/credits', 'Credits'],
  ['/rules/forbidden-island', 'The rules of Forbidden Island'],
] as const;

describe.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('at %i in %s', (width, theme) => {
  it.each(PAGES)('%s', async (path, heading) => {
    const { page } = await site.visit({ width, theme });
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });
});
