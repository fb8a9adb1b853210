// Games that began under an earlier version of the rules, in a browser: they go on, and replay, under it.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { canonical, type GameRecord, readRecord } from '@tidetable/engine';
import { newTable, Rules } from '@tidetable/server';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COOPERATIVE, FOR_MANY, OTHER_EDITIONS, WITH_EDITIONS } from '../kit/games.ts';
import { guest, looksAs } from '../kit/guests.ts';
import { savedGame, takeUp } from '../kit/saved.ts';
import { aSite } from '../kit/site.ts';

const site = aSite();

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../../games/${name}.json`, import.meta.url));

function recorded(name: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(fileOf(name), 'utf8')));
}

/** Until a version is raised, these records are of the current one. */
function isEarlier({ game, rulesVersion }: GameRecord): boolean {
  return EVERY_GAME.some((one) => one.id === game && one.rulesVersion !== rulesVersion);
}

/** Whether rules of an earlier version were loaded. */
function frozenIn(context: BrowserContext): () => boolean {
  let isFetched = false;
  context.on('response', (response) => {
    isFetched ||= new URL(response.url()).pathname.startsWith('/assets/frozen/');
  });
  return () => isFetched;
}

/** The resumed game, as saved in this browser. */
async function savedRecord(page: Page): Promise<GameRecord> {
  const saved = await savedGame(page);
  if (saved === undefined) throw new Error('it is not saved');
  return saved.record;
}

/** Clicks what is offered until that much more has been played, some of it by others. */
async function clicks(page: Page, now: () => Promise<readonly number[]>, most = 12): Promise<void> {
  const begun = (await now()).length;
  const offered = page.getByRole('list', { name: 'What you can do' }).getByRole('button');
  const choices = page.getByRole('list', { name: 'Which of these?' }).getByRole('button');
  await expect
    .poll(
      async () => {
        const shown = (await choices.count()) > 0 ? choices : offered;
        const ending = shown.filter({ hasText: /^(Go on|Done|End|Pass|List all)/ });
        const wanted = (await ending.count()) > 0 ? ending : shown;
        // While bots play there is nothing to click.
        await wanted
          .first()
          .click({ timeout: 500 })
          .catch(() => {});
        const since = (await now()).slice(begun);
        return since.length >= most && since.includes(0) && since.some((seat) => seat !== 0);
      },
      { timeout: 50_000, interval: 20 },
    )
    .toBe(true);
}

const UNFINISHED = [
  `${COOPERATIVE}/records/version-1/unfinished`,
  `${WITH_EDITIONS}/records/version-1/unfinished-${OTHER_EDITIONS[0]}`,
  `${FOR_MANY}/records/version-1/unfinished`,
];
const MORE = [
  `${WITH_EDITIONS}/records/version-1/unfinished-${WITH_EDITIONS}`,
  `${WITH_EDITIONS}/records/version-1/unfinished-prototype`,
];
const isWhole = process.env.WHOLE === 'every';

describe.each(isWhole ? [...UNFINISHED, ...MORE] : UNFINISHED)('%s', (name) => {
  it('is taken up and goes on under its own rules', async () => {
    const record = recorded(name);
    const { page, context } = await site.visit();
    const isFetched = frozenIn(context);
    await takeUp(page, record, { settings: { pace: 'instant' } });
    await page.locator('.prompt').waitFor();
    await clicks(page, async () => (await savedRecord(page)).plies.map(({ seat }) => seat));
    expect((await savedRecord(page)).rulesVersion).toBe(record.rulesVersion);
    expect(isFetched()).toBe(isEarlier(record));
  });
});

it('is played on by the bots of its version', async () => {
  const record = recorded(`${COOPERATIVE}/records/version-1/unfinished`);
  const { page } = await site.visit();
  const seating = Array.from({ length: record.seats }, () => ({ bot: 'captain' }));
  await takeUp(page, record, { seating });
  const plies = async () => (await savedRecord(page)).plies.length;
  await expect.poll(plies, { timeout: 50_000 }).toBeGreaterThan(record.plies.length + 4);
});

it.each([
  `${COOPERATIVE}/records/version-1/won`,
  `${WITH_EDITIONS}/records/version-1/${OTHER_EDITIONS[0]}`,
  `${FOR_MANY}/records/version-1/clock`,
])('is looked at again to its end: %s', async (name) => {
  const { page } = await site.visit();
  await page.goto('/replay');
  await page.getByLabel('Record file').setInputFiles(fileOf(name));
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  const last = recorded(name).plies.length;
  const said = () => page.locator('.scrubber').getAttribute('aria-valuetext');
  await expect.poll(said, { timeout: 20_000 }).toBe(`Move ${last} of ${last}`);
});

it.each([
  `${COOPERATIVE}/records/version-1/won`,
  `${WITH_EDITIONS}/records/version-1/${OTHER_EDITIONS[1]}`,
  `${FOR_MANY}/records/version-1/two-teams-of-three`,
])('is verified: %s', async (name) => {
  const { page } = await site.visit();
  await page.goto('/verify');
  await page.getByLabel('The record of a game').setInputFiles(fileOf(name));
  await page.locator('#findings.true h2').waitFor({ timeout: 30_000 });
  expect(await page.locator('#check-record').innerText()).toContain('version 1');
});

it('goes on at a table of a server, in the words of its time', async () => {
  const record = recorded(`${FOR_MANY}/records/version-1/unfinished`);
  const {
    address,
    context: { store },
  } = site.server;
  const { page, context } = await site.visit();
  const isFetched = frozenIn(context);
  const anna = await guest(address, 'Anna');
  await looksAs(page, anna, address);
  const table = await storedFor(anna.id, record);
  await page.goto(`/table/${table}`);
  await page.locator('.prompt').waitFor();
  await clicks(page, async () => (await store.entries(table, 0)).map(({ seat }) => seat), 4);
  expect((await store.table(table))?.rulesVersion).toBe(record.rulesVersion);
  expect(isFetched()).toBe(isEarlier(record));
});

/** As stored by a server of that version: a person in the first seat, bots in the others. */
async function storedFor(person: string, record: GameRecord): Promise<string> {
  const { store } = site.server.context;
  const { game, seats, seed, commitment, rulesVersion, options } = record;
  const row = {
    ...newTable(new Rules(EVERY_GAME), { game, seats }, person, Date.now()),
    rulesVersion,
    seed,
    commitment,
    options: canonical(options),
    status: 'playing' as const,
  };
  const nobody = { table: row.id, reserved: null, forfeited: false, contribution: null };
  await store.addTable(
    row,
    Array.from({ length: seats }, (_none, seat) =>
      seat === 0
        ? { ...nobody, seat, person, bot: null }
        : { ...nobody, seat, person: null, bot: 'bosun' },
    ),
  );
  for (const [nth, { seat, action, hash }] of record.plies.entries()) {
    const entry = { table: row.id, seq: nth + 1, request: `r${nth}`, at: nth, rulesVersion };
    await store.append({ ...entry, seat, kind: 'play', action, hash });
  }
  return row.id;
}
