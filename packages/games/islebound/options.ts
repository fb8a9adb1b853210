// What a table may choose. The variants combine as IB-AMB-45 and IB-AMB-86 say.
import { choice, flag, type OptionsSchema } from '@tidetable/engine';

const FIRST = ['random', '1', '2', '3', '4'] as const;

export interface Options {
  readonly first: (typeof FIRST)[number];
  readonly advanced: boolean;
  readonly closeQuarters: boolean;
  readonly raid: boolean;
  readonly sixBuildings: boolean;
  readonly architect: boolean;
}

export const options: OptionsSchema<Options> = {
  fields: {
    first: choice(FIRST, {
      label: 'First player',
      help: 'The seat that begins and keeps the first-player card, counted from 1.',
      default: 'random',
    }),
    advanced: flag({
      label: 'Advanced sea boards',
      help: 'All four boards on their advanced side: most towns differ (IB-VAR-ADV-1).',
      default: false,
    }),
    closeQuarters: flag({
      label: 'Close quarters',
      help: 'Two players: stopping on the rival’s sea board costs an administrator (IB-VAR-CLOSE-1).',
      default: false,
    }),
    raid: flag({
      label: 'Raid',
      help: 'A fifth action: roll against a ship in your region for its coins (IB-VAR-RAID-1).',
      default: false,
    }),
    sixBuildings: flag({
      label: 'Six buildings',
      help: 'A sixth card in the row, behind four books, with a coin for its taker (IB-VAR-SIX-1).',
      default: false,
    }),
    architect: flag({
      label: 'Architect',
      help: 'Buildings are drafted into hidden hands, and books are building cards (IB-VAR-ARCH-1).',
      default: false,
    }),
  },
  conflict({ first, closeQuarters, sixBuildings, architect }, seats) {
    if (first !== 'random' && Number(first) > seats) return `a first player from 1 to ${seats}`;
    if (closeQuarters && seats !== 2) return 'closeQuarters only at 2 seats (IB-VAR-CLOSE-1)';
    if (sixBuildings && architect)
      return 'sixBuildings or architect, not both: an architect has no row (IB-AMB-45)';
    return null;
  },
};
