// Plunder in a real browser: every spot is drawn, and every screen is accessible.
import { expect, it } from 'vitest';
import { axe } from '../../../../web/test/kit/axe.ts';
import { takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { spotsOf } from '../../board/spots.ts';
import { oneOfEachKind, type Position } from './positions.ts';
import { SCREENS } from './screens.ts';

const site = aSite();
const LONG = 150_000;
const isWhole = process.env.WHOLE === 'every';

/** Steps of a course are spots without a drawing. */
const UNDRAWN = /^step:/;

function spotsIn({ view, offers }: Position): readonly string[] {
  return offers()
    .allowed.flatMap(({ action }) => spotsOf(action, view))
    .flat()
    .filter((spot) => !UNDRAWN.test(spot));
}

it(
  'draws whatever can be touched, whatever is decided',
  async () => {
    const { page } = await site.visit();
    // Half of the kinds on each run.
    const positions = oneOfEachKind().filter((_kind, nth) => isWhole || nth % 2 === 0);
    expect(positions.length).toBeGreaterThan(5);
    for (const position of positions) {
      const { record, seat, ply, state } = position;
      await takeUp(page, record, { seat, ply });
      await page.locator('.actions button').first().waitFor();
      const drawn = await page.evaluate<string[]>(
        "[...document.querySelectorAll('[data-spot]')].map((one) => one.dataset.spot)",
      );
      const missing = spotsIn(position).filter((spot) => !drawn.includes(spot));
      expect(missing, `${state.agenda.at(-1)?.step}`).toEqual([]);
    }
  },
  LONG,
);

/** All of them are accessible in every look; every run checks one, large by day and small by night. */
const DAILY = ['plunder-trade-drawn-up'];
const SCHEMES = ['light', 'dark'] as const;

it.each(SCREENS.filter(({ name }) => isWhole || DAILY.includes(name)))(
  '$name keeps nobody out',
  { timeout: LONG },
  async ({ open }) => {
    const { page } = await site.visit();
    await open(page, site.server);
    for (const [nth, width] of [1440, 390].entries()) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of isWhole ? SCHEMES : SCHEMES.slice(nth, nth + 1)) {
        await page.emulateMedia({ colorScheme });
        expect(await axe(page), `${width} ${colorScheme}`).toEqual([]);
      }
    }
  },
);
