// Replaying a game: by mouse, by key, by link, through other eyes; and forking it.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../kit/axe.ts';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { fileOf, recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

const LAST = 171;

async function openRecord(page: Page): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles(fileOf(COOPERATIVE, 'version-1/won'));
  await page.getByRole('region', { name: 'Replay' }).waitFor();
}

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });

async function isAt(page: Page, ply: number): Promise<void> {
  const said = () => page.locator('.scrubber').getAttribute('aria-valuetext');
  await expect.poll(said, { timeout: 20_000 }).toBe(`Move ${ply} of ${LAST}`);
}

it('steps and scrubs by mouse and by key, and the address and the log go along', async () => {
  const { page } = await site.visit();
  await openRecord(page);
  await isAt(page, 0);
  await page.getByRole('button', { name: 'One move on' }).click();
  await isAt(page, 1);
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await isAt(page, 3);
  await page.keyboard.press('[');
  await isAt(page, 2);
  await page.waitForURL(/\?ply=2$/);
  const box = await moment(page).boundingBox();
  if (box === null) throw new Error('there is no scrubber');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL(/\?ply=8\d$/);
  await page.keyboard.press('ArrowRight');
  const marked = page.locator('.log [aria-current="step"]').first();
  await marked.waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await isAt(page, LAST);
  const seventh = page.locator('.log [data-told]').nth(6);
  await seventh.locator('.line').click();
  await expect.poll(() => seventh.getAttribute('aria-current')).toBe('step');
});

it('runs by itself, and stops when told', async () => {
  const { page } = await site.visit();
  await openRecord(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await isAt(page, 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  const at = await moment(page).inputValue();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await moment(page).inputValue()).toBe(at);
});

/** A recorded game at this moment, in a page that may read the clipboard. */
async function withClipboardAt(ply: number): Promise<Page> {
  const { page, context } = await site.visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await takeUp(page, recorded(COOPERATIVE, 'version-1/won'));
  await page.getByRole('button', { name: 'To the board' }).click();
  await moment(page).fill(String(ply));
  await isAt(page, ply);
  return page;
}

it('opens at the moment that a link names, with the eyes it names', async () => {
  const page = await withClipboardAt(40);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).toMatch(/\/local\/taken-up\?ply=40$/);
  await page.goto(`${link}&eyes=1`);
  await isAt(page, 40);
  expect(await page.getByLabel('Seen by').inputValue()).toBe('1');
});

it('copies a link where the browser has no clipboard for pages, as over plain HTTP', async () => {
  const page = await withClipboardAt(40);
  await page.evaluate(`
    clipboard = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  `);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate<string>('clipboard.readText()')).toMatch(/taken-up\?ply=40$/);
});

it('shows the result of a game, and then replays it through any eyes', async () => {
  const { page } = await site.visit();
  await takeUp(page, recorded(WITH_EDITIONS, 'architect'));
  const end = page.getByRole('region', { name: 'The end' });
  await end.getByRole('heading', { name: /won with 92 renown/ }).waitFor();
  await end.getByRole('row', { name: /^Total/ }).waitFor();
  const rows = await end.getByRole('row').allInnerTexts();
  const [total, ...parts] = rows
    .slice(1)
    .map((row) => Number(row.split('\t')[2]))
    .reverse();
  expect(total).toBe(92);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(92);
  await end.getByRole('img', { name: /Chart through the game/ }).waitFor();
  const saving = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Share picture' }).click();
  const picture = readFileSync(await (await saving).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  await end.getByRole('button', { name: 'To the board' }).click();
  await page.keyboard.press('Home');
  await expect.poll(() => moment(page).inputValue()).toBe('0');
  await page.keyboard.press('End');
  await expect.poll(() => moment(page).inputValue()).toBe(await moment(page).getAttribute('max'));
  await moment(page).fill('3');
  const hands = new Set<string>();
  for (const eyes of ['0', '1', 'spectator']) {
    await page.getByLabel('Seen by').selectOption(eyes);
    await page.waitForURL(new RegExp(`ply=3&eyes=${eyes}$`));
    hands.add(await page.locator('.table').innerText());
  }
  expect(hands.size).toBe(3);
});

it('plays on from a moment as a game of its own, and leaves the old one as it was', async () => {
  const { page } = await site.visit();
  await takeUp(page, recorded(COOPERATIVE, 'version-1/won'));
  await page.getByText('19', { exact: true }).waitFor();
  // Errors on a board are for the tests of that board.
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'To the board' }).click();
  await moment(page).fill('30');
  await isAt(page, 30);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('group', { name: 'Play on as…' }).getByRole('button').nth(1).click();
  await page.waitForURL((url) => /^\/local\/[0-9a-f]{12}$/.test(url.pathname));
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
  await page.reload();
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().waitFor();
  await page.goto('/replay');
  await page.getByText('moves so far').waitFor();
  expect(await page.getByRole('link', { name: 'Go on' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Look' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('moves so far').waitFor({ state: 'detached' });
});

it('says what is wrong with a file that is not a record', async () => {
  const { page } = await site.visit();
  await page.goto('/replay');
  const give = (text: string): Promise<void> =>
    page
      .getByLabel('Record file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('ahoy');
  await page.getByText('a.json is not the record of a game: it is not JSON.').waitFor();
  await give('{"hello": 1}');
  await page.getByText('it names no game and no seats').waitFor();
  await give('{"game": "chess", "seats": 2}');
  await page.getByText('There is no game called chess here.').waitFor();
  await give(`{"game": "${FOR_MANY}", "seats": 2}`);
  await page.getByText(/record\.\w+/).waitFor();
  expect(await axe(page)).toEqual([]);
});

it('names the house rules of a record, beside the board and in the list', async () => {
  const { page } = await site.visit();
  for (const name of ['house-rules', 'trading']) {
    await page.goto('/replay');
    await page.getByLabel('Record file').setInputFiles(fileOf(WITH_EDITIONS, name));
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    const told = page.locator('.log-side .house-rules', { hasText: 'house rule' });
    expect(await told.count()).toBe(name === 'house-rules' ? 1 : 0);
  }
  await page.goto('/replay');
  const listed = page.locator('.kept').last().locator('.house-rules');
  await listed.locator('summary').click();
  await expect
    .poll(() => listed.innerText())
    .toMatch(/house rules in force[\s\S]*Buildings answer/);
  expect(await page.locator('.kept').first().locator('.house-rules').count()).toBe(0);
});
