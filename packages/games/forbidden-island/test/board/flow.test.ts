// A player without a Special card is never asked just to pass.
import { expect, it } from 'vitest';
import { keep } from '../../../../web/test/kit/guests.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { type Given, onThisDevice } from './tables.ts';

const site = aSite();
const TURNS = process.env.WHOLE === 'every' ? 50 : 12;

/**
 * Chooses anything but a pass, until that many turns were played or the game is over; returns the number of
 * turns, and what was still asked a second later.
 */
const PLAY = `(async (turns) => {
  const buttons = () => [...document.querySelectorAll('.actions button:not(.quiet)')];
  const hasKey = (key) => (button) => button.querySelector('kbd')?.textContent === key;
  const isPass = (button) => hasKey('G')(button) || hasKey('E')(button);
  const played = () => document.querySelectorAll('.log .turn h3').length;
  const stuck = [];
  let since = Date.now();
  let was = '';
  while (played() < turns && document.querySelector('.ending') === null) {
    await new Promise((later) => setTimeout(later, 5));
    const now = document.querySelector('.table')?.dataset.ply + buttons().length;
    if (now !== was) [was, since] = [now, Date.now()];
    const choice = buttons().find(hasKey('A')) ?? buttons().find((button) => !isPass(button));
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
    await page
      .getByRole('button', { name: /^Play now/ })
      .first()
      .click();
    await page.locator('.actions button').first().waitFor();
    const [played, stuck] = await page.evaluate<[number, string[]]>(`${PLAY}(${TURNS - turns})`);
    expect(stuck).toEqual([]);
    turns += played;
  }
}, 240_000);

/** Moves, and undoes that as soon as possible. */
const MOVE_AND_UNDO = `(async () => {
  const find = (look) => [...document.querySelectorAll('button')].find(look);
  document.querySelector('.sea .spot.open[data-spot^="tile:"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (;;) {
    await new Promise((later) => setTimeout(later, 5));
    const undo = find((one) => one.textContent.startsWith('Undo') && one.getAttribute('aria-disabled') === 'false');
    if (undo !== undefined) return undo.click();
  }
})()`;

const lastAction: Given = { roles: ['engineer', 'messenger'], left: 1 };

it('leaves a moment in which the last action can be taken back', async () => {
  const page = await onThisDevice(site, lastAction);
  await page.locator('.actions button').first().waitFor();
  await page.evaluate(MOVE_AND_UNDO);
  await page
    .getByText(/takes? that back/)
    .first()
    .waitFor();
  await page.getByText('1 action left').waitFor();
});

it('asks all the same when the setting is off', async () => {
  const page = await onThisDevice(site, { ...lastAction, left: 0 }, { flows: false });
  const done = page.locator('.actions button', { hasText: /^Done/ });
  await done.waitFor();
  await page.waitForTimeout(1800);
  await done.click();
  await page
    .locator('.log')
    .getByText(/draws?/)
    .first()
    .waitFor();
});
