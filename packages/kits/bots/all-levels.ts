// The five levels of a game, made of a bot that answers at once and one that searches.
import type { Types } from '@tidetable/engine';
import type { Bot } from './bot.ts';
import type { Budgets } from './budgets.ts';
import { careless, type Overlooked } from './careless.ts';
import { LEVELS, type Level, SLOW } from './levels.ts';
import { randomBot } from './random.ts';
import type { Budget } from './search/search.ts';

/** Makes a searching bot without any memory yet. */
export type Searching<T extends Types> = (name: string, budget: Budget) => Bot<T>;

/** How much the lower levels overlook. */
export type Oversights = Readonly<Record<'deckhand' | 'bosun', Overlooked>>;

const USUAL: Oversights = { deckhand: 1, bosun: 0 };

/** The weakest first. */
export function allLevels<T extends Types>(
  quick: readonly Bot<T>[],
  searching: Searching<T>,
  budgets: Budgets,
): readonly Bot<T>[] {
  const slow = SLOW.map((level) => slowLevel(level, searching, budgets[level]));
  const rank = ({ name }: Bot<T>): number => LEVELS.indexOf(name as Level);
  return [...quick, ...slow].sort((one, other) => rank(one) - rank(other));
}

/** Those that answer at once. */
export function quickLevels<T extends Types>(
  judge: Bot<T>,
  oversights: Oversights = USUAL,
): readonly Bot<T>[] {
  const { deckhand, bosun } = oversights;
  return [careless('deckhand', judge, deckhand), careless('bosun', judge, bosun), randomBot];
}

/** Without `sitDown` it remembers nothing from one decision to the next. */
export function slowLevel<T extends Types>(
  name: string,
  searching: Searching<T>,
  iterations: number,
): Bot<T> {
  const sitDown = (): Bot<T> => ({ ...searching(name, { iterations }), isSlow: true });
  return { name, isSlow: true, sitDown, choose: (observation) => sitDown().choose(observation) };
}
