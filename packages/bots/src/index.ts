// Players made of code, by game.
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { plunder } from '@tidetable/plunder';
import type { Bot } from './bot.ts';
import { deckhand } from './forbidden-island/deckhand.ts';
import { deckhandOf } from './islebound/deckhand.ts';
import { plunderDeckhand } from './plunder/deckhand.ts';
import { randomBot } from './random.ts';

export { type Choice, clockwise, cutIn, decision, nextChoice, playOut } from './asking.ts';
export type { Bot, Sight } from './bot.ts';
export { deckhand } from './forbidden-island/deckhand.ts';
export { searcher } from './forbidden-island/searcher.ts';
export { deckhandOf } from './islebound/deckhand.ts';
export { isleboundSearcher } from './islebound/searcher.ts';
export { plunderDeckhand } from './plunder/deckhand.ts';
export { plunderSearcher } from './plunder/searcher.ts';
export { randomBot } from './random.ts';
export type { Budget } from './search/search.ts';

/** Who can play each game: the default bot first, the random one last. */
export const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  [forbiddenIsland.id]: [deckhand, randomBot],
  [islebound.id]: [deckhandOf(islebound), randomBot],
  [isleboundPrototype.id]: [deckhandOf(isleboundPrototype), randomBot],
  [deepFog.id]: [deckhandOf(deepFog), randomBot],
  [plunder.id]: [plunderDeckhand(), randomBot],
};
