// Islebound at every size: the chart fills the window, its names are legible, nothing moves it, and its buttons are touchable.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { SIZES, type Size } from '../../../../web/test/screens/sizes.ts';
import { deepFog, islebound } from '../../rules/index.ts';
import { firstWhere, type Kept } from './games.ts';

const site = aSite();
const LEAST_LETTER = 11;
const FINGER = 44;
/** The empty corners of rotated tokens. */
const SLACK = 8;

/** In fractions of the window's height; elsewhere the chart is as large as the boards beside it allow. */
const LEAST_HEIGHT: Readonly<Record<string, number>> = {
  '1366x657': 0.88,
  '1280x720': 0.88,
  '844x390': 0.85,
};

const sailing = ({ frame }: { frame: { step: string } }): boolean => frame.step === 'move';
const RETAIL_4 = firstWhere({ game: islebound, seats: 4, options: {} }, sailing);
const HIRING = firstWhere(
  { game: islebound, seats: 2, options: {} },
  ({ frame }) => frame.step === 'hire',
);
const FOG = firstWhere({ game: deepFog, seats: 4, options: {} }, sailing);

async function layOut(page: Page, { record, seat }: Kept): Promise<void> {
  await takeUp(page, record, { seat, settings: { speed: 'off' } });
  await page.locator('.actions button').first().waitFor();
}

async function sizeTo(page: Page, { width, height, zoom = 1 }: Size): Promise<void> {
  const size = { width: Math.round(width / zoom), height: Math.round(height / zoom) };
  await page.setViewportSize(size);
  // Resize observers have run.
  await page.evaluate(
    `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))`,
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Room {
  /** The drawing from top to bottom. */
  readonly tall: number;
  readonly window: number;
  readonly names: readonly { readonly name: string; readonly letter: number; readonly box: Box }[];
  /** Figures and notes on the chart. */
  readonly figures: readonly { readonly text: string; readonly letter: number }[];
  /** Buttons below touch size. */
  readonly slight: readonly string[];
  /** What is clipped at the side. */
  readonly cut: readonly string[];
  /** Marks of towns that the chart's edge cuts off. */
  readonly beyond: readonly string[];
  readonly scrolls: boolean;
}

const measured = (page: Page): Promise<Room> =>
  page.evaluate<Room>(`(() => {
    const chart = document.querySelector('.archipelago');
    const edges = [...chart.querySelectorAll('.shallows, .fog-card rect, .scroll, .stack-note')].map((one) => one.getBoundingClientRect());
    const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
    const letter = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    const buttons = [...document.querySelectorAll('.sea button, .hand button, .crew-side button')].filter((one) => one.checkVisibility());
    const wide = [...document.querySelectorAll('.boards, .ship-board, .skipper, .building-card, .card-of-paper, .zone, .moments')];
    return {
      tall: Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top)),
      window: innerHeight,
      names: [...chart.querySelectorAll('.town-name')].map((one) => ({ name: one.textContent, letter: letter(one), box: box(one) })),
      figures: [...chart.querySelectorAll('.banner text, .entry text, .toll text, .stack-note, .fog-card text')].map((one) => ({ text: one.textContent, letter: letter(one) })),
      slight: buttons.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < ${FINGER - 0.5} || height < ${FINGER - 0.5} ? [one.textContent + ' ' + one.className + ' ' + Math.round(width) + '×' + Math.round(height)] : [];
      }),
      cut: wide.filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + ${SLACK}).map((one) => one.className),
      beyond: [...chart.querySelectorAll('.entry circle, .banner .drape, .owner-flag, .marker')].filter((one) => {
        const [mark, edge] = [one, chart.closest('.chart-side')].map(box);
        return edge.right > edge.left && (mark.left < edge.left || mark.right > edge.right);
      }).map((one) => one.parentNode.className.baseVal),
      scrolls: document.querySelector('.boards').scrollHeight > document.querySelector('.boards').clientHeight + 1,
    };
  })()`);

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

it.each([
  ['retail', RETAIL_4],
  ['Deep Fog', FOG],
] as const)(
  'has room at every size: %s',
  async (_edition, kept) => {
    // A coarse pointer, as on a phone: what a finger can hit, a mouse can.
    const { page } = await site.visit({ width: 390 });
    await page.goto('/');
    await layOut(page, kept);
    for (const size of SIZES) {
      await sizeTo(page, size);
      const room = await measured(page);
      const least = LEAST_HEIGHT[size.name];
      if (least !== undefined)
        expect.soft(room.tall / room.window, size.name).toBeGreaterThanOrEqual(least);
      expect.soft(room.tall, size.name).toBeLessThanOrEqual(room.window);
      for (const { name, letter } of room.names)
        expect.soft(letter, `${name} at ${size.name}`).toBeGreaterThanOrEqual(LEAST_LETTER);
      for (const { text, letter } of room.figures)
        expect.soft(letter, `${text} at ${size.name}`).toBeGreaterThanOrEqual(LEAST_LETTER - 1);
      const laid = room.names.flatMap(({ name, box }, nth) =>
        room.names
          .slice(nth + 1)
          .flatMap((other) => (overlap(box, other.box) ? [`${name} over ${other.name}`] : [])),
      );
      expect.soft(laid, size.name).toEqual([]);
      expect.soft(room.slight, size.name).toEqual([]);
      expect.soft(room.cut, size.name).toEqual([]);
      expect.soft(room.beyond, size.name).toEqual([]);
      if (size.name === '1440x900' && kept === RETAIL_4) expect.soft(room.scrolls).toBe(false);
    }
  },
  60_000,
);

it('shows the crew for hire when a phone is turned', async () => {
  const { page } = await site.visit({ width: 390 });
  await page.goto('/');
  await layOut(page, HIRING);
  await sizeTo(page, { name: 'turned', width: 844, height: 390 });
  const bottom = (one: string) =>
    page.evaluate<number>(`document.querySelector('${one}').getBoundingClientRect().bottom`);
  const scene = await page.evaluate<number>(
    `document.querySelector('.affair').getBoundingClientRect().top`,
  );
  expect(await bottom('.crew-row ul')).toBeLessThanOrEqual(scene);
});

it('keeps the chart and the boards where they are through a turn', async () => {
  const { page } = await site.visit({ width: 1366, height: 657 });
  await page.goto('/');
  await layOut(page, RETAIL_4);
  const places = (): Promise<string> =>
    page.evaluate<string>(`['.sea', '.chart-side', '.archipelago', '.boards-side', '.boards', '.renown', '.influence', '.crew-row'].map((one) => {
      const thing = document.querySelector(one);
      const { x, width, height } = thing.getBoundingClientRect();
      const y = thing.getBoundingClientRect().y + (thing.closest('.boards')?.scrollTop ?? 0);
      return [one, x, y, width, height].join(' ');
    }).join()`);
  const before = await places();
  for (let ply = 0; ply < 6; ply++) {
    const was = await page.locator('.table').getAttribute('data-ply');
    await page.locator('.actions button').first().click();
    await expect.poll(() => page.locator('.actions button').count()).toBeGreaterThan(0);
    // Some choices lead to others first.
    if ((await page.locator('.table').getAttribute('data-ply')) === was) continue;
    expect(await places()).toBe(before);
  }
});
