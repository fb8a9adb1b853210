// Ladders by name: a game, and for a game against the sea its difficulty.

import { nameOfGame } from '../app/game-names.ts';
import { words } from '../words/index.ts';

export function ladderName(ladder: string): string {
  const [game = '', difficulty] = ladder.split(':');
  const names: Readonly<Record<string, string>> = words().island.difficulty;
  return difficulty === undefined
    ? nameOfGame(game)
    : `${nameOfGame(game)}, ${names[difficulty] ?? difficulty}`;
}
