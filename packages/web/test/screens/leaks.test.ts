// No page's styles reach another page, and reduced motion means no motion.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from '../kit/games.ts';
import { recorded, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

const GAMES = [
  ['island', COOPERATIVE, 'won'],
  ['isles', WITH_EDITIONS, 'trading'],
  ['pirates', FOR_MANY, 'conquest'],
] as const;

/** Pages whose content stays the same while others are visited. */
const PATHS = [
  '/learn',
  '/local/island?ply=40',
  '/rules',
  '/lobby',
  '/local/isles?ply=40',
  `/new?game=${FOR_MANY}`,
  '/me',
  '/local/pirates?ply=40',
  '/credits',
  `/rules/${FOR_MANY}`,
  '/replay',
  '/nowhere',
  '/daily',
];

/** Every element with its computed style, once there is one; not its size, which depends on its content. */
const LOOKS = `(() => {
  if (document.querySelector('.loading') !== null) return [];
  const PROPERTIES = ['display', 'position', 'color', 'background-color', 'background-image', 'font-family', 'font-size', 'font-style',
    'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-transform', 'padding', 'margin-top', 'border', 'border-radius',
    'box-shadow', 'opacity', 'gap', 'flex', 'justify-content', 'align-items', 'overflow', 'fill', 'stroke', 'stroke-width', 'list-style', 'z-index',
    'animation-name', 'visibility', 'cursor'];
  return [...document.querySelectorAll('#app *')].map((element) => {
    const style = getComputedStyle(element);
    return [element.tagName + '.' + element.getAttribute('class'), ...PROPERTIES.map((name) => name + ': ' + style.getPropertyValue(name))].join('; ');
  });
})()`;

/** Navigates without a reload, as a link does. */
const follow = (path: string): string =>
  `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`;

/** Waits until the page is at rest: the same twice. */
async function looks(page: Page): Promise<readonly string[]> {
  let last: readonly string[] = [];
  await expect
    .poll(
      async () => {
        const before = last.join();
        last = await page.evaluate<string[]>(LOOKS);
        return last.length > 12 && last.join() === before;
      },
      { interval: 150 },
    )
    .toBe(true);
  return last;
}

/** The first words name the element. */
function changes(was: readonly string[], now: readonly string[]): readonly string[] {
  if (now.length !== was.length) return [`${now.length} elements instead of ${was.length}`];
  return now.flatMap((look, nth) => {
    const before = was[nth]?.split('; ') ?? [];
    const changed = look.split('; ').filter((part, at) => part !== before[at]);
    return changed.length === 0 ? [] : [`${before[0]}: ${changed.slice(0, 3)}`];
  });
}

it('every page looks the same after every other one as after a reload', async () => {
  const { page } = await site.visit({ expected: [/404/] });
  for (const [id, folder, name] of GAMES)
    await takeUp(page, recorded(folder, name), { id, settings: { speed: 'off' } });
  const alone = new Map<string, readonly string[]>();
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    alone.set(path, await looks(page));
    expect(await page.evaluate('document.getAnimations().length'), path).toBe(0);
  }
  for (const order of [PATHS, PATHS.toReversed()]) {
    await page.goto('/');
    await looks(page);
    for (const path of order) {
      await page.evaluate(follow(path));
      const was = alone.get(path) ?? [];
      const seen = async () => changes(was, await page.evaluate<string[]>(LOOKS)).slice(0, 5);
      await expect.poll(seen, { message: path }).toEqual([]);
    }
  }
}, 240_000);
