// Islebound in a terminal.
import type { TerminalPart } from '@tidetable/manifest';
import { isleboundBoard } from './board.ts';
import { isleboundMeasures } from './measures.ts';
import { TUNABLES } from './tunables.ts';

export const terminal: TerminalPart = {
  board: isleboundBoard,
  measures: isleboundMeasures,
  tunables: TUNABLES,
  examples: {
    play: ['islebound --seats 4 --option advanced=yes'],
    rules: ['islebound above-and-below'],
    simulate: [
      'islebound --seats 4 --games 5000 --html islebound.html',
      'islebound --seats 3 --set town.stratic.strength=7 --seed trial',
      'islebound --seats 4 --bots bosun,random,random,random --json',
    ],
    duel: ['islebound bosun deckhand'],
  },
};
