// A touch of the chart while one's own step is still being shown.
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { fleetOf } from '../../public.ts';
import { decisionLike, goneOn, type Position } from './positions.ts';

const site = aSite();

/** Touches a square as soon as an event is being shown. */
const TOUCH = (name: string): string => `{
  const { left, top, width, height } = document.querySelector('[data-spot="square:${name}"]').getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const shown = new MutationObserver(() => {
    if (document.querySelector('.effects') === null) return;
    shown.disconnect();
    document.elementFromPoint(clientX, clientY).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
  });
  shown.observe(document.body, { childList: true, subtree: true });
}`;

/** Where a ship could sail with one step. */
function stepsFrom({ state, offers }: Position): readonly string[] {
  if (state.agenda.at(-1)?.step !== 'command') return [];
  return offers().allowed.flatMap(({ action }) => (action.type === 'sail' ? [action.to] : []));
}

const afterOne = (at: Position): Position =>
  goneOn(at, [`sail ship=${fleetOf(at.view, at.seat)[0]?.id} to=${stepsFrom(at)[0]}`]);

it('counts as soon as the step has been shown', async () => {
  const isLong = (at: Position): boolean =>
    fleetOf(at.view, at.seat).length === 1 &&
    stepsFrom(at).length > 0 &&
    stepsFrom(afterOne(at)).length > 1;
  const start = decisionLike(isLong);
  const first = itemAt(stepsFrom(start), 0);
  const second = itemAt(stepsFrom(afterOne(start)), 1);
  const { page } = await site.visit({ reducedMotion: 'no-preference' });
  await takeUp(page, start.record, { ...start, settings: { speed: 'slow' } });
  const square = (name: string) => page.locator(`[data-spot="square:${name}"]`);
  await square(first).and(page.locator('.open')).waitFor();
  await page.evaluate(TOUCH(second));
  await square(first).click();
  const shown = () => page.locator('.table').getAttribute('data-ply');
  await expect.poll(shown).toBe(`${start.ply + 2}`);
});
