// Whole games of Plunder, from the first click to the end panel: each player in a browser of their own.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { onServer } from '../../../../web/test/kit/ongoing-game.ts';
import { pilot } from '../../../../web/test/kit/pilot.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { aTableFull } from '../../../../web/test/online/people.ts';

const site = aSite();
const LONG = 1_800_000;

/** Only the first of them is short enough for every run. */
const every = process.env.WHOLE === 'every' ? it : it.skip;

interface Sitting {
  readonly seats: number;
  readonly teams?: string;
  /** Points to win, if not the printed ones. */
  readonly target?: number;
}

async function fillIn(page: Page, { teams, target }: Sitting): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.getByText('More', { exact: true }).click();
  if (teams !== undefined) await field('Teams').selectOption(teams);
  if (target === undefined) return;
  await field('Target').fill(`${target}`);
  await field('Target').blur();
}

async function playedOut(sitting: Sitting): Promise<void> {
  const { people, path } = await aTableFull(site, 'plunder', sitting.seats, {
    prepare: (page) => fillIn(page, sitting),
  });
  const pages = people.map(({ page }) => page);
  const { board, list, unlit } = await pilot(await onServer(site.server, path, pages));
  expect(unlit).toEqual([]);
  expect(board).toBeGreaterThan(list);
  if (process.env.WHOLE === 'every')
    console.info(expect.getState().currentTestName, `${board} on the board, ${list} in the list`);
  for (const page of pages) await page.getByRole('button', { name: 'Play again' }).waitFor();
}

it('two captains, to five points', () => playedOut({ seats: 2, target: 5 }), LONG);

every('four captains', () => playedOut({ seats: 4 }), LONG);

every('six captains', () => playedOut({ seats: 6 }), LONG);

every('two crews of two', () => playedOut({ seats: 4, teams: '2x2' }), LONG);

every('two crews of three', () => playedOut({ seats: 6, teams: '2x3', target: 12 }), LONG);
