// What a game is called.
import { words } from '../words/index.ts';

export function nameOfGame(game: string): string {
  const games: Readonly<Record<string, { readonly name: string }>> = words().games;
  return games[game]?.name ?? game;
}
