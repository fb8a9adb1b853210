// Slow bots and advice run in a worker of their own, loaded only for that, while the page and the table respond.
import { GAME_IDS } from '@tidetable/catalogue';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Advised } from '../src/tables/local/advising.ts';
import { COOPERATIVE, FOR_MANY } from './kit/games.ts';
import { recorded, savedGame, takeUp } from './kit/saved.ts';
import { aSite } from './kit/site.ts';

const site = aSite();

const PLY = 12;

function scriptsOf(context: BrowserContext): readonly string[] {
  const scripts: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

const isThinking = (script: string): boolean => script.includes('/thinking-worker-');

/** Two bots of this level continue a game. */
async function playedBy(page: Page, bot: string, game = COOPERATIVE): Promise<void> {
  const record = recorded(game, 'won');
  const seating = Array.from({ length: record.seats }, () => ({ bot }));
  await takeUp(page, record, { ply: PLY, seating });
  await expect
    .poll(async () => (await savedGame(page))?.record.plies.length, { timeout: 60_000 })
    .toBeGreaterThan(PLY + 6);
}

describe('bots', () => {
  it('that act at once need no worker to think in', async () => {
    const { page, context } = await site.visit();
    const scripts = scriptsOf(context);
    await playedBy(page, 'bosun');
    expect(scripts.filter(isThinking)).toEqual([]);
  });

  it('that think do so in a worker of their own', async () => {
    const { page, context } = await site.visit();
    const scripts = scriptsOf(context);
    await playedBy(page, 'captain');
    expect(scripts.filter(isThinking)).toHaveLength(1);
  });
});

/** Sets up a table in a worker and sends it requests, as a page does; returns the answers in order of arrival. */
function asking(worker: string, game: string, asks: readonly object[]): string {
  const seating = [{ person: 'Anna' }, { person: 'Ben' }];
  const opening = { game, seating, options: {}, seed: '5e'.repeat(32) };
  return `new Promise((resolve, reject) => {
    const worker = new Worker(${JSON.stringify(worker)}, { type: 'module' });
    const asks = ${JSON.stringify(asks)};
    const answers = [];
    worker.addEventListener('message', ({ data }) => {
      if (data.is === 'update')
        for (const ask of asks) worker.postMessage({ ...ask, seat: data.update.shown.must[0] ^ ask.seat });
      if (data.is === 'failed') reject(new Error(data.message));
      if (data.is === 'answer') answers.push({ ask: data.ask, answer: data.answer });
      if (answers.length === asks.length) resolve(answers);
    });
    worker.postMessage({ do: 'open', opening: ${JSON.stringify(opening)} });
    worker.postMessage({ do: 'look', seat: null });
  })`;
}

interface Answered {
  readonly ask: number;
  readonly answer: readonly Advised[];
}

/** Seat 0 is the one that must decide, seat 1 the other. */
async function answersAt(game: string, asks: readonly object[]): Promise<readonly Answered[]> {
  const { page, context } = await site.visit();
  const scripts = scriptsOf(context);
  await takeUp(page, recorded(COOPERATIVE, 'won'), { ply: PLY });
  await page.locator('.table').waitFor();
  const worker = scripts.find((script) => script.includes('/worker-')) as string;
  return page.evaluate<Answered[]>(asking(worker, game, asks));
}

const PATIENCE = { iterations: 40 };

describe('advice', () => {
  it.each(GAME_IDS)('at %s is for the seat that must decide', async (game) => {
    const answers = await answersAt(game, [
      { do: 'advise', ask: 0, seat: 0, patience: PATIENCE },
      { do: 'advise', ask: 1, seat: 1, patience: PATIENCE },
    ]);
    const of = (number: number) => answers.find(({ ask }) => ask === number)?.answer ?? [];
    expect(of(0).length).toBeGreaterThan(0);
    for (const { action, expected, trials } of of(0)) {
      expect(action).toMatch(/^[a-z]/);
      expect(expected).toHaveLength(2);
      expect(trials).toBeGreaterThan(0);
    }
    // On the island the other seat holds a Special card, and may pass.
    const nothingToDo = game === COOPERATIVE ? [null] : [];
    expect(of(1).map(({ action }) => action)).toEqual(nothingToDo);
  });

  it('does not block: the table answers meanwhile', async () => {
    const answers = await answersAt(FOR_MANY, [
      { do: 'advise', ask: 0, seat: 0, patience: { milliseconds: 1_500 } },
      { do: 'at', ask: 1, seat: 0, ply: 0, eyes: 'spectator' },
    ]);
    expect(answers.map(({ ask }) => ask)).toEqual([1, 0]);
  });
});
