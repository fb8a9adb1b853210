// A new local game: its own address, its own seed.

import { settings } from '@tidetable/board/settings.ts';
import { DEFAULT } from '@tidetable/bots/levels';
import { editionOf } from '@tidetable/catalogue';
import { words } from '../../words/index.ts';
import type { Opening, Sitter } from './messages.ts';

/** Games that were requested and not set up yet, by id. */
const wanted = new Map<string, Opening>();

export function newGame(
  game: string,
  seating: readonly Sitter[],
  options: object = {},
  seed = newSeed(),
): string {
  const id = newId();
  wanted.set(id, { game, seating, options, seed });
  return id;
}

export function openingOf(id: string): Opening | undefined {
  return wanted.get(id);
}

export const BOT: Sitter = { bot: DEFAULT };

export function me(): Sitter {
  return { person: settings.value.name || words().table.you };
}

/** One person, first where that can be chosen, and two bots. */
export function soloGame(game: string): string {
  return newGame(game, [me(), BOT, BOT], editionOf(game)?.firstSeatBegins);
}

export function newSeed(): string {
  return hex(32);
}

export function newId(): string {
  return hex(6);
}

function hex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
