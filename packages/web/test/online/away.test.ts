// Leaving a table: for good or for a while, with standing orders, nudges, and a recap on return.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COOPERATIVE, WITH_EDITIONS } from '../kit/games.ts';
import { begun, byChance, type Guest, guest, keep, looksAs, playAhead } from '../kit/guests.ts';
import type { Looking } from '../kit/opening.ts';
import { aSite } from '../kit/site.ts';
import { actionsOf } from './people.ts';

// Shortened waits: what takes minutes takes seconds here.
const site = aSite({ times: { nudge: 0, playOn: 0, round: 1_000, silence: 2_500 } });

interface Party {
  readonly page: Page;
  readonly anna: Guest;
  readonly ben: Guest;
  readonly table: string;
  /** The same people at one more table. */
  again(): Promise<string>;
}

/** Anna with a browser, Ben without. */
async function party(
  settings: Record<string, unknown> = {},
  looking: Looking = {},
  game = COOPERATIVE,
): Promise<Party> {
  const { address } = site.server;
  const { page } = await site.visit(looking);
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  await looksAs(page, anna, address);
  const options = game === COOPERATIVE ? { first: '1' } : {};
  const again = (): Promise<string> => begun({ game, options, settings }, [anna, ben]);
  return { page, anna, ben, table: await again(), again };
}

/** A table that waits for this seat alone: no other holds a Special card or goes first. */
async function waitingFor(seat: number, game?: string): Promise<Party> {
  const first = await party({}, {}, game);
  for (let { table } = first; ; table = await first.again()) {
    const opened = await site.server.context.registry.open(table);
    if (opened.kind !== 'live') throw new Error(opened.kind);
    const { must, may } = opened.table.position.deciders;
    if ([...must, ...may].every((one) => one === seat)) return { ...first, table };
  }
}

it('leaves the seat to a bot, and takes it back', async () => {
  const { page, table } = await party({ leaver: 'bot' });
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('**/lobby');
  await page.getByRole('link', { name: /^Go on/ }).click();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
});

it('is seen to be away, nudged, played for by a bot, and comes back', async () => {
  const { page: closing, anna, ben, table } = await waitingFor(0);
  const path = `/table/${table}`;
  await closing.goto(path);
  const { page } = await site.visit();
  await looksAs(page, ben, site.server.address);
  await page.goto(path);
  const people = page.getByRole('list', { name: 'People at this table' });
  const annaHere = people.getByRole('listitem').filter({ hasText: anna.name });
  await annaHere.getByText('here', { exact: true }).waitFor();
  await page.getByText('Anna is thinking.').waitFor();
  const context = closing.context();
  await closing.close();
  await page.getByText('Anna is away.').waitFor({ timeout: 10_000 });
  await annaHere.getByText('away', { exact: true }).waitFor();
  await page.locator('.crew').getByText('away', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Nudge Anna' }).click();
  await page.getByText('Anna was nudged just now.').waitFor();
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  const asked = page.getByRole('dialog', { name: 'Let a bot play for Anna?' });
  await asked.getByRole('button', { name: 'Let a bot play on' }).click();
  await page.locator('.crew').getByText('Bot for Anna').waitFor();
  const back = await context.newPage();
  await back.goto(path);
  await back.getByText('Ben nudged you just now').waitFor();
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await back.getByText('Ben nudged you').waitFor({ state: 'detached' });
  await page.locator('.crew').getByText('Bot for Anna').waitFor({ state: 'detached' });
  await annaHere.getByText('here', { exact: true }).waitFor();
});

it('sees a new chat message marked on a phone', async () => {
  const { page, ben, table } = await party({}, { width: 390 });
  await page.goto(`/table/${table}`);
  const folded = page.getByRole('button', { name: /^Log, talk/ });
  await folded.waitFor();
  const params = { table };
  await ben.api('POST /api/tables/:table/chat', { params, body: { words: 'Ahoy!' } });
  await page.getByRole('button', { name: 'Log, talk 1 new' }).click();
  await page.getByText('Ahoy!').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await folded.textContent()).toBe('Log, talk');
  // Earlier chat lines are not news.
  await page.reload();
  await folded.waitFor();
  expect(await folded.textContent()).toBe('Log, talk');
});

it('keeps the drawers in reach on a phone while a no stands, and the board beside a notice', async () => {
  const { page, anna, table } = await party({}, { width: 390, height: 844 });
  await anna.api('POST /api/tables/:table/seats/:seat/orders', {
    params: { table, seat: 0 },
    body: { do: 'pass', until: 'turn' },
  });
  await page.goto(`/table/${table}`);
  await page.getByText('You pass until the next turn.').waitFor();
  for (const name of ['Ask me again', 'Players', /^Log, talk/]) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(box === null ? 0 : box.x + box.width).toBeLessThanOrEqual(390);
  }
  const passes = 'getComputedStyle(document.querySelector(".notices")).pointerEvents';
  expect(await page.evaluate(passes)).toBe('none');
});

it('has all steps in one line on a tablet while a no stands, so that the cards are whole', async () => {
  const { page, anna, table } = await party({}, { width: 820, height: 1180 });
  await anna.api('POST /api/tables/:table/seats/:seat/orders', {
    params: { table, seat: 0 },
    body: { do: 'pass', until: 'turn' },
  });
  await page.goto(`/table/${table}`);
  await page.getByText('You pass until the next turn.').waitFor();
  const steps = await page.locator('.steps').boundingBox();
  expect(steps?.height).toBeLessThan(60);
  const { top, bottom } = await page
    .locator('.hand .card')
    .first()
    .evaluate((card) => {
      const within = [...card.children].map((part) => part.getBoundingClientRect());
      const box = card.getBoundingClientRect();
      return {
        top: Math.min(...within.map((part) => part.top)) - box.top,
        bottom: box.bottom - Math.max(...within.map((part) => part.bottom)),
      };
    });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeGreaterThanOrEqual(0);
});

it('gives a standing order, but not where something else would be asked at once', async () => {
  const { page, table, ben } = await waitingFor(1, WITH_EDITIONS);
  await page.goto(`/table/${table}`);
  await page.getByText('Standing orders').click();
  const orders = page.locator('.orders');
  await orders.getByRole('button', { name: 'Refuse every trade this turn' }).click();
  await orders.getByRole('button', { name: 'Cancel' }).click();
  await orders.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' });
  const { page: other } = await site.visit();
  await looksAs(other, ben, site.server.address);
  await other.goto(`/table/${table}`);
  await other.getByText('Standing orders').click();
  await other.getByText('while it is another’s turn').waitFor();
  expect(await other.getByRole('button', { name: 'Refuse every trade' }).count()).toBe(0);
});

it('is shown what happened meanwhile', async () => {
  const { page, table } = await party({}, { reducedMotion: 'no-preference' });
  await keep(page, 'tidetable settings', JSON.stringify({ speed: 'slow' }));
  await page.goto(`/table/${table}`);
  await page.locator('.table').waitFor();
  await playAhead(site.server, table, byChance(2), (_state, nth) => nth < 2);
  await page.locator('.table[data-ply="2"]').waitFor();
  await page.goto('/credits');
  await playAhead(site.server, table, byChance(2), (_state, nth) => nth < 6);
  await page.goto(`/table/${table}`);
  await page.getByText('While you were away').waitFor();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByText('While you were away').waitFor({ state: 'detached' });
});

it('is notified when it is their turn and they look elsewhere', async () => {
  // Where nothing sinks while no one acts.
  const { page, table } = await party({}, { isNotified: true }, WITH_EDITIONS);
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(`
    globalThis.told = [];
    globalThis.Notification = class extends Notification {
      constructor(title, options) { super(title, options); told.push(title + ' ' + options.body); }
    };
    Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway === true });
  `);
  const turnOf = (seat: number) =>
    playAhead(site.server, table, undefined, (_state, _nth, { must }) => must[0] !== seat);
  await turnOf(1);
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByRole('button', { name: 'Notify me', pressed: true }).waitFor();
  await page.evaluate('isAway = true');
  await turnOf(0);
  await expect.poll(() => page.evaluate('told')).toEqual(['Your turn Islebound']);
  expect(await page.title()).toContain('Your turn');
  await page.evaluate('isAway = false');
  await turnOf(1);
  await turnOf(0);
  await actionsOf(page).first().waitFor();
  expect(await page.evaluate('told')).toHaveLength(1);
});

it('may sit down again after getting up, and is told when the owner clears the seat', async () => {
  const { address } = site.server;
  const { page } = await site.visit({ expected: [/404/] });
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  await looksAs(page, ben, address);
  const body = { game: WITH_EDITIONS, seats: 2, seating: ['me', null], isPublic: true };
  const { id } = await anna.api('POST /api/tables', { body });
  const params = { table: id };
  await ben.api('POST /api/tables/:table/join', { params, body: {} });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Get up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get up' }).click();
  await page.getByRole('button', { name: /^Sit down/ }).click();
  await page.getByRole('button', { name: 'Get up' }).waitFor();
  await anna.api('POST /api/tables/:table/kick', { params, body: { seat: 1 } });
  await page.getByRole('button', { name: 'Get up' }).waitFor({ state: 'detached' });
  const told = page.getByText(/not open to you/);
  await told.or(page.getByRole('button', { name: /^Sit down/ })).waitFor();
});

it('asks before a table is given up, and no button takes the place of another', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const anna = await guest(address, 'Anna');
  const ben = await guest(address, 'Ben');
  await looksAs(page, anna, address);
  const body = { game: WITH_EDITIONS, seats: 2, seating: ['me', null], isPublic: true };
  const { id: table } = await anna.api('POST /api/tables', { body });
  await page.goto(`/table/${table}`);
  const giveUp = page.getByRole('main').getByRole('button', { name: 'Give up this table' });
  const place = await giveUp.boundingBox();
  await ben.api('POST /api/tables/:table/join', { params: { table }, body: {} });
  await page.getByText('Every seat is taken.').waitFor();
  expect(await giveUp.boundingBox()).toEqual(place);
  await giveUp.click();
  const question = page.getByRole('dialog', { name: 'Give up this table?' });
  await question.getByRole('button', { name: 'No, go back' }).click();
  await question.waitFor({ state: 'detached' });
  await giveUp.click();
  await question.getByRole('button', { name: 'Give up this table' }).click();
  await page.waitForURL('**/lobby');
  const { status } = await anna.api('GET /api/tables/:table', { params: { table } });
  expect(status).toBe('abandoned');
});

async function twoSeatsOf({ api }: Guest): Promise<string> {
  // Where nothing sinks while no one acts.
  const body = { game: WITH_EDITIONS, seats: 2, seating: ['me', 'me'] };
  const { id } = await api('POST /api/tables', { body });
  await api('POST /api/tables/:table/start', { params: { table: id } });
  return id;
}

it('plays both seats where they sit at both: the one that must decide is shown', async () => {
  const { address } = site.server;
  const { page } = await site.visit();
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  const table = await twoSeatsOf(anna);
  await page.goto(`/table/${table}`);
  const looking = page.getByRole('group', { name: 'Your seats' });
  for (const name of ['Anna (1)', 'Anna (2)', 'Anna (1)']) {
    await playAhead(
      site.server,
      table,
      undefined,
      (_state, _nth, { must }) => !name.includes(String((must[0] ?? 0) + 1)),
    );
    await looking.getByRole('button', { name, pressed: true }).waitFor();
    await actionsOf(page).first().waitFor();
  }
});
