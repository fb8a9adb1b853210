// Special Action cards are played at any time, also in a bot's turn: bots wait for players who could cut in.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ANNA, BEN, BOT, savedGame } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { atOneScreen, type Given, onAServer, onThisDevice } from './tables.ts';

const site = aSite();

const touch = (page: Page, spot: string): Promise<void> =>
  page.locator(`[data-spot="${spot}"]`).first().click({ force: true });

const log = (page: Page) => page.locator('.log');
const prompt = (page: Page) => page.locator('.prompt');
const no = (page: Page) => page.locator('.actions button', { hasText: /^No/ });
const standing = (page: Page) => page.locator('.standing-no');
const savedNos = async (page: Page) => (await savedGame(page))?.standingNos;

const plyOf = (page: Page) => page.locator('.table').getAttribute('data-ply');

/** The first bot's turn, with no actions left; Anna holds these cards. */
const botsTurn = (hand: readonly ('sandbags' | 'helicopter-lift' | 'fire')[]): Given => ({
  roles: ['engineer', 'messenger', 'diver'],
  turn: 1,
  left: 0,
  hand,
  flooded: ['observatory'],
});

describe.each([
  ['on this device', onThisDevice],
  ['on a server', onAServer],
] as const)('in a bot’s turn %s', (_where, open) => {
  it('Sandbags are played, and the bots wait for that', async () => {
    const page = await open(site, botsTurn(['sandbags']));
    await expect.poll(() => prompt(page).innerText()).toMatch(/A Special card first\?/);
    await no(page).waitFor();
    const before = await plyOf(page);
    await page.waitForTimeout(700);
    expect(await plyOf(page)).toBe(before);
    await touch(page, 'card:sandbags');
    await touch(page, 'tile:observatory');
    await log(page)
      .getByText(/plays? Sandbags and shores? up Observatory/)
      .waitFor();
    // No player could cut in any more: the bots go on.
    await log(page)
      .getByText(/draws?|Flood cards/)
      .first()
      .waitFor();
  });

  it('the Helicopter Lift that wins is called', async () => {
    const page = await open(site, {
      ...botsTurn(['helicopter-lift']),
      at: 'fools-landing',
      captured: ['earth', 'wind', 'fire', 'ocean'],
    });
    await no(page).waitFor();
    await page
      .locator('.actions button', { hasText: /Lift off|leave|Escape|Fly/i })
      .first()
      .click();
    await page.locator('.ending').waitFor();
  });

  it('a standing “no” lasts as long as it says, is shown, and can be ended', async () => {
    const page = await open(site, {
      ...botsTurn(['sandbags']),
      flooded: ['observatory', 'iron-gate'],
      // Two Treasure cards and a Flood card are passed on; then a tile is about to sink.
      floods: ['coral-palace', 'observatory'],
    });
    await no(page).waitFor();
    await page.getByText('Not until…').click();
    await page.getByRole('button', { name: 'a tile is about to sink' }).click();
    await expect.poll(() => prompt(page).innerText()).toMatch(/Observatory is about to sink/);
    await no(page).waitFor();
    expect(await standing(page).innerText()).toMatch(
      /^You are asked again: it was until a tile is about to sink\./,
    );
    await page.getByText('Not until…').click();
    await page.getByRole('button', { name: 'I say so' }).click();
    await standing(page).getByText('You pass until you say so.').waitFor();
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await standing(page).waitFor({ state: 'detached' });
  });

  it('“not until my own turn” stands through the turns of the others, and says why it has ended', async () => {
    const page = await open(site, botsTurn(['sandbags']), { speed: 'off' });
    await no(page).waitFor();
    await page.getByText('Not until…').click();
    await page.getByRole('button', { name: 'my own turn' }).click();
    // Bots wait for an answer, and nothing more is clicked.
    await standing(page)
      .getByText('You are asked again: it was until your own turn.')
      .waitFor({ timeout: 20_000 });
    await page.locator('.prompt', { hasText: '3 actions left' }).waitFor();
    // Acting dismisses the notice.
    await page.locator('.sea .spot.open[data-spot^="tile:"]').first().click({ force: true });
    await standing(page).waitFor({ state: 'detached' });
  });
});

it('a “no” on this device stands after the page is loaded again, and so does its end', async () => {
  const page = await onThisDevice(site, botsTurn(['sandbags']), { speed: 'off' });
  await no(page).waitFor();
  await page.getByText('Not until…').click();
  await page.getByRole('button', { name: 'I say so' }).click();
  await standing(page).getByText('You pass until you say so.').waitFor();
  await page.locator('.prompt', { hasText: '3 actions left' }).waitFor();
  await page.reload();
  await standing(page).getByText('You pass until you say so.').waitFor();
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await standing(page).waitFor({ state: 'detached' });
  await expect.poll(() => savedNos(page)).toEqual({});
  await page.reload();
  await page.locator('.prompt', { hasText: '3 actions left' }).waitFor();
  expect(await standing(page).count()).toBe(0);
});

it('a “no” that was given just before the page was loaded again is still carried out', async () => {
  const page = await onThisDevice(site, botsTurn(['sandbags']));
  await no(page).waitFor();
  await page.getByText('Not until…').click();
  await page.getByRole('button', { name: 'my own turn' }).click();
  await expect.poll(() => savedNos(page)).toEqual({ 0: { until: 'own-turn', hasEnded: false } });
  await page.reload();
  await standing(page).getByText('You pass until your own turn.').waitFor();
  // Bots wait for an answer, and nothing more is clicked.
  await standing(page).getByText('it was until your own turn.').waitFor({ timeout: 60_000 });
}, 90_000);

it('bots in the middle of their actions are stopped, and wait until a card is played', async () => {
  const page = await onThisDevice(site, { ...botsTurn(['sandbags']), left: 3 });
  await page.getByRole('button', { name: /^Wait/ }).waitFor();
  await page.keyboard.press('w');
  await page.getByRole('button', { name: /^Go on/, pressed: true }).waitFor();
  const before = await plyOf(page);
  await page.waitForTimeout(1500);
  expect(await plyOf(page)).toBe(before);
  await touch(page, 'card:sandbags');
  await touch(page, 'tile:observatory');
  await log(page)
    .getByText(/plays? Sandbags/)
    .waitFor();
  await log(page)
    .getByText(/draws?|Flood cards/)
    .first()
    .waitFor();
});

it('at one screen, it goes to the seat that is asked', async () => {
  const page = await atOneScreen(site, botsTurn(['sandbags']), {
    seating: [ANNA, BEN, BOT],
    settings: { speed: 'off' },
  });
  // Ben can only end his actions, so that is played for him.
  await page
    .getByRole('group', { name: 'At this screen' })
    .getByRole('button', { name: 'Anna', pressed: true })
    .waitFor();
  await no(page).click();
});

it('who says that they are done, with nothing else to do than before, is not asked the same again', async () => {
  const page = await onThisDevice(site, {
    roles: ['engineer', 'messenger'],
    left: 0,
    hand: ['sandbags'],
    flooded: ['observatory'],
  });
  await page.locator('.actions button', { hasText: /^Done/ }).click();
  await log(page)
    .getByText(/^You draw/)
    .first()
    .waitFor();
});

it('the tile that is about to sink is marked while that is asked', async () => {
  const page = await onThisDevice(site, {
    ...botsTurn(['sandbags']),
    turn: 0,
    flooded: ['iron-gate', 'observatory'],
    floods: ['iron-gate', 'observatory'],
  });
  await page.locator('.actions button', { hasText: /^Done/ }).click();
  const asked = async (): Promise<string> => {
    const text = await prompt(page).innerText();
    if (/(comes?|come) next. A Special card first/.test(text)) await page.keyboard.press('g');
    return text;
  };
  await expect.poll(asked, { timeout: 20_000 }).toMatch(/is about to sink. A Special card first/);
  await page.locator('.island .threat').waitFor({ state: 'attached' });
});
