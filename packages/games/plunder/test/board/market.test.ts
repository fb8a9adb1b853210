// The market by mouse: calls, answers, counters, bribes, prices, payments and gifts, with all players at one screen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../../../../web/test/kit/axe.ts';
import { recorded, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { AT_MERCHANTS, BESIDE, CREWS, ON_STORMGLASS, pass, sitDown } from './haggling.ts';

const site = aSite();
const LONG = 300_000;

/** A greyed button says why when touched. */
const BARRED = { force: true };

const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`);
const sheet = (page: Page) => page.locator('.matter');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lit = (page: Page, name: string) => page.locator(`[data-spot="${name}"].open`);

async function more(page: Page, ...whats: readonly string[]): Promise<void> {
  for (const what of whats) await button(page, `One more: ${what}`).click();
}

/** The value of a stepper in the open form. */
const count = (page: Page, what: string) => page.getByLabel(what, { exact: true }).textContent();

const told = (page: Page, text: string) => page.locator('.log .line', { hasText: text }).last();

/** What a captain says, in the list of captains and beside the ship. */
const said = (page: Page, seat: number) =>
  page.locator(`[data-spot="player:${seat}"] .spoken`).textContent();
const saidAtSea = (page: Page, seat: number) =>
  page.locator(`.plunder-chart .bubble.seat-${seat}`).textContent();

it(
  'a call is answered by two captains; one answer is taken, the other countered and accepted',
  async () => {
    const { page } = await site.visit();
    await sitDown(page, BESIDE);
    await pass(page, 'Anna');
    await spot(page, 'bargain').click();
    await button(page, 'Everyone who can trade').click();
    const isDisabled = () => spot(page, 'answer:propose').getAttribute('aria-disabled');
    await expect.poll(isDisabled).toBe('true');
    expect(await sheet(page).locator('.reason').innerText(), 'nothing is filled in yet').toBe('');
    await spot(page, 'answer:propose').click({ force: true });
    await sheet(page).locator('.reason', { hasText: /./ }).waitFor();
    await more(page, 'You ask: iron');
    expect(await axe(page)).toEqual([]);
    await lit(page, 'answer:propose').click();

    await pass(page, 'Ben');
    expect(await count(page, 'You give: iron')).toBe('1');
    await more(page, 'You give: iron', 'You ask: gold');
    await lit(page, 'answer:answer').click();
    await pass(page, 'Cleo');
    await more(page, 'You ask: wood', 'You ask: wood');
    await lit(page, 'answer:answer').click();

    await pass(page, 'Anna');
    await sheet(page).locator('.offers-received > li').nth(1).waitFor();
    expect(await saidAtSea(page, 1)).toBe('2 iron for 1 gold?');
    expect(await said(page, 2)).toBe('“1 iron for 2 wood?”');
    expect(await axe(page)).toEqual([]);
    await spot(page, 'answer:accept:1').click();
    await told(page, 'Red may not harm Blue').waitFor();

    await spot(page, 'answer:counter:2').click();
    expect(await count(page, 'You give: wood')).toBe('2');
    expect(await count(page, 'You ask: iron')).toBe('1');
    await button(page, 'One fewer: You give: wood').click();
    await lit(page, 'answer:propose').click();
    await pass(page, 'Cleo');
    await spot(page, 'answer:accept').click();
    await pass(page, 'Anna');
    await told(page, 'Red may not harm Green').waitFor();
    expect(await spot(page, 'card:iron').textContent()).toContain('3');
    expect(await spot(page, 'card:wood').textContent()).toContain('2');
  },
  LONG,
);

it(
  'a bribe is refused and changed, and the price that the attacker names is paid',
  async () => {
    const { page } = await site.visit();
    await sitDown(page, BESIDE, { after: ['attack ship=1 target=2'] });
    await pass(page, 'Ben');
    await more(page, 'You give: iron');
    await lit(page, 'answer:bribe').click();
    await pass(page, 'Anna');
    await sheet(page).getByText('Blue offers a bribe').waitFor();
    await spot(page, 'answer:refuse').click();

    await pass(page, 'Ben');
    expect(await said(page, 0)).toBe('“No!”');
    expect(await saidAtSea(page, 0)).toBe('No!');
    expect(await count(page, 'You give: iron')).toBe('1');
    await sheet(page).locator('.reason', { hasText: /./ }).waitFor();
    expect(await spot(page, 'answer:bribe').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'One fewer: You give: iron').click();
    await more(page, 'You give: gold');
    await lit(page, 'answer:bribe').click();

    await pass(page, 'Anna');
    await button(page, 'Name a price').click();
    expect(await count(page, 'You ask: gold')).toBe('1');
    await more(page, 'You ask: gold');
    await lit(page, 'answer:propose').click();
    await pass(page, 'Ben');
    await sheet(page).getByText('Red names a price').waitFor();
    await button(page, 'Pay it').click();
    await pass(page, 'Anna');
    await told(page, 'Red may not harm Blue').waitFor();
    expect(await spot(page, 'card:gold').textContent()).toContain('3');
  },
  LONG,
);

it(
  'an offer that is refused stays in the form; captains who cannot trade say why',
  async () => {
    const { page } = await site.visit();
    await sitDown(page, { ...BESIDE, seats: 4, hands: [...(BESIDE.hands ?? []), { gold: 2 }] });
    await pass(page, 'Anna');
    await spot(page, 'captain:1').click();
    await button(page, 'Threat').click();
    await more(page, 'You ask: gold');
    await page
      .getByRole('group', { name: 'With whom' })
      .getByRole('button', { name: /^Yellow/ })
      .click(BARRED);
    await sheet(page)
      .locator('.reason', { hasText: /Yellow/ })
      .waitFor();
    expect(await count(page, 'You ask: gold')).toBe('1');
    await lit(page, 'answer:propose').click();
    await pass(page, 'Ben');
    await spot(page, 'answer:refuse').click();
    await pass(page, 'Anna');
    expect(await said(page, 1)).toBe('“No!”');
    // Open again, although the device changed hands meanwhile.
    await sheet(page)
      .getByText(/^Blue: “No!”/)
      .waitFor();
    const threat = page
      .getByRole('group', { name: 'What kind' })
      .getByRole('button', { name: 'Threat' });
    expect(await threat.getAttribute('aria-pressed')).toBe('true');
    expect(await count(page, 'You ask: gold')).toBe('1');
    await more(page, 'You ask: gold');
    await lit(page, 'answer:propose').click();
    await pass(page, 'Ben');
    await spot(page, 'answer:refuse').click();
    await pass(page, 'Anna');
    await sheet(page).waitFor();
    expect(await count(page, 'You ask: gold')).toBe('2');
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
  },
  LONG,
);

it(
  'a call that nobody answers lies open again; an offer that is taken does not',
  async () => {
    const { page } = await site.visit();
    await sitDown(page, BESIDE);
    await pass(page, 'Anna');
    await spot(page, 'bargain').click();
    await button(page, 'Everyone who can trade').click();
    await more(page, 'You ask: iron');
    await lit(page, 'answer:propose').click();
    for (const name of ['Ben', 'Cleo']) {
      await pass(page, name);
      await spot(page, 'answer:no-answer').click();
    }
    await pass(page, 'Anna');
    await sheet(page).waitFor();
    expect(await count(page, 'You ask: iron')).toBe('1');
    await page
      .getByRole('group', { name: 'With whom' })
      .getByRole('button', { name: /^Blue/ })
      .click();
    await more(page, 'You give: wood', 'You ask: iron');
    await lit(page, 'answer:propose').click();
    await pass(page, 'Ben');
    await spot(page, 'answer:accept').click();
    await pass(page, 'Anna');
    await told(page, 'Red may not harm Blue').waitFor();
    await page.locator('.actions button').first().waitFor();
    expect(await sheet(page).count()).toBe(0);
  },
  LONG,
);

it(
  'a call that the only bot in reach does not answer lies open again',
  async () => {
    const { page } = await site.visit();
    const hands = [{ wood: 3, gold: 1 }, { iron: 1 }, { rum: 2 }];
    const ships = [...(BESIDE.ships ?? []).slice(0, 2), { seat: 2, at: 'A1' }];
    await sitDown(page, { ...BESIDE, hands, ships }, { people: [0] });
    await spot(page, 'bargain').click();
    await button(page, 'Everyone who can trade').click();
    await more(page, 'You ask: gold');
    await lit(page, 'answer:propose').click();
    await told(page, 'Blue has no answer.').waitFor();
    await sheet(page).waitFor();
    expect(await count(page, 'You ask: gold')).toBe('1');
  },
  LONG,
);

it(
  'gold is paid before wood',
  async () => {
    const { page } = await site.visit({ width: 390 });
    await sitDown(page, AT_MERCHANTS, { people: [0] });
    await spot(page, 'exchange').click();
    const pay = spot(page, 'answer:pay');
    await more(page, 'Chosen: 0 of 2: gold', 'Chosen: 1 of 2: wood');
    expect(await pay.textContent()).toBe('Pay 1 wood and 1 gold');
    await pay.click();
    await more(page, 'Chosen: 0 of 1: iron');
    await button(page, 'Take 1 iron').click();
    await sheet(page).waitFor({ state: 'detached' });
    expect(await spot(page, 'card:gold').textContent()).toContain('0');
    expect(await spot(page, 'card:iron').textContent()).toContain('1');
  },
  LONG,
);

it(
  'an island is given away in the turn of its owner',
  async () => {
    const { page } = await site.visit();
    await sitDown(page, CREWS);
    await pass(page, 'Anna');
    await spot(page, 'island:little-sister').dispatchEvent('click');
    await page.locator('.why-not', { hasText: /Green/ }).waitFor();
    await spot(page, 'captain:2').click();
    await button(page, 'Give Little Sister to Green')
      .and(page.locator('[aria-disabled]'))
      .click(BARRED);
    await sheet(page)
      .locator('.gifts .reason', { hasText: /Little Sister/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await spot(page, 'island:pintail').dispatchEvent('click');
    await pass(page, 'Cleo');
    await sheet(page).getByText('Red gives you Pintail').waitFor();
    await button(page, 'Take it').click();
    await pass(page, 'Anna');
    await expect
      .poll(() => spot(page, 'island:pintail').getAttribute('aria-label'))
      .toContain('Green’s');
  },
  LONG,
);

it(
  'places for the storm are not listed unless asked for, and are found by arrows',
  async () => {
    const { page } = await site.visit();
    await sitDown(page, ON_STORMGLASS, { people: [0], after: ['collect at=F9 ship=1'] });
    const line = page.locator('.actions button');
    await line.first().waitFor();
    expect(await line.count()).toBe(1);
    expect(await line.innerText()).toMatch(/^List all \d+/);
    await page.keyboard.press('n');
    await expect
      .poll(() => page.evaluate('document.activeElement.dataset.spot'))
      .toMatch(/^square:/);
    await page.keyboard.press('ArrowRight');
    const square = await page.evaluate<string>('document.activeElement.dataset.spot');
    await page.keyboard.press('Enter');
    await told(page, `The storm moves to ${square.replace('square:', '')}`).waitFor();
  },
  LONG,
);

it(
  'an offer under the first version of the rules is drawn up from the list of actions',
  async () => {
    const { page } = await site.visit();
    const record = recorded('plunder', 'version-1/unfinished');
    const asked = record.plies.findIndex(({ action }) => action.startsWith('offer-trade'));
    await takeUp(page, record, {
      ply: asked + 1,
      seat: record.plies[asked]?.seat ?? 0,
      settings: { speed: 'off' },
    });
    await page.locator('.actions button').first().waitFor();
    expect(await page.locator('.plunder-chart').count()).toBe(1);
    expect(await page.locator('.plunder-hand').count()).toBe(1);
    expect(await sheet(page).count()).toBe(0);
    await page.locator('.actions button').first().click();
    await page.locator(`.table[data-ply="${asked + 2}"]`).waitFor();
  },
  LONG,
);
