// Plunder in a real browser: whatever can be touched is drawn, and a whole game is played by touching it.
import { type GameRecord, Match } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { spotsOf } from '../../src/boards/plunder/spots.ts';
import { axe } from '../kit/axe.ts';
import { takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';
import { oneOfEachKind, type Position } from './positions.ts';

const site = aSite();
const LONG = 150_000;

/** As it was before it ended. */
const open = (record: GameRecord): GameRecord => ({ ...record, outcome: null });

/** Steps of a course and terms of an offer are addresses for the board itself, and are nowhere drawn. */
const UNDRAWN = /^(step|term):/;

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
    for (const position of oneOfEachKind()) {
      const { record, seat, ply, state } = position;
      await takeUp(page, open(record), { seat, ply });
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

/** What is touched rather than anything after it. */
const LIKED = [
  '.matter .weighty:not(:disabled)',
  '[data-spot^="cross:"].open',
  '[data-spot^="island:"].open',
  '[data-spot="build:point"].open',
  '[data-spot="build:ship"].open',
  '[data-spot="die"].open',
  '[data-spot^="card:"].open',
  '[data-spot^="stack:"].open',
] as const;
const SAILING = '[data-spot^="square:"].open';
const LISTED = ['.actions button.weighty', '.actions button'] as const;

interface Touchable {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Touches the likeliest thing that is lit and in sight; null when nothing is, or bots are at it. */
async function touch(page: Page, sails: number): Promise<string | null> {
  const wanted = [...LIKED, ...(sails > 0 ? [SAILING] : []), ...LISTED];
  const found = await page.evaluate<Touchable | null>(`(() => {
    for (const selector of ${JSON.stringify(wanted)})
      for (const thing of document.querySelectorAll(selector)) {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const there = document.elementFromPoint(x, y);
        if (there !== null && thing.contains(there))
          return { name: thing.dataset.spot ?? 'listed', x, y };
      }
    return null;
  })()`);
  if (found === null) return null;
  await page.mouse.click(found.x, found.y);
  return found.name;
}

it(
  'is played to its end by touching what is lit',
  async () => {
    const seed = '5eed'.repeat(16);
    const match = Match.start(plunder, { seats: 2, seed, options: { target: 5, roundLimit: 7 } });
    const { page } = await site.visit();
    await takeUp(page, match.record());
    const touched = new Set<string>();
    const end = page.locator('.ending');
    for (let sails = 3; (await end.count()) === 0; ) {
      const name = await touch(page, sails);
      await page.waitForTimeout(name === null ? 50 : 10);
      sails = name?.startsWith('square:') ? sails - 1 : name === 'listed' ? 3 : sails;
      if (name !== null) touched.add(name.split(':')[0] ?? '');
    }
    expect([...touched]).toEqual(expect.arrayContaining(['island', 'die', 'square', 'listed']));
  },
  LONG,
);

it.each(['light', 'dark'] as const)(
  'keeps nobody out, in %s',
  async (theme) => {
    const { page } = await site.visit({ theme });
    const [bargain] = oneOfEachKind().filter(
      ({ state }) => state.agenda.at(-1)?.step === 'draw-up-offer',
    );
    if (bargain === undefined) throw new Error('no record has an offer');
    await takeUp(page, open(bargain.record), bargain);
    await page.locator('.matter').waitFor();
    expect(await axe(page)).toEqual([]);
  },
  LONG,
);

it(
  'sends a whole offer in one go',
  async () => {
    const { page } = await site.visit();
    const bargain = oneOfEachKind().find(
      ({ state, view }) =>
        state.agenda.at(-1)?.step === 'draw-up-offer' && view.hand.some((count) => count > 0),
    );
    if (bargain === undefined) throw new Error('no record has an offer');
    await takeUp(page, open(bargain.record), bargain);
    await page
      .getByRole('button', { name: /^One more: You ask/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await page
      .locator('.log li', { hasText: / (offers|threatens) / })
      .last()
      .waitFor();
    await page.locator('.matter [data-spot="answer:propose"]').waitFor({ state: 'detached' });
  },
  LONG,
);
