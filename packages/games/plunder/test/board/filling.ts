// Fills in Plunder's forms as a person does: opens the form, touches plus and minus, then the button.
import type { Action } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import type { Filling } from '../../../../web/test/kit/filling.ts';

const PATIENCE = 20_000;

/** One call into the page, as in touch.ts. */
const FILL = `(async ({ ply, action, opens, kind }) => {
  const soon = () => new Promise((later) => setTimeout(later, 3));
  const until = async (what, find) => {
    for (const late = Date.now() + ${PATIENCE}; Date.now() < late; await soon()) {
      const found = find();
      if (found) return found;
    }
    throw new Error('ply ' + ply + ', ' + JSON.stringify(action) + ': no ' + what);
  };
  const one = (selector) => document.querySelector(selector);
  const open = (spot) => one('[data-spot="' + spot + '"].open');
  const sheet = () => one('.matter .stepper')?.closest('.matter');
  await until('table', () => one('.table')?.dataset.ply === String(ply) && one('.actions button') !== null);
  for (const spot of opens) (await until(spot, () => open(spot))).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await until('form', sheet);
  if (kind !== null) {
    const choice = await until(kind, () => [...document.querySelectorAll('.choice')].find((button) => button.textContent.trim() === kind));
    choice.click();
    await until(kind, () => [...document.querySelectorAll('.choice[aria-pressed="true"]')].some((button) => button.textContent.trim() === kind));
  }
  const wanted = (label) => {
    const [side, name] = [label.split(': ')[0], label.split(': ').at(-1)];
    const detail = side === 'You give' ? 'give' : side === 'You ask' ? 'ask' : '';
    return action[detail === '' ? name : detail + name[0].toUpperCase() + name.slice(1)] ?? 0;
  };
  for (const step of [-1, 1])
    for (let nth = 0; nth < sheet().querySelectorAll('.stepper').length; nth++)
      for (;;) {
        const stepper = sheet().querySelectorAll('.stepper')[nth];
        const [fewer, more] = stepper.querySelectorAll('button');
        const output = stepper.querySelector('output');
        const count = Number(output.textContent);
        if (Math.sign(wanted(output.ariaLabel) - count) !== step) break;
        const button = step > 0 ? more : fewer;
        if (button.ariaDisabled === 'true') throw new Error(JSON.stringify(action) + ': ' + output.ariaLabel + ' stays at ' + count);
        button.click();
        await until('change', () => Number(sheet().querySelectorAll('.stepper')[nth].querySelector('output').textContent) !== count);
      }
  (await until('button', () => sheet()?.querySelector('.sending .weighty.open[data-own]'))).click();
})`;

/** What opens the form; one that must be answered is open already. */
function opensBy(action: Action & { readonly to?: number }): readonly string[] {
  switch (action.type) {
    case 'offer':
    case 'threaten':
      return [`captain:${action.to}`];
    case 'call':
      return ['bargain'];
    case 'counter':
      return [action.to === undefined ? 'answer:counter' : `answer:counter:${action.to}`];
    case 'name-price':
      return ['answer:name-price'];
    default:
      return [];
  }
}

const KINDS: Readonly<Record<string, string>> = {
  offer: 'Trade',
  threaten: 'Threat',
  call: 'Everyone who can trade',
};

export async function fillIn(page: Page, { ply, action }: Filling): Promise<void> {
  const filling = { ply, action, opens: opensBy(action), kind: KINDS[action.type] ?? null };
  await page.evaluate(`${FILL}(${JSON.stringify(filling)})`);
}
