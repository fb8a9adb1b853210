// Everybody who is measured, by name.
import { forbiddenIsland } from '@tidetable/forbidden-island/rules';
import { islebound } from '@tidetable/islebound/rules';
import { plunder } from '@tidetable/plunder/rules';
import { BOARDGAME_IO, CHESSOPS } from './others.ts';
import { RandomPlay } from './random-play.ts';
import { OUR_SEARCHES, THEIR_SEARCH } from './searches.ts';

export const FORBIDDEN_ISLAND = new RandomPlay(forbiddenIsland, 300).contestants('');
export const ISLEBOUND = new RandomPlay(islebound, 60).contestants('Islebound, ');

export const PLUNDER = new RandomPlay(plunder, 30).contestants('Plunder, ');

export const OTHERS = [BOARDGAME_IO, CHESSOPS];

export const ENGINES = [...FORBIDDEN_ISLAND, ...ISLEBOUND, ...PLUNDER, ...OTHERS];

export const CONTESTANTS = [...ENGINES, THEIR_SEARCH, ...OUR_SEARCHES];
