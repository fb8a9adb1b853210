// Local games that come from another one: a fork from a moment, or a rematch.
import type { GameRecord, Seat } from '@tidetable/engine';
import { gameOf } from '../../rules/games.ts';
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

/** A rematch with the first seat moved on by one; under today's rules, with those options that they have. */
export async function rematch(
  { game, options }: GameRecord,
  seating: readonly Sitter[],
): Promise<string> {
  const { fields } = (await gameOf(game)).options;
  const asked = Object.entries(options).filter(([name]) => Object.hasOwn(fields, name));
  const moved = [...seating.slice(1), ...seating.slice(0, 1)];
  return newGame(game, moved, Object.fromEntries(asked));
}
