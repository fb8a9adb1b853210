// Recorded games, put into a browser as if they had been played there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Sitter } from '../../src/tables/local/messages.ts';

export function fileOf(name: string): string {
  return fileURLToPath(new URL(`../../../../records/${name}.json`, import.meta.url));
}

interface Keeping {
  readonly seating: readonly Sitter[];
  /** From which moment on it is played. */
  readonly upTo?: number;
}

/** Keeps a record as a game of this browser, and opens it. */
export async function openKept(page: Page, name: string, keeping: Keeping): Promise<void> {
  const record: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const save = { id: 'kept', record, at: 0, ...keeping };
  await page.goto('/replay');
  await page.getByRole('heading', { name: 'Games on this device' }).waitFor();
  await page.evaluate(
    `new Promise((resolve, reject) => {
      const opening = indexedDB.open('tidetable', 1);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('tables', 'readwrite').objectStore('tables').put(${JSON.stringify(save)});
        asking.onerror = () => reject(asking.error);
        asking.onsuccess = () => { opening.result.close(); resolve(); };
      };
    })`,
  );
  await page.goto('/local/kept');
}

export const ANNA: Sitter = { person: 'Anna' };
export const BEN: Sitter = { person: 'Ben' };
export const BOT: Sitter = { bot: 'deckhand' };
