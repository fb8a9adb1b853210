// In the middle of a turn: a reload, a lost network, taking back and its refusal.
import { expect, it } from 'vitest';
import { aSite } from '../kit/site.ts';
import { actionsOf, mover, type Sailor, twoAtATable } from './people.ts';

const site = aSite();
const LONG = 120_000;

async function entriesOf(path: string) {
  return site.server.house.store.entries(path.replace('/table/', ''), 0);
}

const logOf = ({ page }: Sailor) => page.locator('.log li');

it('a reload in the middle of a turn loses nothing', async () => {
  const { anna, ben, path } = await twoAtATable(site, 'forbidden-island');
  const { page } = await mover(anna, ben);
  await actionsOf(page).first().click();
  await expect.poll(async () => (await entriesOf(path)).length).toBe(1);
  const before = await actionsOf(page).allTextContents();
  await page.reload();
  await actionsOf(page).first().waitFor();
  expect(await actionsOf(page).allTextContents()).toEqual(before);
  for (const one of [anna, ben]) await expect.poll(() => logOf(one).count()).toBe(1);
}, LONG);

it('a move made while the network is gone arrives once', async () => {
  const { anna, ben, path } = await twoAtATable(site, 'forbidden-island');
  const player = await mover(anna, ben);
  await actionsOf(player.page).first().click();
  await expect.poll(async () => (await entriesOf(path)).length).toBe(1);
  await player.context.setOffline(true);
  await actionsOf(player.page).first().click();
  await player.page.getByText('Reconnecting').waitFor();
  expect(await player.page.locator('.sea svg').first().isVisible()).toBe(true);
  await player.context.setOffline(false);
  await expect.poll(async () => (await entriesOf(path)).length, { timeout: 20_000 }).toBe(2);
  await player.page.getByText('Reconnecting').waitFor({ state: 'detached' });
  for (const one of [anna, ben]) await expect.poll(() => logOf(one).count()).toBe(2);
  expect(await entriesOf(path)).toHaveLength(2);
}, LONG);

it('something is taken back, or not where nothing can be', async () => {
  const { anna, ben, path } = await twoAtATable(site, 'forbidden-island');
  const { page } = await mover(anna, ben);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await page.getByRole('alert').getByText('Nothing has been done yet.').waitFor();
  await actionsOf(page).first().click();
  await expect.poll(async () => (await entriesOf(path)).length).toBe(1);
  await undo.click();
  await expect.poll(async () => (await entriesOf(path)).at(-1)?.kind).toBe('undo');
  await page.getByText('takes that back.').first().waitFor();
}, LONG);

it('the others are asked where the table says so, and may refuse', async () => {
  const { anna, ben, path } = await twoAtATable(site, 'forbidden-island', async (page) => {
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Taking back').selectOption('consent');
  });
  const player = await mover(anna, ben);
  const other = player === anna ? ben : anna;
  const undo = player.page.getByRole('button', { name: /^Undo/ });
  await actionsOf(player.page).first().click();
  await expect.poll(async () => (await entriesOf(path)).length).toBe(1);
  await undo.click();
  await player.page.getByText('Waiting for the others to agree.').waitFor();
  await other.page.getByRole('button', { name: 'Rather not' }).click();
  await expect.poll(async () => (await entriesOf(path)).at(-1)?.action).toBe('refuse');
  await undo.click();
  await other.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => (await entriesOf(path)).at(-1)?.action).toBe('agree');
  expect(await actionsOf(player.page).count()).toBeGreaterThan(0);
}, LONG);
