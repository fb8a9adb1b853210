// A game against the clock ends in the browser, and its clock stands still while the table is closed.
import { Match } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import { expect, it } from 'vitest';
import { takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();
const MINUTES = 2;

it(`ends after ${MINUTES} minutes at the table`, async () => {
  const { page } = await site.visit();
  await page.clock.install();
  const options = { timer: MINUTES };
  const match = Match.start(plunder, { seats: 3, seed: '07'.repeat(32), options });
  while (match.state.agenda.at(-1)?.step !== 'command') {
    const seat = match.deciders.must[0] ?? 0;
    match.play(seat, match.legal(seat)[0] ?? { type: 'draw' });
  }
  // It is Anna's turn, and she thinks.
  await takeUp(page, match.record(), { seat: match.deciders.must[0] ?? 0 });
  const left = page.getByRole('timer');
  await expect.poll(() => left.innerText()).toMatch(/\d:\d\d$/);
  await page.clock.runFor(60_000);
  await expect.poll(() => page.evaluate<number>(SPENT)).toBeGreaterThan(55_000);
  await page.reload();
  await expect.poll(() => left.innerText()).toMatch(/0:[0-5]\d$/);
  await page.clock.runFor((MINUTES - 1) * 60_000 + 10_000);
  await page.locator('.ending').waitFor();
});

/** What this browser keeps of the time that has run. */
const SPENT = `new Promise((resolve) => {
  const opening = indexedDB.open('tidetable');
  opening.onsuccess = () => {
    const asking = opening.result.transaction('tables').objectStore('tables').get('taken-up');
    asking.onsuccess = () => {
      opening.result.close();
      resolve(asking.result.spent ?? 0);
    };
  };
})`;
