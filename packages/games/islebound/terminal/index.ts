// Islebound in a terminal.
import type { TerminalPart } from '@tidetable/manifest';
import { isleboundBoard } from './board.ts';
import { isleboundMeasures } from './measures.ts';
import { TUNABLES } from './tunables.ts';

export const terminal: TerminalPart = {
  board: isleboundBoard,
  measures: isleboundMeasures,
  tunables: TUNABLES,
};
