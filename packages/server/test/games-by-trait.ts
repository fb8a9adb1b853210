// Games of the catalogue by their traits: no test of the server names one.
import { manifestOf } from '@tidetable/catalogue';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import type { Game } from '@tidetable/engine';

function first(has: (game: Game) => boolean): Game {
  const game = EVERY_GAME.find(has);
  if (game === undefined) throw new Error('the catalogue has no such game');
  return game;
}

/** All seats play together. */
export const COOPERATIVE = first((game) => game.cooperative === true).id;
/** Rivals, untimed by their rules. */
export const RIVALS = first((game) => !game.cooperative && game.timeUp === undefined).id;
/** Rivals whose game has a clock of its own. */
export const TIMED = first((game) => !game.cooperative && game.timeUp !== undefined).id;
/** Another edition of the game for rivals. */
export const EDITION = manifestOf(RIVALS)?.editions[1]?.id ?? RIVALS;
