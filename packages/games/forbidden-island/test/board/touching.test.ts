// Every decision is made where it happens; what cannot be done says why.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { savedGame, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { spotsOf } from '../../board/spots.ts';
import { TILES } from '../../rules/questions.ts';
import { momentOf } from './moments.ts';
import { onThisDevice } from './tables.ts';

const site = aSite();

const touch = (page: Page, spot: string): Promise<void> =>
  page.locator(`[data-spot="${spot}"]`).first().click({ force: true });

/** What has been played since the game was resumed; bots may have gone on. */
async function playedAt(page: Page, ply: number): Promise<string | undefined> {
  return (await savedGame(page))?.record.plies[ply]?.action;
}

const TOUCHED = [
  'move',
  'shore-up',
  'navigate',
  'give',
  'capture',
  'discard',
  'swim',
  'sandbags',
  'helicopter-lift',
  'board',
  'land',
] as const;

it('every decision is made by touching what it is about', async () => {
  const { page } = await site.visit();
  for (const type of TOUCHED) {
    const { record, ply, seat, action, text, view } = momentOf(type);
    await takeUp(page, record, { ply, seat });
    await page.locator('.actions button').first().waitFor();
    for (const step of spotsOf(action, view)) {
      const spot = typeof step === 'string' ? step : (step[0] ?? '');
      const look = await page.locator(`[data-spot="${spot}"]`).first().getAttribute('class');
      expect(look, `${text}: ${spot}`).toMatch(/\bopen\b/);
      await touch(page, spot);
    }
    // Where one thing can be used in two ways, the list asks which.
    const narrowed = page.locator('.narrowed .actions button', { hasText: wordsOf(type) });
    if ((await narrowed.count()) > 0) await narrowed.first().click();
    await expect.poll(() => playedAt(page, ply)).toBe(text);
  }
});

function wordsOf(type: string): RegExp {
  return new RegExp(`^(${type.split('-')[0]}|land|take)`, 'i');
}

it('capturing a treasure leads the list', async () => {
  const { page } = await site.visit({ width: 390 });
  const { record, ply, seat } = momentOf('capture');
  await takeUp(page, record, { ply, seat });
  const first = page.locator('.actions button').first();
  await first.waitFor();
  expect(await first.innerText()).toMatch(/^Capture/);
  expect(await first.getAttribute('class')).toBe('weighty');
});

describe('two steps', () => {
  it('light only the next step, and can be cancelled', async () => {
    const { record, ply, seat, action } = momentOf('give');
    if (action.type !== 'give') throw new Error('not a gift');
    const { page } = await site.visit();
    await takeUp(page, record, { ply, seat });
    const lit = page.locator('.sea .spot.open');
    await lit.first().waitFor();
    const before = await lit.count();
    await touch(page, `card:${action.card}`);
    expect(await lit.evaluateAll((spots) => spots.map((spot) => spot.dataset.spot))).toContain(
      `pawn:${action.to}`,
    );
    expect(await page.locator('.sea .spot.open[data-spot^="tile:"]').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await lit.count()).toBe(before);
  });

  it('leave the board where it is', async () => {
    const { record, ply, seat, action } = momentOf('navigate');
    if (action.type !== 'navigate') throw new Error('not steered');
    const { page } = await site.visit();
    await takeUp(page, record, { ply, seat });
    const tile = page.locator('[data-spot="tile:fools-landing"] .gone');
    const before = await tile.boundingBox();
    await touch(page, `pawn:${action.pawn}`);
    await page.locator('.narrowed').waitFor();
    expect(await tile.boundingBox()).toEqual(before);
  });
});

it('says why something is barred, with the rule and its page', async () => {
  const { record, ply, seat } = momentOf('move');
  const { page } = await site.visit();
  await takeUp(page, record, { ply, seat });
  const barred = page.locator('.sea .spot.barred[data-spot^="tile:"]').first();
  await barred.click({ force: true });
  const reason = page.getByRole('alert');
  await expect.poll(() => reason.innerText()).toMatch(/You can’t .*p\. \d/s);
  const link = await reason.getByRole('link').getAttribute('href');
  expect(link).toMatch(/^\/rules\/forbidden-island#FI-/);
  await page.goto(link ?? '');
  await page.locator(`[id="${link?.split('#')[1]}"]`).waitFor();
});

it('where a tile can mean several things, the choice opens beside it and Esc closes it', async () => {
  const flooded = TILES.filter((tile) => tile !== 'watchtower');
  const page = await onThisDevice(site, { roles: ['engineer', 'diver'], flooded });
  const tile = page.locator('.sea .spot.open[data-spot^="tile:"]').first();
  await tile.waitFor();
  await tile.click({ force: true });
  const menu = page.locator('.spot-menu');
  await menu.getByRole('button', { name: /^Move to/ }).waitFor();
  await menu.getByRole('button', { name: /^Shore up/ }).waitFor();
  const spot = page.locator('.sea .spot.picked .gone');
  const [box, at] = [await menu.boundingBox(), await spot.boundingBox()];
  expect((box?.x ?? 0) - ((at?.x ?? 0) + (at?.width ?? 0))).toBeLessThan(24);
  await page.keyboard.press('Escape');
  expect(await menu.count()).toBe(0);
});

it('ending with actions left is asked about once, and what was undone is done again', async () => {
  const page = await onThisDevice(site, { roles: ['engineer', 'diver'] });
  const ply = page.locator('.table');
  await page.locator('.sea .spot.open[data-spot^="tile:"]').first().waitFor();
  await page.locator('.sea .spot.open[data-spot^="tile:"]').first().click({ force: true });
  await expect.poll(() => ply.getAttribute('data-ply')).toBe('1');
  await page.keyboard.press('Control+z');
  await page.getByText('You take that back.').first().waitFor();
  await page.locator('.sea .spot.open[data-spot^="tile:"]').first().waitFor();
  await page.keyboard.press('Control+y');
  await page.getByText('2 actions left').first().waitFor();
  await page.keyboard.press('e');
  await page.getByText('You still have 2 actions. End all the same?').waitFor();
  const answers = await page.locator('.ending-question button').allInnerTexts();
  expect(answers.map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Back Esc',
    'Done: draw Treasure cards E',
    'End, and never ask again',
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'End, and never ask again' }).click();
  await page.locator('.log').getByText(/draw/).first().waitFor();
  expect(await page.evaluate('JSON.parse(localStorage["tidetable settings"]).asksUnused')).toBe(
    false,
  );
});

it('the second of two quick clicks on what ends a turn decides nothing', async () => {
  const page = await onThisDevice(site, { roles: ['engineer', 'diver'] });
  await page.locator('.actions button', { hasText: /^Done/ }).dblclick();
  await page.getByText('You still have 3 actions. End all the same?').waitFor();
  expect(await page.locator('.table').getAttribute('data-ply')).toBe('0');
  expect(
    await page.evaluate('JSON.parse(localStorage["tidetable settings"]).asksUnused ?? true'),
  ).toBe(true);
});

it('a tip is updated while the mouse rests', async () => {
  const page = await onThisDevice(site, {
    roles: ['engineer', 'diver'],
    hand: ['sandbags'],
    flooded: ['observatory'],
  });
  await page.locator('[data-spot="card:sandbags"]').waitFor();
  await page.locator('[data-spot="tile:observatory"]').hover({ force: true });
  const tip = page.locator('.tip');
  await tip.getByText(/^Observatory, flooded/).waitFor();
  await page.getByRole('button', { name: /^Play Sandbags on Observatory/ }).dispatchEvent('click');
  await tip.getByText(/^Observatory, dry/).waitFor();
});

it('the tip of what is as tall as the page stays within it', async () => {
  const page = await onThisDevice(site, { roles: ['engineer', 'diver'] });
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.locator('[data-spot="meter"]').hover({ force: true });
  await page
    .locator('.tip')
    .getByText(/^Water meter/)
    .waitFor();
  const { y = 0, height = 0 } = (await page.locator('.tip').boundingBox()) ?? {};
  expect(y + height).toBeLessThan(657);
});

it('a card without a target is offered as a sentence', async () => {
  const page = await onThisDevice(site, {
    roles: ['engineer', 'diver'],
    hand: ['sandbags'],
    flooded: ['observatory'],
  });
  await touch(page, 'card:sandbags');
  await touch(page, 'tile:fools-landing');
  await page.getByRole('heading', { name: /^You can’t play Sandbags on Fools. Landing/ }).waitFor();
});
