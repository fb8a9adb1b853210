// Two people in two browsers play a whole game of each title: an invitation, and clicks to the end.
import { expect, it } from 'vitest';
import { aSite } from '../kit/site.ts';
import { hasty, playToTheEnd, twoAtATable } from './people.ts';

const site = aSite();

it('Forbidden Island', async () => {
  const { anna, ben, path } = await twoAtATable(site, 'forbidden-island');
  const clicks = await playToTheEnd([anna, ben], hasty);
  console.log(`Forbidden Island: ${clicks} clicks`);
  expect(clicks).toBeGreaterThan(20);
  const told = await site.server.house.store.table(path.replace('/table/', ''));
  expect(told?.status).toBe('over');
}, 120_000);
