// Everything on the board can be touched: what cannot be done gives the failing fact and its rule.
import { menu } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { explained } from '../../../../web/test/kit/why-not.ts';
import { firstWhere, RETAIL } from './games.ts';

const site = aSite();

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
