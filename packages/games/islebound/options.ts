// What a table may choose. The variants combine as IB-AMB-45 and IB-AMB-86 say.
import { choice, flag, type OptionsSchema } from '@tidetable/engine';
import type { EditionName } from './state.ts';

const FIRST = ['random', '1', '2', '3', '4'] as const;

export interface Options {
  readonly first: (typeof FIRST)[number];
  readonly advanced: boolean;
  readonly trading: boolean;
  readonly closeQuarters: boolean;
  readonly raid: boolean;
  readonly sixBuildings: boolean;
  readonly architect: boolean;
  /** The prototype's house rule of IB-AMB-60. */
  readonly discardAttackers: boolean;
}

const fields: OptionsSchema<Options>['fields'] = {
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
  trading: flag({
    label: 'Trading',
    help: 'On your turn you may trade goods with ships in your region (IB-VAR-TRADE-1).',
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
  discardAttackers: flag({
    label: 'Attackers leave after a success',
    help: 'A house rule for the prototype, which keeps them; retail always discards (IB-AMB-60).',
    default: false,
  }),
  architect: flag({
    label: 'Architect',
    help: 'Buildings are drafted into hidden hands, and books are building cards (IB-VAR-ARCH-1).',
    default: false,
  }),
};

const VARIANTS = [
  'advanced',
  'trading',
  'closeQuarters',
  'raid',
  'sixBuildings',
  'architect',
] as const;

function retailConflict(options: Options, seats: number): string | null {
  const { first, closeQuarters, sixBuildings, architect, discardAttackers } = options;
  if (first !== 'random' && Number(first) > seats) return `a first player from 1 to ${seats}`;
  if (closeQuarters && seats !== 2) return 'closeQuarters only at 2 seats (IB-VAR-CLOSE-1)';
  if (sixBuildings && architect)
    return 'sixBuildings or architect, not both: an architect has no row (IB-AMB-45)';
  if (discardAttackers)
    return 'discardAttackers only with the prototype rules: in retail attackers always leave (IB-AMB-60)';
  return null;
}

function prototypeConflict(options: Options, seats: number): string | null {
  const variant = VARIANTS.find((name) => options[name]);
  if (variant !== undefined)
    return `${variant} only with the retail rules: the prototype has no variants (IB-AMB-93)`;
  return retailConflict({ ...options, discardAttackers: false }, seats);
}

function deepFogConflict(options: Options, seats: number): string | null {
  const variant = VARIANTS.find((name) => options[name] && name !== 'trading' && name !== 'raid');
  if (variant !== undefined)
    return `no ${variant}: Deep Fog goes with trading and raid only (IB-AMB-59)`;
  return retailConflict(options, seats);
}

export const OPTIONS: Readonly<Record<EditionName, OptionsSchema<Options>>> = {
  retail: { fields, conflict: retailConflict },
  prototype: { fields, conflict: prototypeConflict },
  'deep-fog': { fields, conflict: deepFogConflict },
};
