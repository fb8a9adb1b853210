// Recorded games as this browser's own, taken up in the middle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, readRecord } from '@tidetable/engine';
import type { Page } from 'playwright-core';

const RECORDS = join(import.meta.dirname, '../../../../records');

export function recorded(game: string, name: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(join(RECORDS, game, `${name}.json`), 'utf8')));
}

interface Taken {
  /** Only so many of its actions have been played. */
  readonly ply?: number;
  /** Where the person sits; bots have the other seats. */
  readonly seat?: number;
  readonly settings?: object;
}

/** Opens the table of a recorded game that has come so far. */
export async function takeUp(page: Page, record: GameRecord, taken: Taken = {}): Promise<void> {
  const { ply = record.plies.length, seat = 0, settings = {} } = taken;
  const seating = Array.from({ length: record.seats }, (_none, at) =>
    at === seat ? { person: 'Ada' } : { bot: 'deckhand' },
  );
  const kept = { ...record, plies: record.plies.slice(0, ply) };
  const save = { id: 'taken-up', record: kept, seating, at: 1 };
  await page.goto('/credits');
  await page.evaluate(`(async () => {
    localStorage.setItem('tidetable settings', ${JSON.stringify(JSON.stringify(settings))});
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
  await page.goto('/local/taken-up');
  await page.locator('.dock').waitFor();
}
