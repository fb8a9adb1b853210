// Forbidden Island in a terminal.
import type { TerminalPart } from '@tidetable/manifest';
import { forbiddenIslandBoard } from './board.ts';
import { forbiddenIslandMeasures } from './measures.ts';
import { TUNABLES } from './tunables.ts';

export const terminal: TerminalPart = {
  board: forbiddenIslandBoard,
  measures: forbiddenIslandMeasures,
  tunables: TUNABLES,
};
