// Any legal action is as good as another.
import type { Bot } from './bot.ts';

/** Where it need not act, it cuts in once in eight times. */
const CUTS_IN = 8;

export const randomBot: Bot = {
  name: 'random',
  choose({ legal, must, chance }) {
    if (!must && chance.roll(CUTS_IN) > 1) return null;
    return legal[chance.roll(legal.length) - 1] ?? null;
  },
};
