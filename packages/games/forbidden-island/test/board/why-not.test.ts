// Everything on the board can be touched: what cannot be done says what fails, and by which rule.
import { describe, expect, it } from 'vitest';
import { aSite } from '../../../../web/test/kit/site.ts';
import { explained, touch } from '../../../../web/test/kit/why-not.ts';
import { onThisDevice } from './tables.ts';

const site = aSite();

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

  it('a tile about to sink says that Sandbags come too late', async () => {
    const page = await onThisDevice(site, {
      roles: ['engineer', 'messenger'],
      left: 0,
      hand: ['sandbags'],
      flooded: ['observatory'],
      floods: ['observatory'],
    });
    await page.getByRole('button', { name: /^Done/ }).click();
    const comesNext = async (): Promise<string> => {
      const asked = await page.locator('.prompt').innerText();
      if (/next\. A Special card first/.test(asked)) await page.keyboard.press('g');
      return asked;
    };
    await expect.poll(comesNext).toMatch(/Observatory is about to sink/);
    await touch(page, 'tile:observatory');
    const [fact, rule] = await explained(page);
    expect(fact).toMatch(/The Flood card of Observatory is already up/);
    expect(rule).toMatch(/#FI-SPEC-3/);
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
