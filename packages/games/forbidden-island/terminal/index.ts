// Forbidden Island in a terminal.
import type { TerminalPart } from '@tidetable/manifest';
import { forbiddenIslandBoard } from './board.ts';
import { forbiddenIslandMeasures } from './measures.ts';
import { TUNABLES } from './tunables.ts';

export const terminal: TerminalPart = {
  board: forbiddenIslandBoard,
  measures: forbiddenIslandMeasures,
  tunables: TUNABLES,
  examples: {
    play: [
      'forbidden-island',
      'forbidden-island --seats 3 --bots 1 --option difficulty=elite',
      'forbidden-island --option layout=skull-island --option roles=diver,pilot',
    ],
    rules: ['forbidden-island', 'forbidden-island FI-MOVE-1', 'forbidden-island helicopter lift'],
    simulate: [
      'forbidden-island --games 10000 --bots random',
      'forbidden-island --seats 4 --vary difficulty',
    ],
    duel: ['forbidden-island bosun random --option difficulty=elite --json'],
  },
};
