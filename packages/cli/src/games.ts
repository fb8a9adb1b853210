// The games this table knows.
import type { Game } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { WrongCall } from './command.ts';

export const GAMES: readonly Game[] = [forbiddenIsland];

export function gameCalled(id: string): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined)
    throw new WrongCall(
      `There is no game called ${JSON.stringify(id)}; there is ${GAMES.map((known) => known.id).join(', ')}.`,
    );
  return game;
}
