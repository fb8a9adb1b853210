// The five levels of a game, made of one who judges at a glance and one who searches.
import type { Types } from '@tidetable/engine';
import type { Bot } from './bot.ts';
import type { Budgets } from './budgets.ts';
import { careless, type Overlooked } from './careless.ts';
import { LEVELS, type Level, SLOW } from './levels.ts';
import { randomBot } from './random.ts';
import type { Budget } from './search/search.ts';

/** A player with nothing remembered. */
export type Searching<T extends Types> = (name: string, budget: Budget) => Bot<T>;

/** How much of what could be done the lower levels overlook. */
export type Oversights = Readonly<Record<'deckhand' | 'bosun', Overlooked>>;

const USUAL: Oversights = { deckhand: 1, bosun: 0 };

/** In the order of the levels. */
export function crewOf<T extends Types>(
  judge: Bot<T>,
  searching: Searching<T>,
  budgets: Budgets,
  oversights?: Oversights,
): readonly Bot<T>[] {
  const slow = SLOW.map((level) => thinking(level, searching, budgets[level]));
  return inOrder([...quickOnes(judge, oversights), ...slow]);
}

/** Those that act at once. */
export function quickOnes<T extends Types>(
  judge: Bot<T>,
  oversights: Oversights = USUAL,
): readonly Bot<T>[] {
  const { deckhand, bosun } = oversights;
  return [careless('deckhand', judge, deckhand), careless('bosun', judge, bosun), randomBot];
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
