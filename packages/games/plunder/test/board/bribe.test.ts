// A threat, a bribe that is too small, a larger one, and peace: two people in two browsers, each with their own secrets.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aSite } from '../../../../web/test/kit/site.ts';
import { twoAtATable } from '../../../../web/test/online/people.ts';
import { meet } from './meeting.ts';

const site = aSite();

const sheet = (page: Page) => page.locator('.matter');
const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"].open`);

/** Adds one card of any kind to the bribe, and sends it. */
async function offerOneMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^One more: You give/, disabled: false });
  await more.first().click();
  await spot(page, 'answer:bribe').click();
}

/** Every message that a page has received. */
function* thingsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Readonly<Record<string, unknown>>;
  for (const one of Object.values(value)) yield* thingsIn(one);
}

function listen(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return frames;
}

/** Hands and draws that belong to another seat. */
function leaks(frames: readonly string[], seat: number): string[] {
  return frames
    .flatMap((frame) => [...thingsIn(JSON.parse(frame))])
    .filter(
      (thing) =>
        ('viewer' in thing && thing.viewer !== seat) ||
        ('plunderPoints' in thing && 'hand' in thing) ||
        (thing.type === 'drew' && thing.seat !== seat && thing.cards !== null),
    )
    .map((thing) => JSON.stringify(thing));
}

it('a bribe is raised until it is enough', async () => {
  const { anna, ben, path } = await twoAtATable(site, 'plunder');
  for (const { page } of [anna, ben]) await page.goto('/credits');
  const seat = await meet(site.server, path);
  const pages = [anna.page, ben.page] as const;
  const heard = pages.map(listen);
  for (const page of pages) await page.goto(path);
  const [attacker, defender] = seat === 0 ? pages : [pages[1], pages[0]];

  await spot(attacker, 'bargain').click();
  await attacker.getByRole('button', { name: 'Threat', exact: true }).click();
  await attacker.getByRole('button', { name: 'One more: You ask: gold' }).click();
  await expect.poll(() => sheet(defender).count()).toBe(0);
  await spot(attacker, 'answer:propose').click();
  await sheet(defender)
    .getByText(/threatens/)
    .waitFor();
  await spot(defender, 'answer:refuse').click();

  // The refused bribe is in the form again.
  await spot(attacker, 'answer:propose').waitFor();
  await attacker.keyboard.press('Escape');
  await attacker.locator('.plunder-chart [data-spot^="ship:"].open').first().dispatchEvent('click');
  await attacker
    .getByRole('button', { name: /^Attack/ })
    .first()
    .click();
  await offerOneMore(defender);
  await sheet(attacker)
    .getByText(/offers? a bribe/)
    .waitFor();
  expect(await sheet(attacker).locator('.bundles b').allTextContents()).toEqual(['1']);
  await spot(attacker, 'answer:refuse').click();

  await sheet(defender)
    .getByText(/refused 1 /)
    .waitFor();
  await offerOneMore(defender);
  await expect
    .poll(() => sheet(attacker).locator('.bundles b').allTextContents())
    .not.toEqual(['1']);
  await spot(attacker, 'answer:accept').click();

  for (const page of pages) {
    await page
      .locator('.log li', { hasText: / may not harm / })
      .last()
      .waitFor();
    await page.locator('.captain .treaty').waitFor();
    expect(await sheet(page).count()).toBe(0);
  }
  // Trading with that ship is still allowed, attacking is not.
  await attacker.locator('.plunder-chart [data-spot^="ship:"].open').first().dispatchEvent('click');
  await spot(attacker, 'answer:propose').or(sheet(attacker)).first().waitFor();
  for (const [viewer, frames] of heard.entries()) {
    expect(frames.length).toBeGreaterThan(8);
    expect(leaks(frames, viewer)).toEqual([]);
  }
}, 240_000);
