// Plunder's chart in every window: its size, legible words, and nothing that moves it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { recorded, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { SIZES } from '../../../../web/test/screens/sizes.ts';
import { decisionBefore, decisionLike } from './positions.ts';

const site = aSite();
const STILL = { settings: { speed: 'off' } };

interface Seen {
  /** The visible part of the chart's drawing. */
  readonly chart: { readonly width: number; readonly height: number };
  /** The room that the chart and its supply share. */
  readonly room: { readonly width: number; readonly height: number };
  readonly board: string;
  readonly small: readonly string[];
  readonly clashes: readonly string[];
  /** Buttons smaller than a finger. */
  readonly tight: readonly string[];
}

const LOOK = `(() => {
  const svg = document.querySelector('.plunder-chart');
  const frame = document.querySelector('.zoom').getBoundingClientRect();
  const paper = svg.querySelector('.neatline .paper').getBoundingClientRect();
  const room = document.querySelector('.waters').getBoundingClientRect();
  const texts = [...svg.querySelectorAll('text')].filter((text) => text.getClientRects().length > 0);
  const small = texts
    .filter((text) => text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize) < 11)
    .map((text) => text.textContent + ' ' + text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize));
  const names = [...svg.querySelectorAll('.island-name, text.waters')].map((text) => {
    const { left, top, right, bottom } = text.getBoundingClientRect();
    // Lines reach farther than letters.
    const trim = (bottom - top) * 0.12;
    return { name: text.textContent, left, top: top + trim, right, bottom: bottom - trim };
  });
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const clashes = names.flatMap((one, nth) =>
    names.slice(nth + 1).filter((other) => meet(one, other)).map((other) => one.name + ' / ' + other.name));
  const beyond = names.filter(({ left, right }) => left < paper.left || right > paper.right).map(({ name }) => name + ' / edge');
  const tight = [...document.querySelectorAll('.plunder button')]
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ button, box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
    .map(({ button, box }) => (button.getAttribute('aria-label') ?? button.textContent) + ' ' + box.width + '×' + box.height);
  const seen = (from, to, low, high) => Math.min(to, high) - Math.max(from, low);
  return {
    chart: { width: seen(paper.left, paper.right, frame.left, frame.right), height: seen(paper.top, paper.bottom, frame.top, frame.bottom) },
    room: { width: room.width, height: room.height },
    board: [room.left, room.top, room.width, room.height].join(' '),
    small, clashes: [...clashes, ...beyond], tight,
  };
})()`;

/** Width of a square in pixels. */
const SQUARE = `document.querySelector('.plunder-chart .field').getBoundingClientRect().width / 56 * 60`;

const settled = (page: Page): Promise<void> =>
  page.evaluate(
    'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))',
  );

const look = (page: Page): Promise<Seen> => page.evaluate<Seen>(LOOK);

/** A moment of a finished game: no bot is thinking. */
async function lookBack(page: Page, record: string, ply: number): Promise<void> {
  await takeUp(page, recorded('plunder', record), STILL);
  await page.goto(`/local/taken-up?ply=${ply}`);
}

/** Every window in turn, with a mouse. */
async function inEveryWindow(
  page: Page,
  check: (seen: Seen, name: string, height: number) => void,
): Promise<void> {
  for (const { name, width, height, zoom = 1 } of SIZES) {
    await page.setViewportSize({ width: width / zoom, height: height / zoom });
    await settled(page);
    check(await look(page), name, height / zoom);
  }
}

it('gives the wide chart all the width or nearly all the height, with names that can be read', async () => {
  const { page } = await site.visit();
  await lookBack(page, 'three-teams-of-two', 400);
  await page.locator('.island-name').first().waitFor();
  await inEveryWindow(page, ({ chart, room, small, clashes }, name, height) => {
    expect([name, small, clashes]).toEqual([name, [], []]);
    const isAllWide = chart.width >= room.width * 0.99;
    const least = name === '844x390' ? 0.85 : 0.88;
    const isHigh = chart.height >= height * least;
    expect([name, chart, isAllWide || isHigh]).toEqual([name, chart, true]);
    if (['1366x657', '844x390'].includes(name)) expect([name, isHigh]).toEqual([name, true]);
  });
});

it('gives the square chart of two captains nearly all the height', async () => {
  const { page } = await site.visit();
  await lookBack(page, 'conquest', 100);
  await page.locator('.island-name').first().waitFor();
  await inEveryWindow(page, ({ chart, small, clashes }, name, height) => {
    expect([name, small, clashes]).toEqual([name, [], []]);
    if (['1366x657', '1280x720', '844x390'].includes(name))
      expect([name, chart.height / height >= 0.88]).toEqual([name, true]);
  });
});

it('has all six captains beside it, each with a button for a finger, and the heading of the log below them', async () => {
  const { page } = await site.visit({ width: 1180, height: 820 });
  await lookBack(page, 'new-ship', 700);
  await page.locator('.captain:nth-child(6)').waitFor();
  for (const [width, height] of [
    [1180, 820],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const hidden = ['.crew-side', '.log-side'].map((side) =>
      page.locator(side).evaluate((box) => box.scrollHeight - box.clientHeight),
    );
    expect([width, await Promise.all(hidden)]).toEqual([width, [0, 0]]);
    expect([width, (await look(page)).tight]).toEqual([width, []]);
  }
});

it('stays where it is while things are refused and drawn up, and a finger hits every button of it', async () => {
  const { record, ply, seat } = decisionLike(
    ({ state, offers }) =>
      state.agenda.at(-1)?.step === 'command' &&
      offers().open.some(({ action }) => action.type === 'offer'),
  );
  const { page } = await site.visit({ width: 844, height: 390 });
  await takeUp(page, record, { ply, seat, ...STILL });
  await page.locator('.actions button').first().waitFor();
  expect(await page.evaluate(SQUARE)).toBeGreaterThanOrEqual(44);
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const before = await look(page);
    expect([width, before.tight]).toEqual([width, []]);
    await page.locator('[data-spot="build:ship"]').dispatchEvent('click');
    await page.locator('.why-not').waitFor();
    expect((await look(page)).board).toBe(before.board);
    await page.locator('[data-spot="bargain"]').dispatchEvent('click');
    await page.locator('.matter').waitFor();
    const drawnUp = await look(page);
    expect([drawnUp.board, drawnUp.chart]).toEqual([before.board, before.chart]);
    expect([width, drawnUp.tight]).toEqual([width, []]);
    await page.keyboard.press('Escape');
    await page.locator('.matter').waitFor({ state: 'detached' });
  }
});

it('holds the verdict of a fight until a key is pressed, then shows what was lost', async () => {
  const { page } = await site.visit({ reducedMotion: 'no-preference' });
  const { record, ply, seat } = decisionBefore('lost-life', ({ left }) => left > 0);
  await page.clock.install();
  await takeUp(page, record, { seat, settings: { speed: 'slow', sound: false } });
  await page.goto(`/local/taken-up?ply=${ply}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.theatre .fight').waitFor();
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
  expect(await page.locator('.theatre .verdict').innerText()).toMatch(/attack/);
  await page.keyboard.press('x');
  await page.locator('.theatre .lost-life').waitFor();
  expect(await page.locator('.theatre .lost-life').innerText()).toMatch(/loses a life/);
  await page.locator('.plunder-chart').click();
  await page.locator('.theatre .lost-life').waitFor({ state: 'detached' });
});
