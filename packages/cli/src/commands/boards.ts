// Games that share a board are listed once.
import { boxOf, GAMES, type GameBox } from '../games.ts';

/** Each board with the first game that has it. */
export function boardsOnce(): readonly GameBox[] {
  const all = GAMES.map((game) => boxOf(game.id));
  return all.filter(({ board }, at) => all.findIndex((other) => other.board === board) === at);
}
