// Bots for tests, and the thread they think in.
import { parentPort } from 'node:worker_threads';
import type { Bot } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import { answerAll } from '../../src/thinking/answering.ts';
import { COOPERATIVE } from '../games-by-trait.ts';

const inner = defaultBot(COOPERATIVE);

/** Takes a second for any question. */
const ponderous: Bot = {
  name: 'ponderous',
  isSlow: true,
  choose(observation) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    return inner.choose(observation);
  },
};

/** Takes the first offer at first, and then the second. */
const forgetful: Bot = {
  name: 'remembering',
  isSlow: true,
  choose: ({ legal }) => legal[0] ?? null,
  sitDown() {
    let asked = 0;
    return { name: 'remembering', choose: ({ legal }) => legal[asked++] ?? null };
  },
};

const failing: Bot = {
  name: 'failing',
  isSlow: true,
  choose() {
    throw new Error('out of rum');
  },
};

const dying: Bot = { name: 'dying', isSlow: true, choose: () => process.exit(3) };

const endless: Bot = {
  name: 'endless',
  isSlow: true,
  choose() {
    for (;;);
  },
};

export const ODD: Readonly<Record<string, readonly Bot[]>> = {
  [COOPERATIVE]: [ponderous, forgetful, failing, dying, endless],
};

if (parentPort !== null) answerAll(parentPort, (game) => ODD[game] ?? []);
