// Measures a page: what a board fills, how large its words are, what a finger can hit.
import type { Page } from 'playwright-core';
import { SIZES, type Size } from '../screens/sizes.ts';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One page is resized through every window. */
export async function atEverySize(
  page: Page,
  look: (size: Size, window: Omit<Room, 'x' | 'y'>) => Promise<void>,
): Promise<void> {
  for (const size of SIZES) {
    const zoom = size.zoom ?? 1;
    const window = { width: size.width / zoom, height: size.height / zoom };
    await page.setViewportSize(window);
    await settled(page);
    await look(size, window);
  }
}

/** Waits until resize observers have run. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))))`,
  );
}

/** The bounding box of all of these. */
export async function roomOf(page: Page, selector: string): Promise<Room> {
  const boxes = await roomsOf(page, selector);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export function roomsOf(page: Page, selector: string): Promise<readonly Room[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return { x, y, width, height };
      }),
    selector,
  );
}

export interface Written extends Room {
  readonly text: string;
  /** Its font size on the screen. */
  readonly size: number;
}

/** Every visible text of a drawing. */
export function writtenOn(page: Page, selector: string): Promise<readonly Written[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<SVGTextElement>(wanted)]
        .filter((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((text) => {
          const { x, y, width, height } = text.getBoundingClientRect();
          const scale = text.getScreenCTM()?.d ?? 1;
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          return { text: text.textContent ?? '', size, x, y, width, height };
        }),
    selector,
  );
}

/** The visible buttons below touch size, with their sizes. */
export function hardToTouch(page: Page, buttons: string, least = 44): Promise<readonly string[]> {
  return page.evaluate(
    ([wanted, size]) =>
      [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => Math.min(width, height) < size - 0.6)
        .map(({ one, box }) => {
          const name = one.getAttribute('aria-label') ?? one.textContent;
          return `${name}: ${box.width.toFixed(0)}×${box.height.toFixed(0)}`;
        }),
    [buttons, least] as const,
  );
}

/** Whether two boxes overlap by more than a rounding error. */
export function overlap(one: Room, other: Room): boolean {
  return (
    one.x + 0.5 < other.x + other.width &&
    other.x + 0.5 < one.x + one.width &&
    one.y + 0.5 < other.y + other.height &&
    other.y + 0.5 < one.y + one.height
  );
}
