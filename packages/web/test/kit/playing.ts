// Plays a local game by clicking what is offered.
import type { Page } from 'playwright-core';
import { savedGame } from './saved.ts';

export async function playNow(page: Page, game: string): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: game, exact: true }) })
    .getByRole('button', { name: 'Play now' })
    .click();
}

/**
 * Clicks the first action whenever there is one, or a preferred one, until the game is
 * over; returns the number of clicks.
 */
export async function playToTheEnd(page: Page, liked = /(?!)/): Promise<number> {
  const all = page.getByRole('list', { name: 'What you can do' }).getByRole('button');
  const choices = page.getByRole('list', { name: 'Which of these?' }).getByRole('button');
  const preferred = all.filter({ hasText: liked });
  const end = page.locator('.ending-question .weighty');
  for (let clicks = 0; ; ) {
    if ((await savedGame(page))?.record.outcome != null) return clicks;
    const found = [end, choices, preferred];
    const counts = await Promise.all(found.map((buttons) => buttons.count()));
    const first = (found.find((_buttons, nth) => counts[nth] !== 0) ?? all).first();
    // While bots play there is nothing to click; and a button may be gone before it is clicked.
    clicks += await first.click({ timeout: 1000 }).then(
      () => 1,
      () => 0,
    );
  }
}
