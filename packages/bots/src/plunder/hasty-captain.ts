// A captain of Plunder who does at once what comes to mind first, and makes no offers.
import { Generator } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import type { Action, Plunder } from '@tidetable/plunder/public';
import type { Bot } from '../bot.ts';
import { Hasty } from './hasty.ts';
import { offered } from './orders.ts';
import { Worths } from './values.ts';

export function plunderHasty(name: string): Bot<Plunder> {
  const worths = new Worths();
  const hasty = new Hasty(worths.at(1));
  return {
    name,
    choose({ seat, legal, must, view }) {
      if (!must) return null;
      if (legal.length === 1) return legal[0] as Action;
      const seen = view;
      hasty.values = worths.now(seen);
      // Nothing that it looks at is hidden from this seat.
      return offered(legal, hasty.choose(plunder.imagine(seen, new Generator(1)), seat));
    },
  };
}
