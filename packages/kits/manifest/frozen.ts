// The rules of earlier versions: what a frozen file exports.
import type { Advice } from '@tidetable/bots/advice';
import type { Bot, Observation } from '@tidetable/bots/bot';
import type { Budget } from '@tidetable/bots/search/search';
import type { Action, Core, Face, Game } from '@tidetable/engine';

export type Advise = (observation: Observation, budget: Budget) => readonly Advice<Action>[];

/** All editions of a game under one version of their rules, with the engine of its time. */
export interface FrozenFile {
  readonly games: readonly Game[];
  readonly face: Face;
  /** By game, each in the order of the levels. */
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  /** By game. */
  readonly advise: Readonly<Record<string, Advise>>;
  /** Sums up a finished game. */
  readonly tale: (states: readonly Core[]) => object;
}

/** By version. */
export type Earlier = Readonly<Record<number, () => Promise<FrozenFile>>>;
