// The table of Forbidden Island by keyboard, on a phone, and with a screen reader.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from '../../../../web/test/kit/axe.ts';
import { recorded, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { cues } from '../../board/cues.ts';
import { momentsOf } from './moments.ts';

const site = aSite();
const game = (name: string) => recorded('forbidden-island', name);

describe.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('at %i in %s', (width, theme) => {
  it('is accessible', async () => {
    const { page } = await site.visit({ width, theme });
    await takeUp(page, game('lost-skull'), { ply: 80, seat: 0 });
    await page.locator('.actions button').first().waitFor();
    await page.getByRole('button', { name: 'Odds' }).click();
    expect(await axe(page)).toEqual([]);
  }, 120_000);
});

describe('on a telephone', () => {
  const inSight = async (page: Page, selector: string): Promise<boolean> => {
    const box = await page.locator(selector).boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 844 && box.x + box.width <= 391;
  };

  it('board, prompt and hand are in sight together', async () => {
    const { page } = await site.visit({ width: 390 });
    await takeUp(page, game('lost-skull'), { ply: 41, seat: 3 });
    await page.locator('.actions button').first().waitFor();
    for (const part of ['.island', '.prompt', '.hand'])
      expect(await inSight(page, part)).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(844);
    const tile = await page.locator('[data-spot="tile:observatory"] .ground').boundingBox();
    expect(tile?.width).toBeGreaterThan(54);
  });

  it('a drawer takes the focus and gives it back', async () => {
    const { page } = await site.visit({ width: 390 });
    await takeUp(page, game('won'), { ply: 40 });
    const opener = page.getByRole('button', { name: 'Players', exact: true });
    await opener.click();
    const isInside = 'document.activeElement.closest(".crew-side") !== null';
    await expect.poll(() => page.evaluate(isInside)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.crew-side').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Players');
  });
});

it('lets anybody look through the discards', async () => {
  const { page } = await site.visit();
  await takeUp(page, game('lost-skull'), { ply: 80 });
  await page.locator('[data-spot="deck:flood"]').click();
  const dialog = page.getByRole('dialog', { name: 'Decks and discards' });
  await expect.poll(() => dialog.innerText()).toMatch(/Tidal Palace/);
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
});

it('shows the odds of the next flood on the tiles', async () => {
  const { page } = await site.visit();
  await takeUp(page, game('won'), { ply: 40 });
  const plates = page.locator('.island .odds');
  expect(await plates.count()).toBe(0);
  await page.getByRole('button', { name: 'Odds' }).click();
  expect(await plates.count()).toBeGreaterThan(5);
  expect(await plates.first().textContent()).toMatch(/^\d+%$/);
  expect(await page.getByRole('note').innerText()).toContain('sinks next');
});

it('has a place for everything that events point at', async () => {
  const moments = [...momentsOf('lost-skull')];
  const spots = new Set<string>();
  for (const { events, view } of moments)
    for (const event of events) {
      const { at = [], flight } = cues[event.type](event as never, view);
      for (const spot of [...at, ...(flight === undefined ? [] : [flight.from, flight.to])])
        spots.add(spot);
    }
  expect(spots.size).toBeGreaterThan(30);
  for (const width of [1440, 390]) {
    const { page } = await site.visit({ width });
    await takeUp(page, game('lost-skull'), { ply: 80 });
    await page.locator('.island').waitFor();
    const missing = await page.evaluate(
      (names) =>
        names.filter((name) => {
          const found = document.querySelectorAll(`[data-spot="${name}"], [data-place="${name}"]`);
          return ![...found].some((thing) => thing.getBoundingClientRect().width > 0);
        }),
      [...spots],
    );
    expect(missing).toEqual([]);
  }
});

describe('when the waters rise', () => {
  const rising = [...momentsOf('lost-skull')].find(({ events }) =>
    events.some(({ type }) => type === 'waters-rose'),
  );

  it('is staged, and any key ends the scene', async () => {
    const { page } = await site.visit({ reducedMotion: 'no-preference' });
    await takeUp(page, game('lost-skull'), { settings: { speed: 'slow' } });
    await page.goto(`/local/taken-up?ply=${rising?.ply ?? 0}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const risen = page.locator('.theatre .rise', { hasText: 'Waters Rise!' });
    await risen.waitFor();
    expect(await risen.locator('.here').textContent()).toBe('3');
    await page.keyboard.press('x');
    await page.locator('.theatre').getByText('shuffled back on top').waitFor();
    await page.keyboard.press('Escape');
    await risen.waitFor({ state: 'detached' });
  });
});
