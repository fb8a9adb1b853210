// All games with their rules, words, bots, and boards for the terminal.
import type { Advice, Bot, Budget, Observation } from '@tidetable/bots';
import type { TerminalPart } from '@tidetable/catalogue';
import { frozenRules, frozenVersions } from '@tidetable/catalogue/earlier';
import { LOADED_GAMES, type LoadedGame } from '@tidetable/catalogue/loaded';
import type { Action, Face, Game, GameRecord, Source } from '@tidetable/engine';

import type { Board } from '@tidetable/terminal/board';
import type { Measures } from '@tidetable/terminal/measures';
import type { Tunables } from '@tidetable/terminal/tunables';
import { WrongCall } from './command.ts';
import { suggestion } from './nearest.ts';

/** One game with all that the terminal needs of it. */
export interface GameBox {
  readonly game: Game;
  readonly face: Face;
  readonly board: Board;
  /** At least one, in the order of the levels. */
  readonly bots: readonly Bot[];
  advise(sight: Observation, budget: Budget): readonly Advice<Action>[];
  /** Which of its values no rulebook prints, and whose they are, as a sentence. */
  readonly provenance: string;
  /** Where each kind of them comes from. */
  readonly sources: readonly Source[];
  /** What a simulation counts. */
  readonly measures: Measures;
  /** What a simulation may change. */
  readonly tunables: TunablesOfGame;
  /** By command, what may follow its name. */
  readonly examples: TerminalPart['examples'];
}

export interface TunablesOfGame {
  /** The folder of the game. */
  readonly folder: string;
  readonly tunables: Tunables;
}

const BOXES: readonly GameBox[] = await Promise.all(LOADED_GAMES.map(boxed));

async function boxed({ manifest, game, words, search, bots }: LoadedGame): Promise<GameBox> {
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

export const GAMES: readonly Game[] = BOXES.map((box) => box.game);

/** Editions with the same board count once: the first of each. */
export const BOXES_BY_BOARD: readonly GameBox[] = BOXES.filter(
  ({ board }, at) => BOXES.findIndex((other) => other.board === board) === at,
);

/** The lines of a help text. */
export function examplesOf(command: keyof TerminalPart['examples']): string {
  return BOXES_BY_BOARD.flatMap(({ examples }) => examples[command] ?? [])
    .map((example) => `  tidetable ${command} ${example}`)
    .join('\n');
}

export function boxOf(id: string): GameBox {
  const box = BOXES.find((candidate) => candidate.game.id === id);
  if (box !== undefined) return box;
  const ids = GAMES.map((game) => game.id);
  throw new WrongCall(
    `There is no game called ${JSON.stringify(id)}${suggestion(id, ids)}; there is ${ids.join(', ')}.`,
  );
}

/** Under earlier rules, as records asked for them. */
const earlier = new Map<string, Promise<GameBox | null>>();

/** Whether a record needs earlier rules that are kept. */
export function hasEarlierRules({ game, rulesVersion }: GameRecord): boolean {
  return (
    boxOf(game).game.rulesVersion !== rulesVersion && frozenVersions(game).includes(rulesVersion)
  );
}

/** The game under the record's own rules; where they are not kept, under today's, which will refuse the record. */
export async function boxFor(record: GameRecord): Promise<GameBox> {
  const box = boxOf(record.game);
  if (!hasEarlierRules(record)) return box;
  const key = `${record.game} ${record.rulesVersion}`;
  const loading = earlier.get(key) ?? earlierBox(box, record.rulesVersion);
  earlier.set(key, loading);
  return (await loading) ?? box;
}

/** With today's board. */
export async function earlierBox(box: GameBox, version: number): Promise<GameBox | null> {
  const frozen = await frozenRules(box.game.id, version);
  if (frozen === null) return null;
  const { game, face, bots, advise } = frozen;
  return { ...box, game, face, bots, advise };
}

export function botCalled({ game, bots }: GameBox, name: string): Bot {
  const bot = bots.find((candidate) => candidate.name === name);
  if (bot !== undefined) return bot;
  const names = bots.map((known) => known.name);
  throw new WrongCall(
    `${game.title} has no bot called ${JSON.stringify(name)}${suggestion(name, names)}; there is ${names.join(', ')}.`,
  );
}
