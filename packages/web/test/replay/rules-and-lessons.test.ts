// Looking up a rule, and the lessons.

import { loadedGame } from '@tidetable/catalogue/loaded';
import { describe, expect, it } from 'vitest';
import { chaptersIn, piecesOf } from '../../src/pages/rules-chapters.ts';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

const rulebook = loadedGame(COOPERATIVE).words.rulebook(COOPERATIVE);

function idsFor(wanted: string): readonly string[] {
  return chaptersIn(rulebook, wanted).flatMap(({ rules }) => rules.map(([id]) => id));
}

describe('a rulebook', () => {
  it('gives every rule when nothing is looked for', () => {
    expect(idsFor(' ')).toHaveLength(Object.keys(rulebook).length);
  });

  it('gives the rules that have all the words, in whatever order', () => {
    expect(idsFor('fi-move-1')).toContain('FI-MOVE-1');
    expect(idsFor('MOVE adjacent')).toEqual(idsFor('adjacent move'));
    expect(idsFor('no such words here')).toEqual([]);
  });

  it('marks what was looked for, and nothing else is lost', () => {
    const pieces = piecesOf('A tile (flooded) sinks.', ['tile', '(flooded)']);
    expect(pieces.map(({ text }) => text).join('')).toBe('A tile (flooded) sinks.');
    expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
      'tile',
      '(flooded)',
    ]);
  });
});

it('is searched, and a link to a rule leads to it', async () => {
  const { page } = await site.visit();
  await page.goto(`/rules/${COOPERATIVE}#FI-MOVE-2`);
  const rule = page.locator('#FI-MOVE-2');
  await rule.and(page.locator('.here')).waitFor();
  await expect
    .poll(() =>
      rule.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await page.getByRole('searchbox').fill('helicopter lift');
  await page.locator('.rule mark').first().waitFor();
  expect(await rule.count()).toBe(0);
  const found = await page.locator('.rule').count();
  expect(found).toBe(idsFor('helicopter lift').length);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No rule has all of these words.').waitFor();
});

it('takes a beginner by the hand, one idea at a time, and lets go when told', async () => {
  const { page } = await site.visit();
  await page.goto(`/learn/${COOPERATIVE}`);
  const coach = page.getByRole('region', { name: 'Your coach' });
  await coach.getByText('Welcome ashore!').waitFor();
  await coach.getByRole('button', { name: 'Got it' }).click();
  await coach.getByText('This is you.').waitFor();
  await page.locator('.pointer').waitFor();
  await coach.getByRole('button', { name: 'Got it' }).click();
  await coach.getByText(/touch/i).waitFor();
  const told = await coach.locator('p').innerText();
  expect(told).toMatch(/shore it up/);
  await page
    .getByRole('button', { name: /^Shore up/ })
    .first()
    .click();
  // There is more than one tile to choose from.
  await page.locator('.actions button').first().click();
  await expect.poll(() => page.locator('.coach p').first().textContent()).not.toBe(told);
  await coach.getByRole('button', { name: 'Skip the lesson' }).click();
  await coach.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
});

it.each(['light', 'dark'] as const)(
  'speaks of what the page shows when a Special card could be played (%s)',
  async (theme) => {
    const { page } = await site.visit({ theme });
    await page.goto(`/learn/${COOPERATIVE}`);
    const coach = page.getByRole('region', { name: 'Your coach' });
    const gotIt = coach.getByRole('button', { name: 'Got it' });
    const actions = page.locator('.actions button');
    // The hints on the way are dismissed; the turn ends at once.
    await gotIt.click();
    await gotIt.click();
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await actions.filter({ hasText: /^No/ }).waitFor();
    while (!/Special card, so you are asked/.test(await coach.locator('p').innerText()))
      await gotIt.click();
    const told = await coach.locator('p').innerText();
    expect(told).toMatch(/press No\. “Not until…”/);
    await page.getByText('Not until…', { exact: true }).waitFor();
    const [finger, no] = await Promise.all([
      page.locator('.pointer').boundingBox(),
      actions.filter({ hasText: /^No/ }).boundingBox(),
    ]);
    const middle = (finger?.x ?? 0) + (finger?.width ?? 0) / 2;
    expect(middle).toBeGreaterThan(no?.x ?? 0);
    expect(middle).toBeLessThan((no?.x ?? 0) + (no?.width ?? 0));
    const ply = await page.locator('.table').getAttribute('data-ply');
    await actions.filter({ hasText: /^No/ }).click();
    await expect.poll(() => page.locator('.table').getAttribute('data-ply')).not.toBe(ply);
    await expect.poll(() => coach.innerText()).not.toContain('so you are asked');
  },
);

it('points at Undo while there is something to take back', async () => {
  const { page } = await site.visit();
  await page.goto(`/learn/${COOPERATIVE}`);
  const coach = page.getByRole('region', { name: 'Your coach' });
  for (const _hint of ['welcome', 'pawn'])
    await coach.getByRole('button', { name: 'Got it' }).click();
  for (const kind of ['shore-up', 'move']) {
    await coach.getByText(kind === 'move' ? /^Walk/ : /shore it up/).waitFor();
    await page.locator('.sea .spot.open[data-spot^="tile:"]').first().waitFor();
    await page
      .locator('.actions button', { hasText: kind === 'move' ? /^Move/ : /^Shore/ })
      .click();
    const choice = page.locator('.action-list.narrowed button').first();
    if (await choice.count()) await choice.click();
  }
  await coach.getByText(/Undo takes your steps back/).waitFor();
  const undo = page.getByRole('button', { name: /^Undo( U)?$/ });
  expect(await undo.getAttribute('aria-disabled')).toBe('false');
});

it.each([WITH_EDITIONS, FOR_MANY])('teaches the first turn of %s', async (game) => {
  const { page } = await site.visit();
  await page.goto(`/learn/${game}`);
  const coach = page.getByRole('region', { name: 'Your coach' });
  await coach.getByText(/^Captain, /).waitFor();
  await coach.getByRole('button', { name: 'Got it' }).click();
  await coach
    .getByText(/^(?!Captain)/)
    .first()
    .waitFor();
});
