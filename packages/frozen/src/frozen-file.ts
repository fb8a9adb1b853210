// What a frozen file exports: the games of one set under one version of their rules.
import type { Advice, Bot, Budget, Observation } from '@tidetable/bots';
import type { Action, Core, Face, Game } from '@tidetable/engine';

export type Advise = (observation: Observation, budget: Budget) => readonly Advice<Action>[];

export interface FrozenFile {
  readonly games: readonly Game[];
  readonly face: Face;
  /** By game, each in the order of the levels. */
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  /** By game. */
  readonly advise: Readonly<Record<string, Advise>>;
  /** How a finished game came about, as the web app tells it. */
  readonly tale: (states: readonly Core[]) => object;
}
