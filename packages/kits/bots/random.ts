// Any legal action is as good as another.
import type { Types } from '@tidetable/engine';
import type { Bot, Observation } from './bot.ts';

/** Where it need not act, it cuts in once in eight times. */
const CUTS_IN = 8;

/** Plays every game. */
export const randomBot = {
  name: 'random',
  choose<T extends Types>({ legal, must, chance }: Observation<T>): T['action'] | null {
    if (!must && chance.roll(CUTS_IN) > 1) return null;
    return legal[chance.roll(legal.length) - 1] ?? null;
  },
} satisfies Bot;
