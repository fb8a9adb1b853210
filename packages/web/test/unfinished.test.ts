// Which unfinished local games are listed, and in what order.

import { expect, it } from 'vitest';
import type { Save } from '../src/tables/local/saves.ts';
import { isStale, unfinished } from '../src/tables/local/unfinished.ts';
import { COOPERATIVE } from './kit/games.ts';
import { ANNA, BOT, recorded } from './kit/saved.ts';

const whole = recorded(COOPERATIVE, 'won');

const kept = (id: string, plies: number, at: number, more: Partial<Save> = {}): Save => ({
  id,
  record: { ...whole, plies: whole.plies.slice(0, plies), outcome: null },
  seating: Array.from({ length: whole.seats }, (_none, seat) =>
    seat === whole.plies[0]?.seat ? ANNA : BOT,
  ),
  at,
  ...more,
});

it('games well under way before those just begun, each the last played first', () => {
  const saves = [
    kept('new', 3, 40),
    kept('long', 90, 10),
    kept('later', 60, 20),
    kept('newest', 4, 50),
  ];
  expect(unfinished(saves).map(({ id }) => id)).toEqual(['later', 'long', 'newest', 'new']);
});

it('not games without an own action, finished games, or records from files', () => {
  const over = kept('over', 90, 1, { record: whole });
  const file = kept('file', 90, 1, { isRecord: true });
  expect(unfinished([kept('untouched', 0, 1), over, file])).toEqual([]);
});

it('an untouched game survives a reload, and is forgotten an hour later', () => {
  const minutes = 60_000;
  expect(isStale(kept('untouched', 0, 0), 30 * minutes)).toBe(false);
  expect(isStale(kept('untouched', 0, 0), 61 * minutes)).toBe(true);
  expect(isStale(kept('played', 5, 0), 61 * minutes)).toBe(false);
  const position = { ...kept('', 0, 0).record, from: {} };
  expect(isStale(kept('fork', 0, 0, { record: position }), 61 * minutes)).toBe(false);
});
