// Two people in two browsers finish a game: an invitation, and clicks to the end. (Islebound's and Plunder's are with their boards.)

import { Generator } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { COOPERATIVE } from '../kit/games.ts';
import { aSite } from '../kit/site.ts';
import { hasty, type Picking, playToTheEnd, type Sailor, twoAtATable } from './people.ts';

const site = aSite();
const LONG = 240_000;

/** Ends what can be ended, else anything: never in circles. */
function restless(seed: number): Picking {
  const chance = new Generator(seed);
  return (labels) => hasty(labels) || chance.below(labels.length);
}

async function isOver(path: string): Promise<boolean> {
  return (await site.server.context.store.table(path.replace('/table/', '')))?.status === 'over';
}

async function finish(people: readonly Sailor[], path: string): Promise<void> {
  const clicks = await playToTheEnd(people, restless(7));
  expect(clicks).toBeGreaterThan(0);
  await expect.poll(() => isOver(path)).toBe(true);
  for (const { page } of people) await page.getByRole('button', { name: 'Play again' }).waitFor();
}

it('Forbidden Island, from the first click to the last', { timeout: LONG }, async () => {
  const { anna, ben, path } = await twoAtATable(site, COOPERATIVE, {
    prepare: async (page) => {
      await page.getByLabel('Difficulty').selectOption('legendary');
    },
  });
  await finish([anna, ben], path);
});
