// The games this table knows: the rules of each, its words, its board for the terminal, and its bots.
import {
  type Advice,
  advise,
  BOTS,
  type Bot,
  type Budget,
  randomBot,
  type Sight,
} from '@tidetable/bots';
import type { Action, Face, Game, GameRecord, Source } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { face as forbiddenIslandFace } from '@tidetable/forbidden-island/face';
import { SOURCES as forbiddenIslandSources } from '@tidetable/forbidden-island/sources';
import { TABLES as forbiddenIslandTables } from '@tidetable/forbidden-island/tables';
import { frozenRules, frozenVersions } from '@tidetable/frozen';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { face as isleboundFace } from '@tidetable/islebound/face';
import { sourcesIn } from '@tidetable/islebound/sources';
import { TABLES as isleboundTables } from '@tidetable/islebound/tables';
import { plunder } from '@tidetable/plunder';
import { face as plunderFace } from '@tidetable/plunder/face';
import { SOURCES as plunderSources } from '@tidetable/plunder/sources';
import { TABLES as plunderTables } from '@tidetable/plunder/tables';
import type { Board } from './boards/board.ts';
import { forbiddenIslandBoard } from './boards/forbidden-island/index.ts';
import { isleboundBoard } from './boards/islebound/index.ts';
import { plunderBoard } from './boards/plunder/index.ts';
import { WrongCall } from './command.ts';
import { suggestion } from './nearest.ts';
import type { DataTables } from './simulation/changes.ts';
import { forbiddenIslandMeasures } from './simulation/measured/forbidden-island.ts';
import { isleboundMeasures } from './simulation/measured/islebound.ts';
import { plunderMeasures } from './simulation/measured/plunder.ts';
import type { Measures } from './simulation/measures.ts';

/** All that lies in the box of one game. */
export interface GameBox {
  readonly game: Game;
  readonly face: Face;
  readonly board: Board;
  /** At least one, in the order of the levels. */
  readonly bots: readonly Bot[];
  advise(sight: Sight, budget: Budget): readonly Advice<Action>[];
  /** Which of its values no rulebook prints, and whose they are, as a sentence. */
  readonly provenance: string;
  /** Where each kind of them comes from. */
  readonly sources: readonly Source[];
  /** What a simulation counts. */
  readonly measures: Measures;
  /** What a simulation may change. */
  readonly tables: DataTables;
}

const EDITIONS = [
  [islebound, 'retail'],
  [isleboundPrototype, 'prototype'],
  [deepFog, 'deep-fog'],
] as const;

const BOXES: readonly GameBox[] = [
  {
    game: forbiddenIsland,
    face: forbiddenIslandFace,
    board: forbiddenIslandBoard,
    provenance:
      'Tile names, starting tiles and the water meter are not in the rulebook: public sources agree on them.',
    sources: Object.values(forbiddenIslandSources),
    bots: BOTS[forbiddenIsland.id] ?? [randomBot],
    advise: (...asked) => advise(forbiddenIsland.id, ...asked),
    measures: forbiddenIslandMeasures,
    tables: { folder: 'forbidden-island', tables: forbiddenIslandTables },
  },
  ...EDITIONS.map(
    ([game, edition]): GameBox => ({
      game,
      face: isleboundFace,
      board: isleboundBoard,
      provenance:
        'Strengths, prices, most events, tokens and dice are ours: the rulebooks do not print them.',
      sources: sourcesIn(edition),
      bots: BOTS[game.id] ?? [randomBot],
      advise: (...asked) => advise(game.id, ...asked),
      measures: isleboundMeasures,
      tables: { folder: 'islebound', tables: isleboundTables },
    }),
  ),
  {
    game: plunder,
    face: plunderFace,
    board: plunderBoard,
    provenance:
      'Sea tiles, Treasure cards and how the resource cards divide are ours: the rulebook does not print them.',
    sources: Object.values(plunderSources),
    bots: BOTS[plunder.id] ?? [randomBot],
    advise: (...asked) => advise(plunder.id, ...asked),
    measures: plunderMeasures,
    tables: { folder: 'plunder', tables: plunderTables },
  },
];

export const GAMES: readonly Game[] = BOXES.map((box) => box.game);

export function boxOf(id: string): GameBox {
  const box = BOXES.find((candidate) => candidate.game.id === id);
  if (box !== undefined) return box;
  const ids = GAMES.map((game) => game.id);
  throw new WrongCall(
    `There is no game called ${JSON.stringify(id)}${suggestion(id, ids)}; there is ${ids.join(', ')}.`,
  );
}

/** Boxes of earlier rules that a record has asked for. */
const earlier = new Map<string, Promise<GameBox | null>>();

/** Whether a record needs rules that are kept, and are not ours. */
export function hasEarlierRules({ game, rulesVersion }: GameRecord): boolean {
  return (
    boxOf(game).game.rulesVersion !== rulesVersion && frozenVersions(game).includes(rulesVersion)
  );
}

/** The box of a record's own rules; where they are not kept, that of ours, which will refuse the record. */
export async function boxFor(record: GameRecord): Promise<GameBox> {
  const box = boxOf(record.game);
  if (!hasEarlierRules(record)) return box;
  const key = `${record.game} ${record.rulesVersion}`;
  const loading = earlier.get(key) ?? earlierBox(box, record.rulesVersion);
  earlier.set(key, loading);
  return (await loading) ?? box;
}

/** The board stays ours. */
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
