// How the games of this release put things into words; those of earlier versions bring their own.
import { manifestOf } from '@tidetable/catalogue';
import { LOADED_GAMES } from '@tidetable/catalogue/loaded';
import type { Face, Game } from '@tidetable/engine';

/** Whether a server puts a game into words for its pages. */
export function isSpokenFor(id: string): boolean {
  return manifestOf(id)?.isOutside === true;
}

export function faceOf({ id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>): Face | null {
  const known = LOADED_GAMES.find(
    ({ game }) => game.id === id && game.rulesVersion === rulesVersion,
  );
  return known?.words.face ?? null;
}
