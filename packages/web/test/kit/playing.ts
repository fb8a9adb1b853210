// Somebody who plays a local game by clicking the first thing that is offered.
import type { Page } from 'playwright-core';

/** Whether the local game at this address is over, as this browser keeps it. */
const IS_OVER = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('tidetable');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const id = location.pathname.split('/').pop();
    const asking = opening.result.transaction('tables').objectStore('tables').get(id);
    asking.onerror = () => reject(asking.error);
    asking.onsuccess = () => {
      opening.result.close();
      resolve(asking.result !== undefined && asking.result.record.outcome !== null);
    };
  };
})`;

export async function playNow(page: Page, game: string): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: game }) })
    .getByRole('button', { name: 'Play now' })
    .click();
}

/** Waits while bots play; gives the number of clicks. */
export async function playToTheEnd(page: Page): Promise<number> {
  const offers = page.getByRole('list', { name: 'What you can do' }).getByRole('button');
  for (let clicks = 0; ; ) {
    if (await page.evaluate<boolean>(IS_OVER)) return clicks;
    const first = offers.first();
    const isMine = await first.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (!isMine) continue;
    // Another may have taken its place meanwhile.
    clicks += await first.click({ timeout: 500 }).then(
      () => 1,
      () => 0,
    );
  }
}
