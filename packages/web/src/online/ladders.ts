// Names of ladders: a game, and for a game against the sea its difficulty.

import { nameOfGame } from '../core/game-names.ts';
import { words } from '../words/index.ts';

export function ladderName(ladder: string): string {
  const [id = '', difficulty] = ladder.split(':');
  const game = nameOfGame(id);
  return difficulty === undefined ? game : words().online.ladder.name(game, difficulty);
}
