// Two people in two browsers finish a game of each title: an invitation, and clicks to the end.
import { type Action, type Core, Generator, legal, write } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { aSite } from '../kit/site.ts';
import { hasty, type Picking, playToTheEnd, type Sailor, twoAtATable } from './people.ts';

const site = aSite();
const LONG = 240_000;

/** Ends what can be ended, else anything: so that nobody goes in circles. */
function restless(seed: number): Picking {
  const chance = new Generator(seed);
  return (labels) => hasty(labels) || chance.below(labels.length);
}

async function isOver(path: string): Promise<boolean> {
  return (await site.server.house.store.table(path.replace('/table/', '')))?.status === 'over';
}

async function finish(people: readonly Sailor[], path: string): Promise<void> {
  const clicks = await playToTheEnd(people, restless(7));
  expect(clicks).toBeGreaterThan(0);
  await expect.poll(() => isOver(path)).toBe(true);
  for (const { page } of people) await page.getByRole('button', { name: 'Play again' }).waitFor();
}

it('Forbidden Island, from the first click to the last', { timeout: LONG }, async () => {
  const { anna, ben, path } = await twoAtATable(site, 'forbidden-island', {
    prepare: async (page) => {
      await page.getByLabel('Difficulty').selectOption('legendary');
    },
  });
  await finish([anna, ben], path);
});

it('Plunder, five rounds of it', { timeout: LONG }, async () => {
  const { anna, ben, path } = await twoAtATable(site, 'plunder', {
    async prepare(page) {
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('Round limit').fill('5');
      await page.getByLabel('Round limit').blur();
    },
  });
  await finish([anna, ben], path);
});

/** A whole game by hand takes a thousand clicks: until the end is in sight, chance decides for both. */
async function playAhead(path: string, until: (state: Core) => boolean): Promise<void> {
  const { registry, store } = site.server.house;
  const id = path.replace('/table/', '');
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  const { table } = opened;
  const sittings = await store.sittings(id);
  const chance = new Generator(3);
  for (let nth = 0; !until(table.position.state); nth++) {
    const { state, seq, deciders } = table.position;
    const seat = deciders.must[0] ?? 0;
    const actions = legal(table.terms.game, state, seat);
    const action = write(actions[chance.below(actions.length)] as Action);
    const by = sittings[seat]?.person ?? '';
    await registry.play({ table: id, by, seat, request: `ahead-${nth}`, base: seq, action });
  }
}

it('Islebound, once the last round has come', { timeout: LONG }, async () => {
  const { anna, ben, path } = await twoAtATable(site, 'islebound');
  for (const { page } of [anna, ben]) await page.goto('/credits');
  await playAhead(
    path,
    (state) => (state as Core & { readonly trigger: unknown }).trigger !== null,
  );
  for (const { page } of [anna, ben]) await page.goto(path);
  await finish([anna, ben], path);
});
