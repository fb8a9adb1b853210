// Whoever has no Special card is never asked just to go on.
import { expect, it } from 'vitest';
import { aSite } from '../kit/site.ts';
import { keep } from '../kit/guests.ts';

const site = aSite();
const TURNS = process.env.WHOLE === 'every' ? 50 : 20;

/**
 * Chooses anything but what only lets things go on, until so many turns were played or the game is over; gives how many
 * turns there were, and what it was still asked for a second later.
 */
const PLAY = `(async (turns) => {
  const buttons = () => [...document.querySelectorAll('.actions button:not(.quiet)')];
  const isPass = (button) => button.querySelector('kbd')?.textContent === 'G';
  const played = () => document.querySelectorAll('.log .turn h3').length;
  const stuck = [];
  let since = Date.now();
  let was = '';
  while (played() < turns && document.querySelector('.ending') === null) {
    await new Promise((later) => setTimeout(later, 5));
    const now = document.querySelector('.table')?.dataset.ply + buttons().length;
    if (now !== was) [was, since] = [now, Date.now()];
    const choice = buttons().find((button) => !isPass(button));
    if (choice !== undefined) choice.click();
    else if (buttons().length > 0 && Date.now() - since > 5000) {
      stuck.push(document.querySelector('.prompt').textContent);
      break;
    }
  }
  return [played(), stuck];
})`;

it(`${TURNS} turns ask for nothing but decisions`, async () => {
  const { page } = await site.visit();
  await keep(page, 'tidetable settings', JSON.stringify({ speed: 'off' }));
  for (let turns = 0; turns < TURNS; ) {
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now/ }).first().click();
    await page.locator('.actions button').first().waitFor();
    const [played, stuck] = await page.evaluate<[number, string[]]>(`${PLAY}(${TURNS - turns})`);
    expect(stuck).toEqual([]);
    turns += played;
  }
}, 240_000);

it('waits a moment in which the last action can be taken back, or asks where somebody likes that better', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).first().click();
  await page.getByRole('button', { name: 'Preferences' }).waitFor();
});
