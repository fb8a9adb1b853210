// Draws the icons of the app into public/icons: run it after a change here (`node --import tsx packages/web/build/draw-icons.ts`).
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aBrowser } from '../test/chromium.ts';

const FOLDER = fileURLToPath(new URL('../public/icons/', import.meta.url));

const INK = '#1d2b36';
const PAPER = '#f4ecd9';
const SEA = '#17706e';
const DEEP = '#0f5250';
const GOLD = '#d9a441';

/** One point of a rose: half in light, half in shade. */
function point(
  angle: number,
  length: number,
  width: number,
  [light, shade]: [string, string],
): string {
  const half = (side: number, colour: string): string =>
    `<path d="M0 ${-length}L${side * width} ${-width}L0 0Z" fill="${colour}"/>`;
  return `<g transform="rotate(${angle})">${half(1, light)}${half(-1, shade)}</g>`;
}

function rose(radius: number): string {
  const [long, short] = [radius * 0.9, radius * 0.62];
  const between = [45, 135, 225, 315].map((at) =>
    point(at, short, radius * 0.12, [GOLD, '#b07d22']),
  );
  const main = [90, 180, 270].map((at) => point(at, long, radius * 0.15, [PAPER, '#c9b68d']));
  const north = point(0, long, radius * 0.15, ['#e2735f', '#a8382a']);
  return `<circle r="${radius}" fill="${DEEP}" stroke="${GOLD}" stroke-width="${radius * 0.05}"/>
  <circle r="${radius * 0.86}" fill="none" stroke="${PAPER}" stroke-opacity=".5" stroke-width="${radius * 0.02}"/>
  ${[...between, ...main, north].join('')}
  <circle r="${radius * 0.07}" fill="${INK}" stroke="${PAPER}" stroke-width="${radius * 0.03}"/>`;
}

function waves(): string {
  const wave = (y: number): string =>
    `<path d="M-280 ${y}${'q35 -26 70 0t70 0'.repeat(5)}" transform="translate(${y % 2 === 0 ? 0 : -35} 0)"/>`;
  return `<g fill="none" stroke="#4fc1b8" stroke-opacity=".55" stroke-width="7">${[-201, -140, -79, 80, 141, 202].map(wave).join('')}</g>`;
}

/** The sea behind a rose; `corner` rounds the square, `mark` adds the dot of "your turn". */
function icon({ corner, radius, mark }: { corner: number; radius: number; mark: boolean }): string {
  const dot = mark
    ? `<circle cx="150" cy="-150" r="96" fill="#e2553f" stroke="${PAPER}" stroke-width="22"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512">
  <title>Tidetable</title>
  <clipPath id="edge"><rect x="-256" y="-256" width="512" height="512" rx="${corner}"/></clipPath>
  <g clip-path="url(#edge)"><path d="M-256 -256h512v512h-512Z" fill="${SEA}"/>
  ${waves()}</g>
  ${rose(radius)}
  ${dot}
</svg>
`;
}

const plain = icon({ corner: 112, radius: 196, mark: false });
writeFileSync(`${FOLDER}icon.svg`, plain);
writeFileSync(`${FOLDER}icon-turn.svg`, icon({ corner: 112, radius: 196, mark: true }));

const browser = await aBrowser();
const page = await browser.newPage();
for (const [name, size, drawing] of [
  ['icon-192', 192, plain],
  ['icon-512', 512, plain],
  ['maskable-512', 512, icon({ corner: 0, radius: 160, mark: false })],
  ['apple-touch-icon', 180, icon({ corner: 0, radius: 190, mark: false })],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  await page.screenshot({ path: `${FOLDER}${name}.png`, omitBackground: true });
}
await browser.close();
