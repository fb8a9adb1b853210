// Plunder in a terminal.
import type { TerminalPart } from '@tidetable/manifest';
import { plunderBoard } from './board.ts';
import { plunderMeasures } from './measures.ts';
import { TUNABLES } from './tunables.ts';

export const terminal: TerminalPart = {
  board: plunderBoard,
  measures: plunderMeasures,
  tunables: TUNABLES,
  examples: {
    play: ['plunder --seats 4 --option teams=2x2'],
    simulate: ['plunder --seats 4 --games 100000 --to long-run'],
    duel: ['plunder captain bosun --seats 4 --between 0,100'],
  },
};
