// Everything on a board can be touched: what cannot be done says what fails, and by which rule.
import { Match, menu } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onThisDevice } from './forbidden-island/tables.ts';
import { firstWhere, RETAIL } from './islebound/games.ts';
import { takeUp } from './kit/saved.ts';
import { aSite } from './kit/site.ts';
import { AT_MERCHANTS, sitDown } from './plunder/haggling.ts';

const site = aSite();

const touch = (page: Page, spot: string): Promise<void> =>
  page.locator(`[data-spot="${spot}"]`).first().click({ force: true });

/** What fails, and the address of the rule. */
async function explained(page: Page): Promise<readonly [fact: string, rule: string]> {
  const box = page.locator('.why-not');
  const fact = await box.locator('.fact').innerText();
  return [fact, (await box.getByRole('link').getAttribute('href')) ?? ''];
}

describe('on Forbidden Island', () => {
  it('a far tile says how far it is, and Esc closes that', async () => {
    const page = await onThisDevice(site, { roles: ['engineer', 'messenger'] });
    await page.locator('.actions button').first().waitFor();
    await touch(page, 'tile:breakers-bridge');
    const [fact, rule] = await explained(page);
    expect(fact).toMatch(/Breakers Bridge is \d tiles away/);
    expect(rule).toMatch(/^\/rules\/forbidden-island#FI-MOVE-/);
    await page.keyboard.press('Escape');
    await page.locator('.why-not').waitFor({ state: 'detached' });
  });

  it('a treasure says which cards are missing', async () => {
    const page = await onThisDevice(site, {
      roles: ['engineer', 'messenger'],
      hand: ['fire', 'fire'],
    });
    await page.locator('.actions button').first().waitFor();
    await touch(page, 'treasure:fire');
    const [fact, rule] = await explained(page);
    expect(fact).toMatch(/2/);
    expect(rule).toMatch(/#FI-CAP/);
  });

  it('says for whom the table waits', async () => {
    const page = await onThisDevice(site, {
      roles: ['engineer', 'messenger'],
      turn: 1,
      hand: ['sandbags'],
      flooded: ['observatory'],
    });
    await page.getByRole('button', { name: /^Wait/ }).waitFor();
    await page.keyboard.press('w');
    await touch(page, 'treasure:fire');
    await expect.poll(() => page.locator('.why-not h3').innerText()).toMatch(/^Waiting for Bosun/);
  });
});

it('in Islebound a greyed verb and a far town say what fails', async () => {
  const { record, seat } = firstWhere(RETAIL, ({ match, seat: one, frame }) => {
    const { allowed, barred } = menu(match.game, match.state, one);
    const isBarred = barred.some(({ action }) => action.type === 'attack');
    return (
      frame.step === 'act' && isBarred && !allowed.some(({ action }) => action.type === 'attack')
    );
  });
  const { page } = await site.visit();
  await takeUp(page, record, { seat });
  await page
    .locator('.barred-verbs')
    .getByRole('button', { name: 'Attack' })
    .click({ force: true });
  const [fact, rule] = await explained(page);
  expect(fact).not.toBe('');
  expect(rule).toMatch(/^\/rules\/islebound#IB-/);
  const plain = page.locator('.sea .spot.plain[data-spot^="town:"]');
  await plain.first().click({ force: true });
  await expect.poll(() => page.locator('.why-not h3').innerText()).toMatch(/Sail|Visit/);
  expect(await page.locator('.why-not a').getAttribute('href')).toMatch(/#IB-/);
});

describe('in Plunder', () => {
  it('a greyed verb and a far square say what fails', async () => {
    const match = Match.start(plunder, { seats: 3, seed: '07'.repeat(32) });
    while (match.state.agenda.at(-1)?.step !== 'command') {
      const seat = match.deciders.must[0] ?? 0;
      match.play(seat, match.legal(seat)[0] ?? { type: 'draw' });
    }
    const { page } = await site.visit();
    await takeUp(page, match.record(), { seat: match.deciders.must[0] ?? 0 });
    await page
      .locator('.barred-verbs')
      .getByRole('button', { name: 'Bury treasure' })
      .click({ force: true });
    await page.locator('.why-not a[href^="/rules/plunder#PL-"]').waitFor();
    expect((await explained(page))[0]).toMatch(/\d/);
    await page.keyboard.press('Escape');
    await page.locator('.sea .spot.plain[data-spot^="square:"]').last().click({ force: true });
    await page.locator('.why-not .fact').waitFor();
  });

  it('a far island says how far its port is, whatever port the ship lies in, also when the window is turned', async () => {
    const { page } = await site.visit();
    await sitDown(page, { ...AT_MERCHANTS, pool: 2 }, { people: [0] });
    await page.locator('.actions button').first().waitFor();
    await touch(page, 'island:gull-rock');
    const [fact, rule] = await explained(page);
    expect(fact).toMatch(/^[A-L]\d+ is \d+ squares away; the \w+ has 2 left\.$/);
    expect(rule).toMatch(/^\/rules\/plunder#PL-/);
    await page.setViewportSize({ width: 820, height: 1180 });
    const box = () => page.locator('.why-not').boundingBox();
    await expect
      .poll(async () => ((await box())?.x ?? 0) + ((await box())?.width ?? 0))
      .toBeLessThan(820);
  });
});
