// The games this table knows: the rules of each, its words, its board for the terminal, and its bots.
import { BOTS, type Bot, randomBot } from '@tidetable/bots';
import type { Face, Game } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { face as forbiddenIslandFace } from '@tidetable/forbidden-island/face';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { face as isleboundFace } from '@tidetable/islebound/face';
import { type Sea, scoring, whoBegan } from '@tidetable/islebound/public';
import { plunder } from '@tidetable/plunder';
import { face as plunderFace } from '@tidetable/plunder/face';
import type { Seas } from '@tidetable/plunder/public';
import type { Board } from './boards/board.ts';
import { forbiddenIslandBoard } from './boards/forbidden-island/index.ts';
import { isleboundBoard } from './boards/islebound/index.ts';
import { plunderBoard } from './boards/plunder/index.ts';
import { WrongCall } from './command.ts';
import { suggestion } from './nearest.ts';
import type { Measures } from './simulation/contest.ts';

/** All that lies in the box of one game. */
export interface GameBox {
  readonly game: Game;
  readonly face: Face;
  readonly board: Board;
  /** At least one, the default bot first. */
  readonly bots: readonly Bot[];
  /** For games with scores. */
  readonly measures?: Measures;
}

const isleboundMeasures: Measures = {
  parts: (state) =>
    scoring(state as Sea).map(({ total: _all, monster, ...parts }) =>
      (state as Sea).fog === null ? parts : { ...parts, monster },
    ),
  first: (state) => whoBegan(state as Sea),
  pace: [15, 40],
};

const plunderMeasures: Measures = {
  parts(state) {
    const { captains, ships, flags } = state as Seas;
    return captains.map(({ plunderPoints }, seat) => ({
      ships: ships.filter((ship) => ship.seat === seat).length,
      islands: flags.filter((owner) => owner === seat).length,
      'plunder points': plunderPoints,
    }));
  },
  first: (state) => (state as Seas).firstPlayer,
  pace: [10, 25],
};

const BOXES: readonly GameBox[] = [
  {
    game: forbiddenIsland,
    face: forbiddenIslandFace,
    board: forbiddenIslandBoard,
    bots: BOTS[forbiddenIsland.id] ?? [randomBot],
  },
  ...[islebound, isleboundPrototype, deepFog].map((game) => ({
    game,
    face: isleboundFace,
    board: isleboundBoard,
    bots: BOTS[game.id] ?? [randomBot],
    measures: isleboundMeasures,
  })),
  {
    game: plunder,
    face: plunderFace,
    board: plunderBoard,
    bots: BOTS[plunder.id] ?? [randomBot],
    measures: plunderMeasures,
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

export function gameCalled(id: string): Game {
  return boxOf(id).game;
}

export function botCalled({ game, bots }: GameBox, name: string): Bot {
  const bot = bots.find((candidate) => candidate.name === name);
  if (bot !== undefined) return bot;
  const names = bots.map((known) => known.name);
  throw new WrongCall(
    `${game.title} has no bot called ${JSON.stringify(name)}${suggestion(name, names)}; there is ${names.join(', ')}.`,
  );
}
