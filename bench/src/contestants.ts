// Everything that is measured, by name.
import { MANIFESTS } from '@tidetable/catalogue';
import { LOADED_GAMES } from '@tidetable/catalogue/loaded';
import type { Contestant } from './measure.ts';
import { BOARDGAME_IO, CHESSOPS } from './others.ts';
import { randomPlay } from './random-play.ts';
import { OUR_SEARCHES, THEIR_SEARCH } from './searches.ts';

export interface OurGame {
  readonly title: string;
  readonly contestants: readonly Contestant[];
}

/** The first edition of each game. */
export const OUR_GAMES: readonly OurGame[] = MANIFESTS.flatMap(({ editions: [first] }) =>
  LOADED_GAMES.filter(({ game }) => game.id === first?.id).map(({ game }) => ({
    title: game.title,
    contestants: randomPlay(game),
  })),
);

export const OTHERS = [BOARDGAME_IO, CHESSOPS];

export const ENGINES = [...OUR_GAMES.flatMap(({ contestants }) => contestants), ...OTHERS];

export const CONTESTANTS = [...ENGINES, THEIR_SEARCH, ...OUR_SEARCHES];
