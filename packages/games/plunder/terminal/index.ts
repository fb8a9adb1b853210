// Plunder in a terminal.
import type { TerminalPart } from '@tidetable/manifest';
import { plunderBoard } from './board.ts';
import { plunderMeasures } from './measures.ts';
import { TUNABLES } from './tunables.ts';

export const terminal: TerminalPart = {
  board: plunderBoard,
  measures: plunderMeasures,
  tunables: TUNABLES,
};
