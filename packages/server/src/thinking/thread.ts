// The program of a bot thread.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { BOTS, EVERY_GAME } from '@tidetable/catalogue/loaded';
import { Rules } from '../games/rules.ts';
import { answerAll } from './answering.ts';

const rules = new Rules(EVERY_GAME);

answerAll(
  parentPort as MessagePort,
  async (game, version) => (await rules.earlierBots(game, version)) ?? BOTS[game] ?? [],
);
