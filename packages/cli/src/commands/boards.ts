// Games that share a board are listed once.
import type { Game } from '@tidetable/engine';
import type { Board } from '../boards/board.ts';
import { boxOf, GAMES } from '../games.ts';

/** Each board with the first game that has it. */
export function boardsOnce(): readonly { readonly game: Game; readonly board: Board }[] {
  const all = GAMES.map((game) => ({ game, board: boxOf(game.id).board }));
  return all.filter(({ board }, at) => all.findIndex((other) => other.board === board) === at);
}
