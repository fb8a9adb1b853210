// Every word on a board is legible: its measured contrast against what is behind it, by day and by night (WCAG 2.2 AA).

import { expect, it } from 'vitest';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

const BOARDS = [
  [COOPERATIVE, 'won'],
  [WITH_EDITIONS, 'trading'],
  [FOR_MANY, 'conquest'],
] as const;

const HIDE = `for (const text of document.querySelectorAll('.waters svg text')) text.style.visibility = 'hidden';`;
const SHOW = `for (const text of document.querySelectorAll('.waters svg text')) text.style.visibility = '';`;

/** The box of each text, its colour, and the colours around its letters. */
const MEASURE = `(async (picture) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  drawing.drawImage(image, 0, 0);
  const parsed = (colour) => {
    drawing.clearRect(0, 0, 1, 1);
    const saved = drawing.getImageData(0, 0, 1, 1);
    drawing.fillStyle = colour;
    drawing.fillRect(0, 0, 1, 1);
    const [r, g, b] = drawing.getImageData(0, 0, 1, 1).data;
    drawing.putImageData(saved, 0, 0);
    return [r, g, b];
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const faults = [];
  let read = 0;
  for (const text of document.querySelectorAll('.waters svg text')) {
    const box = text.getBoundingClientRect();
    const style = getComputedStyle(text);
    const isSeen = text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 0;
    if (!isSeen || text.textContent.trim() === '' || style.fill === 'none') continue;
    if (box.left < 0 || box.top < 0 || box.right > image.width || box.bottom > image.height) continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top === null || top.closest('.waters svg') === null) continue;
    const scale = text.getScreenCTM().a;
    const size = parseFloat(style.fontSize) * scale;
    const hasHalo = style.paintOrder.startsWith('stroke') && style.stroke !== 'none' && parseFloat(style.strokeWidth) * scale >= 1.5;
    const colours = new Map();
    const { data } = drawing.getImageData(Math.round(box.left), Math.round(box.top), Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height)));
    for (let at = 0; at < data.length; at += 4) {
      const key = [data[at] >> 3, data[at + 1] >> 3, data[at + 2] >> 3].join();
      colours.set(key, (colours.get(key) ?? 0) + 1);
    }
    const [common] = [...colours].sort((one, other) => other[1] - one[1])[0];
    const behind = hasHalo ? parsed(style.stroke) : common.split(',').map((part) => part * 8 + 4);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = contrast(parsed(style.fill), behind);
    read += 1;
    if (ratio < (isLarge ? 3 : 4.5)) faults.push(text.textContent + ' (' + text.getAttribute('class') + '): ' + ratio.toFixed(2));
  }
  return [read, faults];
})`;

it.each(BOARDS)('%s', async (folder, name) => {
  const { page } = await site.visit();
  await takeUp(page, recorded(folder, name), { settings: { speed: 'off' } });
  await page.goto('/local/taken-up?ply=60');
  await page.locator('.waters svg text').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(HIDE);
    const picture = (await page.screenshot()).toString('base64');
    await page.evaluate(SHOW);
    const [read, faults] = await page.evaluate<[number, string[]]>(
      `${MEASURE}(${JSON.stringify(picture)})`,
    );
    expect(read).toBeGreaterThan(10);
    expect(faults, colorScheme).toEqual([]);
  }
});
