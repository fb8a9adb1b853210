// Advice for a seat of any game: what it could do, the best first, and what may come of it.
import type { Action } from '@tidetable/engine';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import type { Sight } from './bot.ts';
import { adviseOnIsland } from './forbidden-island/searcher.ts';
import { adviseOnIslebound } from './islebound/searcher.ts';
import { adviseOnPlunder } from './plunder/searcher.ts';
import type { Budget } from './search/search.ts';

export interface Advice<Action> {
  /** Null lets things go on. */
  readonly action: Action | null;
  /** Each seat's chance of victory, from 0 to 1; those of one side win together. */
  readonly expected: readonly number[];
  /** The standard error of the own seat's. */
  readonly error: number;
  /** How often it was tried. */
  readonly trials: number;
}

/** Advice from what a seat sees. */
interface Adviser {
  advise(sight: Sight, budget: Budget): readonly Advice<Action>[];
}

const ADVISERS: Readonly<Record<string, Adviser>> = {
  'forbidden-island': { advise: adviseOnIsland },
  ...Object.fromEntries(
    [islebound, isleboundPrototype, deepFog].map((game): [string, Adviser] => [
      game.id,
      { advise: adviseOnIslebound(game) },
    ]),
  ),
  plunder: { advise: adviseOnPlunder },
};

/** Only what the seat sees is used: the same sight and the same iterations give the same advice. */
export function advise(game: string, sight: Sight, budget: Budget): readonly Advice<Action>[] {
  const adviser = ADVISERS[game];
  if (adviser === undefined) throw new Error(`nobody can advise on ${game}`);
  return adviser.advise(sight, budget);
}
