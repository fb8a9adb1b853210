// A new local game: its own address, its own seed.
import { settings } from '../../app/settings.ts';
import { words } from '../../words/index.ts';
import type { Opening, Sitter } from './messages.ts';

/** Games that were asked for and have not been laid out yet, by id. */
const wanted = new Map<string, Opening>();

export function newGame(
  game: string,
  seating: readonly Sitter[] = soloSeating(),
  options: object = {},
): string {
  const id = hex(6);
  wanted.set(id, { game, seating, options, seed: hex(32) });
  return id;
}

export function openingOf(id: string): Opening | undefined {
  return wanted.get(id);
}

/** One person and two bots. */
function soloSeating(): readonly Sitter[] {
  const person = settings.value.name || words().table.you;
  return [{ person }, { bot: 'deckhand' }, { bot: 'deckhand' }];
}

function hex(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
