// The five levels of a game, made of one who judges at a glance and one who searches.
import type { Types } from '@tidetable/engine';
import type { Bot } from './bot.ts';
import type { Budgets } from './budgets.ts';
import { careless } from './careless.ts';
import { LEVELS, type Level, SLOW } from './levels.ts';
import { randomBot } from './random.ts';
import type { Budget } from './search/search.ts';

/** A player with nothing remembered. */
export type Searching<T extends Types> = (name: string, budget: Budget) => Bot<T>;

/** In the order of the levels. */
export function crewOf<T extends Types>(
  bosun: Bot<T>,
  searching: Searching<T>,
  budgets: Budgets,
): readonly Bot<T>[] {
  const slow = SLOW.map((level) => thinking(level, searching, budgets[level]));
  return inOrder([...quickOnes(bosun), ...slow]);
}

/** Those that act at once. */
export function quickOnes<T extends Types>(bosun: Bot<T>): readonly Bot<T>[] {
  return [careless('deckhand', bosun), bosun, randomBot];
}

function inOrder<B extends { readonly name: string }>(bots: readonly B[]): readonly B[] {
  const rank = ({ name }: B): number => LEVELS.indexOf(name as Level);
  return [...bots].sort((one, other) => rank(one) - rank(other));
}

/** Whoever does not sit down remembers nothing. */
export function thinking<T extends Types>(
  name: string,
  searching: Searching<T>,
  iterations: number,
): Bot<T> {
  const sitDown = (): Bot<T> => ({ ...searching(name, { iterations }), isSlow: true });
  return { name, isSlow: true, sitDown, choose: (sight) => sitDown().choose(sight) };
}
