// A game's editions and parts, each part loaded when it is needed.

import type { Advice } from '@tidetable/bots/advice';
import type { Searching } from '@tidetable/bots/all-levels';
import type { Bot, Observation } from '@tidetable/bots/bot';
import type { Budgets } from '@tidetable/bots/budgets';
import type { Budget } from '@tidetable/bots/search/search';
import type { Action, Core, Face, Game, Rule, RuleId, Source, Types } from '@tidetable/engine';
import type { Board } from '@tidetable/terminal/board';
import type { Measures } from '@tidetable/terminal/measures';
import type { Tunables } from '@tidetable/terminal/tunables';
import type { Card } from './card.ts';
import type { Earlier } from './frozen.ts';
import type { WantedGame } from './recorded-games.ts';
import type { Strength } from './strength.ts';
import type { GameSummary } from './summary.ts';

/** The only thing a host knows of a game before it loads a part of it. */
export interface Manifest {
  /** The folder of the game below `packages/games`. */
  readonly folder: string;
  /** In display order. Tables treat each edition as a separate game. */
  readonly editions: readonly Edition[];
  /** Who made the game, as a line of the credits. */
  readonly credit: string;
  /** What its lesson teaches, in a sentence; absent where it has none. */
  readonly lesson?: string;
  /** Options that a new table shows first; the others are fine points. */
  readonly foremost: readonly string[];
  /** Its small mark: an outline in a square of 24. */
  readonly crest: { readonly path: string; readonly isRed?: true };
  readonly rules: () => Promise<readonly Game[]>;
  readonly words: () => Promise<WordsPart>;
  readonly bots: () => Promise<BotsPart>;
  readonly search: () => Promise<SearchPart>;
  /** Sums up a finished game from its states, the first to the last. */
  readonly summary: () => Promise<(states: readonly Core[]) => GameSummary>;
  readonly terminal: () => Promise<TerminalPart>;
  readonly strength: () => Promise<Strength>;
  /** The games that `npm run records` finds. */
  readonly records: () => Promise<readonly WantedGame[]>;
  /** The rules of earlier versions. */
  readonly earlier: Earlier;
  /** A game from outside: its code is not in the pages, and a server gives them its sentences. */
  readonly isOutside?: true;
}

export interface Edition {
  /** The id of its game. */
  readonly id: string;
  readonly card: Card;
  /** Options under which the first seat begins, where a table may choose who does. */
  readonly firstSeatBegins?: object;
}

export type Rulebook = Readonly<Record<RuleId, Rule>>;

/** Something to read beside the rules. */
export interface Page {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface WordsPart {
  readonly face: Face;
  /** What the summary of a finished game counts. */
  readonly counted: Readonly<Record<string, string>>;
  /** Which values no rulebook prints, and where they come from, as a sentence. */
  readonly provenance: string;
  /** Where each kind of value of an edition comes from. */
  sources(id: string): readonly Source[];
  /** The rules of an edition, without the code that enforces them. */
  rulebook(id: string): Rulebook;
  /** What can be read beside the rules. */
  readonly pages?: readonly Page[];
}

/** The bots that answer at once. */
export interface BotsPart {
  quick(id: string): readonly Bot[];
}

/** The bots that search, and advice. */
export interface SearchPart {
  budgets(id: string): Budgets;
  searching(id: string): Searching<Types>;
  advise(id: string, observation: Observation, budget: Budget): readonly Advice<Action>[];
}

export interface TerminalPart {
  readonly board: Board;
  /** What a simulation counts. */
  readonly measures: Measures;
  /** The numbers that a simulation may change. */
  readonly tunables: Tunables;
  /** What may follow the name of a command, for its help. */
  readonly examples: Readonly<
    Partial<Record<'play' | 'rules' | 'simulate' | 'duel', readonly string[]>>
  >;
}
