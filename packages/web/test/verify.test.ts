// The verifier page, in a real browser, from a real server.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFESTS } from '@tidetable/catalogue';
import { loadedGame } from '@tidetable/catalogue/loaded';
import { type GameRecord, itemAt, Match, mixed, seedFrom } from '@tidetable/engine';
import type { RunningServer } from '@tidetable/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedBrowser } from './chromium.ts';
import { COOPERATIVE, FOR_MANY, WITH_EDITIONS } from './kit/games.ts';
import { openServer } from './kit/opening.ts';

const RECORDS = fileURLToPath(new URL('../../games', import.meta.url));
const LONG = 600_000;

const home = mkdtempSync(join(tmpdir(), 'tidetable-web-'));
let served: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  served = await openServer();
  browser = await sharedBrowser();
  context = await browser.newContext();
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`);
  });
}, LONG);

afterAll(async () => {
  await context?.close();
  await served?.close();
  rmSync(home, { recursive: true, force: true });
}, LONG);

beforeEach(() => {
  complaints = [];
});

/** A short game with contributions. */
function played(): GameRecord {
  const setting = { seats: 2, seed: seedFrom('page'), contributions: ['salt <b>', null] };
  const match = Match.start(loadedGame(COOPERATIVE).game, setting);
  while (match.state.outcome === null) {
    const seat = match.deciders.must[0] as number;
    match.play(seat, match.legal(seat)[0] as never);
  }
  return match.record();
}

const record = played();

/** Each in a folder of its own: a browser ignores choosing the same file twice. */
function kept(name: string, contents: object | string): string {
  const file = join(mkdtempSync(join(home, 'kept-')), `${name}.json`);
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return file;
}

/** On the open page, if it is the one: records may be checked one after the other. */
async function verify(file: string): Promise<void> {
  const address = `${served.address}/verify`;
  if (page.url() !== address) await page.goto(address);
  await page.getByLabel('The record of a game').setInputFiles(file);
}

const verdict = (): Promise<string> => {
  const done = page.locator('#findings.true h2, #findings.false h2');
  return done.innerText({ timeout: 30_000 });
};

const line = (check: string): Promise<string> => page.locator(`#check-${check}`).innerText();

describe('a true record', () => {
  it('is found true, and the page says what was checked', async () => {
    await verify(kept('true', record));
    expect(await verdict()).toBe('The game is true.');
    expect(await line('record')).toContain(`${record.plies.length} moves`);
    expect(await line('commitment')).toContain('SHA-256');
    expect(await line('contributions')).toContain('Seat 1: “salt <b>”');
    expect(await line('plies')).toContain(`All ${record.plies.length} were played again`);
    expect(await line('outcome')).toContain('as recorded');
    expect(await page.locator('#checks .true').count()).toBe(5);
    const spoken = await page.getByRole('status').innerText();
    expect(spoken).toMatch(/^The game is true\. Forbidden Island\. /);
    expect(await page.locator('#facts').innerText()).toContain(record.seed);
    expect(complaints).toEqual([]);
  });

  it.each([
    `${WITH_EDITIONS}/records/prototype.json`,
    `${WITH_EDITIONS}/records/architect.json`,
    `${FOR_MANY}/records/conquest.json`,
  ])('of every game: %s', async (name) => {
    const kind = JSON.parse(readFileSync(join(RECORDS, name), 'utf8')) as GameRecord;
    await verify(join(RECORDS, name));
    expect(await verdict()).toMatch(/^The game is true/);
    expect(await line('plies')).toContain(`All ${kind.plies.length}`);
    expect(complaints).toEqual([]);
  });

  it('loads the rules of its own game only', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${served.address}/verify`);
    await verify(kept('true', record));
    await verdict();
    expect(scripts.some((path) => path.includes(`/${COOPERATIVE}-`))).toBe(true);
    const others = MANIFESTS.filter(({ folder }) => folder !== COOPERATIVE);
    for (const { folder } of others)
      expect(scripts.some((path) => path.includes(`/${folder}-`))).toBe(false);
  });

  it('is compared with the commitment that was noted', async () => {
    await verify(kept('true', record));
    await verdict();
    const noted = page.getByLabel('The commitment you noted');
    await noted.fill('ab'.repeat(32));
    await noted.press('Enter');
    await noted.blur();
    expect(
      await page.getByText('This record is not true.', { exact: true }).innerText(),
    ).toBeTruthy();
    expect(await line('commitment')).toContain('not the one that you noted');
    await noted.fill(` ${record.commitment.toUpperCase()} `);
    await noted.blur();
    await page.getByRole('heading', { name: 'The game is true.' }).waitFor();
    expect(await line('commitment')).toContain('that you noted before the game');
    await noted.fill('');
  });

  it('may be dropped on the page', async () => {
    await page.goto(`${served.address}/verify`);
    const text = JSON.stringify(record);
    await page.evaluate(`{
      const transfer = new DataTransfer();
      transfer.items.add(new File([${JSON.stringify(text)}], 'record.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
    }`);
    expect(await verdict()).toBe('The game is true.');
  });

  it('that was rigged is no fair deal', async () => {
    const rigged = Match.start(loadedGame(COOPERATIVE).game, {
      seats: 2,
      seed: seedFrom('rigged'),
      rig: { order: ['fire'] },
    });
    await verify(kept('rigged', rigged.record()));
    expect(await verdict()).toBe('The game is true, but not a fair deal.');
  });
});

describe('a record that was tampered with', () => {
  const ply = itemAt(record.plies, 4);
  const altered = (change: object): object => ({
    ...record,
    plies: record.plies.map((one) => (one === ply ? { ...one, ...change } : one)),
  });

  it.each<[string, object | string, string, string]>([
    ['an action', altered({ action: 'capture treasure=earth' }), 'plies', 'Ply 5: seat'],
    ['a state', altered({ hash: '0123456789abcdef' }), 'plies', 'Ply 5: the state after'],
    ['the seed', { ...record, seed: seedFrom('other') }, 'commitment', 'not the commitment'],
    [
      'the seed of play',
      { ...record, seed: mixed(record.seed, ['salt <b>', null]) },
      'commitment',
      'another seed',
    ],
    ['a contribution', { ...record, contributions: [null, null] }, 'plies', 'Ply 1'],
    [
      'too many contributions',
      { ...record, contributions: ['a'] },
      'contributions',
      'not one for each seat',
    ],
    ['the outcome', { ...record, outcome: { winners: [0], endings: [] } }, 'outcome', 'outcome'],
    ['the end', { ...record, plies: record.plies.slice(0, -1) }, 'outcome', 'last state'],
    ['the game', { ...record, game: 'constructor' }, 'record', 'no game called'],
    ['the rules', { ...record, rulesVersion: 99 }, 'record', 'version 99'],
    ['the form', { format: 1 }, 'record', 'not the record of a game'],
  ])('is refused: %s', async (_what, forged, check, words) => {
    await verify(kept('forged', forged));
    expect(await verdict()).toBe('This record is not true.');
    expect(await page.locator('#checks .false').count()).toBe(1);
    expect(await line(check)).toContain(words);
    expect(await page.getByRole('status').innerText()).toContain(words);
    expect(complaints).toEqual([]);
  });

  it('is not even looked at if it is no JSON', async () => {
    await verify(kept('letter', 'Dear Tidetable'));
    expect(await verdict()).toBe('Nothing was checked.');
    expect(await page.locator('#summary').innerText()).toContain('letter.json is not JSON');
  });
});

describe('a table of this server', () => {
  it('is verified from its address, or the page says why it is not', async () => {
    const ask = (path: string, body: object) =>
      context.request.post(`${served.address}${path}`, { data: body });
    await ask('/api/guests', { name: 'Anne' });
    const wish = { game: COOPERATIVE, seats: 2, seating: ['bot', 'bot'] };
    const { id } = await (await ask('/api/tables', wish)).json();
    await page.goto(`${served.address}/verify?table=${id}`);
    expect(await verdict()).toBe('Nothing was checked.');
    expect(await page.locator('#summary').innerText()).toBe('The game has not begun.');
    await ask(`/api/tables/${id}/start`, {});
    await context.request.get(`${served.address}/api/tables/${id}/view`);
    await expect
      .poll(
        async () =>
          (await (await context.request.get(`${served.address}/api/tables/${id}`)).json()).status,
        { timeout: 30_000 },
      )
      .toBe('over');
    complaints = [];
    await page.reload();
    expect(await verdict()).toBe('The game is true.');
    expect(await page.locator('#facts').innerText()).toContain('bosun (bot)');
    expect(complaints).toEqual([]);
  });
});

describe('the page', () => {
  it('is left by its links', async () => {
    await page.goto(`${served.address}/verify`);
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { name: 'Rules' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Was it a fair game?' }).waitFor();
  });

  it('can be used with the keyboard alone', async () => {
    await page.goto(`${served.address}/verify`);
    await page.locator('.preferences summary').focus();
    const focused = () =>
      page.evaluate('document.activeElement?.id || document.activeElement?.tagName');
    const order = [];
    for (let tab = 0; tab < 3; tab++) {
      await page.keyboard.press('Tab');
      order.push(await focused());
    }
    expect(order).toEqual(['file', 'noted', 'SUMMARY']);
  });
});
