// Games laid into the browser's own store, to be taken up at a moment of choice.
import type { GameRecord, Seat } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import type { Sitter } from '../../src/tables/local/messages.ts';

/** A person at one seat, bots at the others. */
function seatingFor(record: GameRecord, seat: Seat): readonly Sitter[] {
  return Array.from({ length: record.seats }, (_none, one) =>
    one === seat ? { person: 'You' } : { bot: 'deckhand' },
  );
}

/** Keeps a game under an id; the page must be one of the app's. */
export async function lay(page: Page, id: string, record: GameRecord, seat: Seat): Promise<void> {
  const save = { id, record, seating: seatingFor(record, seat), at: 0 };
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tidetable', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(kept);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    save,
  );
}
