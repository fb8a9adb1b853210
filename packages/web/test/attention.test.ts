// The tab title says where you are, and when a table waits for you.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tabFor } from '../src/core/attention.ts';

it.each([
  [true, 'Forbidden Island', '● Your turn – Forbidden Island', '/icons/icon-turn.svg'],
  [true, '', '● Your turn – Tidetable', '/icons/icon-turn.svg'],
  [false, 'Forbidden Island', 'Forbidden Island – Tidetable', '/icons/icon.svg'],
  [false, '', 'Tidetable', '/icons/icon.svg'],
])('%s, %s: %s', (isMyTurn, place, title, icon) => {
  expect(tabFor(isMyTurn, place)).toEqual({ title, icon });
  expect(existsSync(new URL(`../public${icon}`, import.meta.url))).toBe(true);
});

it.each([true, false])(
  'says that the connection is down, whether or not it is my turn: %s',
  (isMyTurn) => {
    expect(tabFor(isMyTurn, 'Plunder', true).title).toBe('Disconnected – Plunder');
  },
);
