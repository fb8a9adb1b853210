// Everything on the board can be touched: what cannot be done gives the failing fact and its rule.
import { Match } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { explained, touch } from '../../../../web/test/kit/why-not.ts';
import { plunder } from '../../rules/index.ts';
import { chartOf, LAND, NONE } from '../../rules/map.ts';
import { SIX_TILES } from '../given.ts';
import { AT_MERCHANTS, sitDown } from './haggling.ts';

const site = aSite();

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

  it('the page about a stack tells of that stack, and that paid cards come back to it', async () => {
    const { page } = await site.visit();
    await sitDown(page, AT_MERCHANTS, { people: [0] });
    await page.locator('.actions button').first().waitFor();
    const told = async (spot: string): Promise<string> => {
      await page.getByRole('button', { name: 'What is this?' }).click();
      await page.locator(`[data-spot="${spot}"]`).first().dispatchEvent('click');
      const text = await page.locator('dialog[open]').innerText();
      await page.keyboard.press('Escape');
      return text;
    };
    expect(await told('stack:rum')).toMatch(/Rum, \d+ on the stack.*Paid cards/is);
    const deck = await told('deck');
    expect(deck).toMatch(/Resource deck: \d+ cards/i);
    expect(deck).not.toMatch(/Paid cards/);
  });

  it('an X on land says from where it is collected, not that it is land', async () => {
    const { page } = await site.visit();
    const { names, terrain, islandAt } = chartOf(SIX_TILES);
    const crosses = names.filter((_name, at) => terrain[at] === LAND && islandAt[at] === NONE);
    await sitDown(page, { ...AT_MERCHANTS, crosses: crosses.slice(0, 3) }, { people: [0] });
    await page.locator('.actions button').first().waitFor();
    await touch(page, `square:${crosses[0]}`);
    await page.locator('.why-not h3', { hasText: 'collect' }).waitFor();
    expect((await explained(page))[0]).not.toContain('is land');
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
