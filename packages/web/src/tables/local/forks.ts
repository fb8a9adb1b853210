// Local games that come from another one: played on from a moment, or played again.
import type { GameRecord, Seat } from '@tidetable/engine';
import type { LocalTable } from './local-table.ts';
import type { Sitter } from './messages.ts';
import { BOT, me, newGame, newId } from './new-game.ts';
import { save } from './saves.ts';

/** The same game from a moment on, as a game of its own: me at one seat, bots at the others. */
export async function fork(table: LocalTable, ply: number, seat: Seat): Promise<string> {
  const record = await table.fork(ply, seat);
  const id = newId();
  const seating = Array.from({ length: record.seats }, (_, one) => (one === seat ? me() : BOT));
  await save({ id, record, seating, at: Date.now() });
  return id;
}

/** Another game by the same people, who begin one seat further on. */
export function rematch({ game, options }: GameRecord, seating: readonly Sitter[]): string {
  return newGame(game, [...seating.slice(1), ...seating.slice(0, 1)], options);
}
