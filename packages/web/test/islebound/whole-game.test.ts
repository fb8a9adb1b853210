// A whole game of Islebound against a bot by touching what is lit, with the pointer and with keys in turn.
import { Match } from '@tidetable/engine';
import { islebound } from '@tidetable/islebound';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

/** What somebody who wants a city touches first. */
const LIKED = [
  'building:',
  'scene:take-reward',
  'scene:',
  'event:',
  'crew:',
  'reputation:',
  'hold:',
  'slot:',
  'fighter:',
  'town:',
];

/** What to touch next: something lit, else the first thing in the list; nothing while others play. */
function next(page: Page): Promise<string | null> {
  return page.evaluate((liked) => {
    for (const kind of liked) {
      const lit = [...document.querySelectorAll(`[data-spot^="${kind}"].open`)];
      const one = lit[Math.floor((lit.length - 1) / 2)];
      if (one !== undefined) return `[data-spot="${one.getAttribute('data-spot')}"].open`;
    }
    return document.querySelector('.actions button') === null ? null : '.actions button';
  }, LIKED);
}

async function touch(page: Page, spot: string, how: 'pointer' | 'keys'): Promise<void> {
  const thing = page.locator(spot).first();
  if (how === 'pointer') return thing.click({ timeout: 1000 });
  await thing.focus({ timeout: 1000 });
  await page.keyboard.press('Enter');
}

it('comes to its end', async () => {
  const { page } = await site.visit();
  const match = Match.start(islebound, { seats: 2, seed: '2b'.repeat(32), options: {} });
  await takeUp(page, match.record());
  const result = page.locator('.prompt', { hasText: /wins with|share the win/ });
  const touches = { pointer: 0, keys: 0 };
  let hasMissed = false;
  while ((await result.count()) === 0) {
    const spot = await next(page);
    if (spot === null) {
      await page.waitForTimeout(20);
      continue;
    }
    // Its middle may lie beneath a ship or a banner, or it may be gone meanwhile.
    const how: 'pointer' | 'keys' =
      hasMissed || touches.keys < touches.pointer ? 'keys' : 'pointer';
    hasMissed = await touch(page, spot, how).then(
      () => false,
      () => how === 'pointer',
    );
    if (!hasMissed) touches[how] += 1;
  }
  expect(touches.pointer).toBeGreaterThan(20);
  expect(touches.keys).toBeGreaterThan(20);
}, 150_000);
