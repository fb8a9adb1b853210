// Forbidden Island in every window: the island fills it, its words are legible, its buttons touchable, and nothing moves it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  atEverySize,
  hardToTouch,
  overlap,
  roomOf,
  roomsOf,
  writtenOn,
} from '../../../../web/test/kit/rooms.ts';
import { recorded, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';

const site = aSite();

/** The least fraction of the window's height that the island fills, or of its width where that is scarcer. */
const FILLED: Readonly<Record<string, readonly ['height' | 'width', number]>> = {
  '1440x900': ['height', 0.83],
  '1366x657': ['height', 0.93],
  '1280x720': ['height', 0.93],
  '1180x820': ['height', 0.8],
  '820x1180': ['width', 0.8],
  '390x844': ['width', 0.97],
  '844x390': ['height', 0.95],
  '1440x900-twice': ['height', 0.88],
};

/** Pawns are small, since four must fit on a tile: the list offers their actions too. */
const BUTTONS =
  '.island-board :is(button, [role="button"]):not([data-spot^="pawn:"], dialog *), .hand button';

/** A board with every tile standing, on a touch screen. */
async function atTheTable(ply: number, seat: number): Promise<Page> {
  const { page } = await site.visit({ width: 390 });
  const record = recorded('forbidden-island', 'lost-skull');
  await takeUp(page, record, { ply, seat, settings: { flows: false } });
  await page.locator('.actions button').first().waitFor();
  return page;
}

it('fills every window, with names that can be read and buttons that can be touched', async () => {
  const page = await atTheTable(41, 3);
  await page.getByRole('button', { name: 'Odds' }).click();
  await atEverySize(page, async ({ name }, window) => {
    const [side, part] = FILLED[name] ?? ['height', 1];
    const island = await roomOf(page, '.tile .gone');
    expect(island[side] / window[side], `${name}: filled`).toBeGreaterThan(part);

    const texts = await writtenOn(page, '.island text');
    expect(texts.length).toBeGreaterThan(24);
    expect(
      texts.filter(({ size }) => size < 11),
      `${name}: too small`,
    ).toEqual([]);

    const names = await writtenOn(page, '.tile:not(.sunk) .name');
    const tiles = await roomsOf(page, '.tile:not(.sunk) .gone');
    expect(names.length).toBe(tiles.length);
    expect(
      names.filter(({ x, width }, nth) => {
        const tile = tiles[nth] ?? { x: 0, width: 0 };
        return x < tile.x - 1 || x + width > tile.x + tile.width + 1;
      }),
      `${name}: beyond its tile`,
    ).toEqual([]);
    const crossed = names.filter((one, nth) =>
      names.slice(nth + 1).some((other) => overlap(one, other)),
    );
    expect(crossed, `${name}: over another`).toEqual([]);

    expect(await hardToTouch(page, BUTTONS), `${name}: hard to touch`).toEqual([]);
    const crew = await roomOf(page, '.crew');
    for (const card of await roomsOf(page, '.crew .mini'))
      expect(card.x + card.width, `${name}: beyond its panel`).toBeLessThanOrEqual(
        crew.x + crew.width,
      );

    const dock = await roomOf(page, '.dock');
    for (const card of await roomsOf(page, '.hand .card')) {
      expect(card.x + card.width, `${name}: cut off`).toBeLessThanOrEqual(dock.x + dock.width);
      expect(card.y + card.height, `${name}: cut off`).toBeLessThanOrEqual(dock.y + dock.height);
    }
  });
}, 60_000);

it('keeps the "no" and its "not until" in sight, however much there is to choose', async () => {
  const { page } = await site.visit({ width: 390 });
  const record = recorded('forbidden-island', 'won');
  await takeUp(page, record, { ply: Math.round(record.plies.length * 0.45) });
  await page.locator('.not-until').waitFor();
  await atEverySize(page, async ({ name }) => {
    const list = await roomOf(page, '.action-list');
    const no = await roomOf(page, '.actions .decisive button');
    const notUntil = await roomOf(page, '.not-until summary');
    for (const { y, height } of [no, notUntil])
      expect(y + height, `${name}: cut off`).toBeLessThanOrEqual(list.y + list.height);
    expect(overlap(no, notUntil), `${name}: one over the other`).toBe(false);
    const both = '.actions .decisive button, .not-until summary';
    expect(await hardToTouch(page, both), `${name}: hard to touch`).toEqual([]);
  });
}, 60_000);

it('stays where it is, whatever there is to choose or to tell', async () => {
  const page = await atTheTable(80, 0);
  const first = await roomOf(page, '.island');
  const ply = (): Promise<string | null> => page.locator('.table').getAttribute('data-ply');
  const before = await ply();
  for (let turn = 0; turn < 3; turn++) {
    const last = await ply();
    await page.locator('.actions button.weighty').first().click();
    await expect.poll(ply).not.toBe(last);
    await page.locator('.actions button').first().waitFor();
    expect(await roomOf(page, '.island')).toEqual(first);
  }
  expect(await ply()).not.toBe(before);
  await page.getByRole('button', { name: 'What is this?' }).click();
  expect(await roomOf(page, '.island')).toEqual(first);
}, 60_000);
