// A game against the clock ends in the browser. On this device its clock stands still while the table is closed; on a
// server it goes on, and all players see the same.
import { Match } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { cableTo, UNANSWERED } from '../../../../web/test/kit/cable.ts';
import { begun, guest, looksAs, playAhead } from '../../../../web/test/kit/guests.ts';
import { savedGame, takeUp } from '../../../../web/test/kit/saved.ts';
import { aSite } from '../../../../web/test/kit/site.ts';
import { plunder } from '../../rules/index.ts';

const site = aSite();
const MINUTES = 2;
const LONG = 150_000;

it(`ends after ${MINUTES} minutes at the table`, async () => {
  const { page } = await site.visit();
  await page.clock.install();
  const options = { timer: MINUTES };
  const match = Match.start(plunder, { seats: 3, seed: '07'.repeat(32), options });
  while (match.state.agenda.at(-1)?.step !== 'command') {
    const seat = match.deciders.must[0] ?? 0;
    match.play(seat, match.legal(seat)[0] ?? { type: 'draw' });
  }
  // It is Anna's turn, and she thinks.
  await takeUp(page, match.record(), { seat: match.deciders.must[0] ?? 0 });
  const left = page.getByRole('timer');
  await expect.poll(() => left.innerText()).toMatch(/\d:\d\d$/);
  await page.clock.runFor(60_000);
  await expect.poll(async () => (await savedGame(page))?.spent).toBeGreaterThan(55_000);
  await page.reload();
  await expect.poll(() => left.innerText()).toMatch(/0:[0-5]\d$/);
  await page.clock.runFor((MINUTES - 1) * 60_000 + 10_000);
  await page.locator('.ending').waitFor();
  expect(await left.count()).toBe(0);
});

/** Seconds left, as a page shows them. */
async function leftOn(page: Page): Promise<number> {
  const [, minutes, seconds] =
    /(\d+):(\d\d)$/.exec(await page.getByRole('timer').innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

it('on a server, is shown to players and spectators, and after coming back', {
  timeout: LONG,
}, async () => {
  const cable = await cableTo(site.server.address);
  onTestFinished(() => cable.close());
  const { server } = site;
  const [anna, ben] = [await guest(server.address, 'Anna'), await guest(server.address, 'Ben')];
  const id = await begun({ game: 'plunder', options: { timer: 1 } }, [anna, ben]);
  await playAhead(server, id, undefined, ({ agenda }) => agenda.at(-1)?.step !== 'command');
  const { page } = await site.visit({ address: cable.address, expected: UNANSWERED });
  const { page: spectator } = await site.visit();
  await looksAs(page, anna, cable.address);
  for (const one of [page, spectator]) {
    await one.goto(`/table/${id}`);
    await one.getByRole('timer').waitFor();
  }
  const isAlike = async () => {
    const [mine, theirs] = await Promise.all([leftOn(page), leftOn(spectator)]);
    return mine > 0 && Math.abs(mine - theirs) <= 1;
  };
  expect(await leftOn(page)).toBeLessThan(60);
  expect(await isAlike()).toBe(true);
  cable.pull();
  await page.getByText('Reconnecting').waitFor();
  cable.plugIn();
  await page.getByText('Reconnecting').waitFor({ state: 'detached' });
  await expect.poll(isAlike).toBe(true);
  await page.reload();
  await page.getByRole('timer').waitFor();
  await expect.poll(isAlike).toBe(true);
  if (process.env.WHOLE !== 'every') return;
  for (const one of [page, spectator]) {
    await one.locator('.ending').waitFor({ timeout: 70_000 });
    expect(await one.getByRole('timer').count()).toBe(0);
  }
});

it('on a server, no time is shown if none was chosen', async () => {
  const { server } = site;
  const anna = await guest(server.address, 'Anna');
  const id = await begun({ game: 'plunder' }, [anna, null]);
  const { page } = await site.visit();
  await looksAs(page, anna, server.address);
  await page.goto(`/table/${id}`);
  await page.locator('.actions button').first().waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
});
