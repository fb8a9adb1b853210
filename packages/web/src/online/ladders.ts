// Ladders by name: a game, and for a game against the sea its difficulty.
import { words } from '../words/index.ts';
import { gameName } from './games.ts';

export function ladderName(ladder: string): string {
  const [game = '', difficulty] = ladder.split(':');
  const names: Readonly<Record<string, string>> = words().island.difficulty;
  return difficulty === undefined
    ? gameName(game)
    : `${gameName(game)}, ${names[difficulty] ?? difficulty}`;
}
