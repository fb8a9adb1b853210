// The games that tests of the host play, whichever the catalogue has.
import type { Game } from '@tidetable/engine';
import { GAMES, partsOf } from '../src/games.ts';

const withScores = GAMES.filter(({ id }) => partsOf(id).measures.scores !== undefined);

/** Any game. */
export const [ANY] = GAMES as [Game, ...Game[]];
/** A cooperative game. */
export const TOGETHER = GAMES.find(({ cooperative }) => cooperative) ?? ANY;
/** Two games with scores, not editions of one game where there are several. */
export const SCORED = withScores[0] ?? ANY;
export const ALSO_SCORED = withScores.at(-1) ?? SCORED;
