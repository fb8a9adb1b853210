// Whole games of Islebound, from the first click to the end panel: each player in a browser of their own.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hotSeat, onServer } from '../../../../web/test/kit/ongoing-game.ts';
import { type Clicks, pilot } from '../../../../web/test/kit/pilot.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { aTableFull } from '../../../../web/test/online/people.ts';
import { islebound } from '../../rules/index.ts';

const site = aSite();
const LONG = 1_800_000;

/** Only the first of them is short enough for every run. */
const every = process.env.WHOLE === 'every' ? it : it.skip;

async function tick(page: Page, label: string): Promise<void> {
  const box = page.getByLabel(label, { exact: true });
  if (!(await box.isVisible())) await page.getByText('More', { exact: true }).click();
  await box.check();
}

interface Sitting {
  readonly game?: string;
  readonly seats?: number;
  readonly ticks?: readonly string[];
}

async function playedOut({ game = 'islebound', seats = 2, ticks = [] }: Sitting): Promise<void> {
  const { people, path } = await aTableFull(site, game, seats, {
    prepare: async (page) => {
      for (const label of ticks) await tick(page, label);
    },
  });
  const pages = people.map(({ page }) => page);
  wasSensible(await pilot(await onServer(site.server, path, pages)));
  for (const page of pages) await page.getByRole('button', { name: 'Play again' }).waitFor();
}

/** Everything on the table was touched there; the list is for ending turns and for choices that share a name. */
function wasSensible({ board, list, unlit }: Clicks): void {
  expect(unlit).toEqual([]);
  expect(board).toBeGreaterThan(list);
  if (process.env.WHOLE === 'every')
    console.info(expect.getState().currentTestName, `${board} on the board, ${list} in the list`);
}

it('retail for two', () => playedOut({}), LONG);

every('retail for four', () => playedOut({ seats: 4 }), LONG);

every('the prototype', () => playedOut({ game: 'islebound-prototype' }), LONG);

every('Deep Fog', () => playedOut({ game: 'deep-fog', ticks: ['Trading', 'Raid'] }), LONG);

every('Architect', () => playedOut({ ticks: ['Architect'] }), LONG);

every(
  'Architect for three at one screen',
  async () => {
    const { page } = await site.visit();
    const options = { architect: true, advanced: true };
    const table = { seats: 3, seed: '2b'.repeat(32), options };
    wasSensible(await pilot(await hotSeat(page, islebound, table)));
    await page.getByRole('button', { name: 'Play again' }).waitFor();
  },
  LONG,
);
