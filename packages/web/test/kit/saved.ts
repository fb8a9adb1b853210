// Games in a browser's storage: put there as if they had been played, and read.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, readRecord, type Seat } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import type { Resumable } from '../../src/tables/local/local-table.ts';
import type { Sitter } from '../../src/tables/local/messages.ts';

export type { Sitter } from '../../src/tables/local/messages.ts';

export const ANNA: Sitter = { person: 'Anna' };
export const BEN: Sitter = { person: 'Ben' };
export const BOT: Sitter = { bot: 'bosun' };

export function fileOf(game: string, name: string): string {
  return fileURLToPath(new URL(`../../../games/${game}/records/${name}.json`, import.meta.url));
}

export function recorded(game: string, name: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(fileOf(game, name), 'utf8')));
}

interface Taken {
  /** Its address; every one of several needs its own. */
  readonly id?: string;
  /** The number of its actions played. */
  readonly ply?: number;
  /** Anna's seat, with bots in the others; the first by default. */
  readonly seat?: Seat;
  /** Who sits where instead. */
  readonly seating?: readonly Sitter[];
  readonly settings?: object;
}

/** Saves a game as this browser's own, and opens its table. */
export async function takeUp(page: Page, record: GameRecord, taken: Taken = {}): Promise<void> {
  const { id = 'taken-up', ply = record.plies.length, seat = 0, settings = {} } = taken;
  const seats = Array.from({ length: record.seats }, (_none, at) => (at === seat ? ANNA : BOT));
  await page.goto('/credits');
  await page.evaluate(
    `localStorage.setItem('tidetable settings', ${JSON.stringify(JSON.stringify(settings))})`,
  );
  await putInto(page, {
    id,
    record: {
      ...record,
      plies: record.plies.slice(0, ply),
      outcome: ply < record.plies.length ? null : record.outcome,
    },
    seating: taken.seating ?? seats,
    at: 1,
  });
  await page.goto(`/local/${id}`);
}

/** Saves a game of Anna's as it stands, under a number that also sets when it was last played. */
export async function keepGame(page: Page, record: GameRecord, nth: number): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/credits');
  const seating = Array.from({ length: record.seats }, (_none, at) => (at === 0 ? ANNA : BOT));
  await putInto(page, { id: `kept-${nth}`, record, seating, at: 1000 + nth });
}

async function putInto(page: Page, save: object): Promise<void> {
  await page.evaluate(`(async () => {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('tidetable', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve, reject) => {
      const writing = database.transaction('tables', 'readwrite');
      writing.objectStore('tables').put(${JSON.stringify(save)});
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
    database.close();
  })()`);
}

/** The game at this address, as the browser has saved it; undefined before that. */
export function savedGame(page: Page): Promise<Resumable | undefined> {
  return page.evaluate<Resumable | undefined>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('tidetable');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const id = location.pathname.split('/').pop();
      const reading = opening.result.transaction('tables').objectStore('tables').get(id);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  })`);
}
