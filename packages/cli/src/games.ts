// All games with their rules, words, bots, and boards for the terminal.
import {
  type Advice,
  type Bot,
  type Budget,
  defaultAmong,
  type Observation,
} from '@tidetable/bots';
import type { TerminalPart } from '@tidetable/catalogue';
import { frozenRules, frozenVersions } from '@tidetable/catalogue/earlier';
import { LOADED_GAMES, type LoadedGame } from '@tidetable/catalogue/loaded';
import type { Action, Face, Game, GameRecord, Source } from '@tidetable/engine';
import type { Board } from '@tidetable/terminal/board';
import type { Measures } from '@tidetable/terminal/measures';
import type { Tunables } from '@tidetable/terminal/tunables';
import { UsageError } from './command.ts';
import { suggestion } from './suggestion.ts';

/** One game with all that the terminal needs of it. */
export interface GameParts {
  readonly game: Game;
  readonly face: Face;
  readonly board: Board;
  /** At least one, in the order of the levels. */
  readonly bots: readonly Bot[];
  advise(observation: Observation, budget: Budget): readonly Advice<Action>[];
  /** A sentence about the values that no rulebook prints. */
  readonly provenance: string;
  /** Where each kind of value comes from. */
  readonly sources: readonly Source[];
  /** What a simulation counts. */
  readonly measures: Measures;
  /** What a simulation may change. */
  readonly tunables: TunablesOfGame;
  /** Example arguments, by command. */
  readonly examples: TerminalPart['examples'];
}

export interface TunablesOfGame {
  /** The folder of the game. */
  readonly folder: string;
  readonly tunables: Tunables;
}

const ALL_PARTS: readonly GameParts[] = await Promise.all(LOADED_GAMES.map(loadParts));

async function loadParts({ manifest, game, words, search, bots }: LoadedGame): Promise<GameParts> {
  const { board, measures, tunables, examples } = await manifest.terminal();
  return {
    game,
    face: words.face,
    board,
    bots,
    advise: (...asked) => search.advise(game.id, ...asked),
    provenance: words.provenance,
    sources: words.sources(game.id),
    measures,
    tunables: { folder: manifest.folder, tunables },
    examples,
  };
}

export const GAMES: readonly Game[] = ALL_PARTS.map((parts) => parts.game);

/** Editions with the same board count once: the first of each. */
export const PARTS_BY_BOARD: readonly GameParts[] = ALL_PARTS.filter(
  ({ board }, at) => ALL_PARTS.findIndex((other) => other.board === board) === at,
);

/** The lines of a help text. */
export function examplesOf(command: keyof TerminalPart['examples']): string {
  return PARTS_BY_BOARD.flatMap(({ examples }) => examples[command] ?? [])
    .map((example) => `  tidetable ${command} ${example}`)
    .join('\n');
}

export function partsOf(id: string): GameParts {
  const parts = ALL_PARTS.find((candidate) => candidate.game.id === id);
  if (parts !== undefined) return parts;
  const ids = GAMES.map((game) => game.id);
  throw new UsageError(
    `There is no game called ${JSON.stringify(id)}${suggestion(id, ids)}; there is ${ids.join(', ')}.`,
  );
}

/** Games under earlier rules, loaded when a record needs them. */
const earlier = new Map<string, Promise<GameParts | null>>();

/** Whether a record needs earlier rules that are kept. */
export function hasEarlierRules({ game, rulesVersion }: GameRecord): boolean {
  return (
    partsOf(game).game.rulesVersion !== rulesVersion && frozenVersions(game).includes(rulesVersion)
  );
}

/** The game under the record's own rules; where they are not kept, under today's, which will refuse the record. */
export async function partsForRecord(record: GameRecord): Promise<GameParts> {
  const parts = partsOf(record.game);
  if (!hasEarlierRules(record)) return parts;
  const key = `${record.game} ${record.rulesVersion}`;
  const loading = earlier.get(key) ?? earlierParts(parts, record.rulesVersion);
  earlier.set(key, loading);
  return (await loading) ?? parts;
}

/** With today's board. */
export async function earlierParts(parts: GameParts, version: number): Promise<GameParts | null> {
  const frozen = await frozenRules(parts.game.id, version);
  if (frozen === null) return null;
  const { game, face, bots, advise } = frozen;
  return { ...parts, game, face, bots, advise };
}

export function defaultBot({ game, bots }: GameParts): Bot {
  const bot = defaultAmong(bots);
  if (bot === undefined) throw new Error(`${game.title} has no bot`);
  return bot;
}

export function botCalled({ game, bots }: GameParts, name: string): Bot {
  const bot = bots.find((candidate) => candidate.name === name);
  if (bot !== undefined) return bot;
  const names = bots.map((known) => known.name);
  throw new UsageError(
    `${game.title} has no bot called ${JSON.stringify(name)}${suggestion(name, names)}; there is ${names.join(', ')}.`,
  );
}
