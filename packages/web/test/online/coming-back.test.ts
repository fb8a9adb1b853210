// In the middle of a turn: a reload, a lost network, undo and its refusal.

import { expect, it, onTestFinished } from 'vitest';
import { cableTo, UNANSWERED } from '../kit/cable.ts';
import { COOPERATIVE } from '../kit/games.ts';
import { aSite } from '../kit/site.ts';
import { actionsOf, type Picking, playToTheEnd, type Sailor, twoAtATable } from './people.ts';

const site = aSite();
const LONG = 150_000;

const doneOf = ({ page }: Sailor) => page.getByRole('button', { name: /^Done/ });

/** The seat whose turn it is: another may have a card to cut in with. */
async function mover(...people: readonly Sailor[]): Promise<Sailor> {
  return Promise.any(
    people.map((one) =>
      doneOf(one)
        .waitFor()
        .then(() => one),
    ),
  );
}

async function entriesOf(path: string) {
  return site.server.context.store.entries(path.replace('/table/', ''), 0);
}

/** An action after which the turn goes on: no special card, which asks for more. */
const anAction: Picking = (labels) =>
  Math.max(
    0,
    labels.findIndex((label) => !/Lift|Sandbags/.test(label)),
  );

/** Clicks until an action was played: with many choices, the first click only opens a list. */
async function act(player: Sailor, path: string): Promise<void> {
  const { length } = await entriesOf(path);
  const isDone = async () => (await entriesOf(path)).length > length;
  while (!(await isDone())) {
    await playToTheEnd([player], anAction, 1);
    for (let tries = 0; tries < 20 && !(await isDone()); tries++)
      await player.page.waitForTimeout(50);
  }
}

const logOf = ({ page }: Sailor) => page.locator('.log .line').allTextContents();
const undoOf = ({ page }: Sailor) => page.getByRole('button', { name: /^Undo( U)?$/ });

it('a reload in the middle of a turn loses nothing', { timeout: LONG }, async () => {
  const { anna, ben, path } = await twoAtATable(site, COOPERATIVE);
  const player = await mover(anna, ben);
  await act(player, path);
  await expect.poll(() => logOf(player)).not.toEqual([]);
  const told = await logOf(player);
  await player.page.reload();
  await actionsOf(player.page).first().waitFor();
  await expect.poll(() => logOf(player)).toEqual(told);
  const other = player === anna ? ben : anna;
  await expect.poll(async () => (await logOf(other)).length).toBe(told.length);
  await act(player, path);
});

it('a move made while the network is gone arrives once', { timeout: LONG }, async () => {
  const cable = await cableTo(site.server.address);
  onTestFinished(() => cable.close());
  const looking = { address: cable.address, expected: UNANSWERED };
  const { anna, ben, path } = await twoAtATable(site, COOPERATIVE, { looking });
  const player = await mover(anna, ben);
  await act(player, path);
  await expect.poll(() => logOf(player)).not.toEqual([]);
  cable.pull();
  await doneOf(player).click();
  await player.page.locator('.ending-question .weighty').click();
  await player.page.getByText('Reconnecting').waitFor();
  await player.page.getByText('Kept: it will be sent when the line is back.').waitFor();
  expect(await actionsOf(player.page).count()).toBe(0);
  expect(await player.page.title()).toBe('Disconnected – Forbidden Island');
  expect(await player.page.locator('.sea svg').first().isVisible()).toBe(true);
  expect(await entriesOf(path)).toHaveLength(1);
  cable.plugIn();
  await expect.poll(async () => (await entriesOf(path)).length, { timeout: 30_000 }).toBe(2);
  await player.page.getByText('Reconnecting').waitFor({ state: 'detached' });
  await player.page.getByText('Kept: it').waitFor({ state: 'detached' });
  expect(await player.page.title()).not.toContain('Disconnected');
  const other = player === anna ? ben : anna;
  // The number of lines depends on the deal: a holder of a Special card is asked before the cards are drawn.
  const areAlike = async () => (await logOf(other)).length === (await logOf(player)).length;
  await expect.poll(areAlike, { timeout: 30_000 }).toBe(true);
  expect(await entriesOf(path)).toHaveLength(2);
});

it('an action is undone, unless that is not allowed', { timeout: LONG }, async () => {
  const { anna, ben, path } = await twoAtATable(site, COOPERATIVE);
  const player = await mover(anna, ben);
  await undoOf(player).click({ force: true });
  await player.page.getByRole('alert').getByText('Nothing has been done yet.').waitFor();
  await act(player, path);
  await undoOf(player).click();
  await player.page.getByText('You take that back.').first().waitFor();
  expect((await entriesOf(path)).map(({ kind }) => kind)).toEqual(['play', 'undo']);
});

it('the others are asked where the table says so, and may refuse', { timeout: LONG }, async () => {
  const { anna, ben, path } = await twoAtATable(site, COOPERATIVE, {
    async prepare(page) {
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('Taking back').selectOption('consent');
    },
  });
  const player = await mover(anna, ben);
  const other = player === anna ? ben : anna;
  await act(player, path);
  await undoOf(player).click();
  await player.page.getByText('Waiting for the others to agree.').waitFor();
  await other.page.getByRole('button', { name: 'Rather not', exact: true }).click();
  await other.page
    .getByRole('button', { name: 'Rather not', exact: true })
    .waitFor({ state: 'detached' });
  await player.page.getByText('would rather not take that back.').waitFor();
  await undoOf(player).click();
  await other.page.getByRole('button', { name: 'Agree', exact: true }).click();
  await other.page
    .getByRole('button', { name: 'Agree', exact: true })
    .waitFor({ state: 'detached' });
  const words = (await entriesOf(path)).slice(1).map(({ action }) => action);
  expect(words).toEqual(['ask', 'refuse', 'ask', 'agree']);
});
