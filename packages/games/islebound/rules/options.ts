// Options: variants, and house rules where a rule can be read in two ways (RULINGS.md).
import { choice, flag, type OptionsSchema } from '@tidetable/engine';
import type { EditionName } from './state.ts';

const FIRST = ['random', '1', '2', '3', '4'] as const;
const PLACE_DICE = ['automatic', 'by-hand'] as const;
const ICHOR_RETREAT = ['is-the-loss', 'is-lost-too', 'may-return'] as const;
const TRADED_GOODS = ['serpents', 'all', 'none'] as const;
const CLOSE_QUARTERS_COST = ['one', 'two-in-one-region', 'passing-too'] as const;

export interface Options {
  readonly first: (typeof FIRST)[number];
  readonly advanced: boolean;
  readonly trading: boolean;
  readonly closeQuarters: boolean;
  readonly raid: boolean;
  readonly sixBuildings: boolean;
  readonly architect: boolean;
  readonly placeDice: (typeof PLACE_DICE)[number];
  readonly discardAttackers: boolean;
  readonly ownGainsTrigger: boolean;
  readonly undervallSurcharge: boolean;
  readonly morlimCrewFree: boolean;
  readonly ichorRetreat: (typeof ICHOR_RETREAT)[number];
  readonly envoysAlone: boolean;
  readonly bragAlone: boolean;
  readonly guildsNeedRest: boolean;
  readonly commonsForTokens: boolean;
  readonly lastTokenEnds: boolean;
  readonly tradedGoods: (typeof TRADED_GOODS)[number];
  readonly tradeBeforeMoving: boolean;
  readonly closeQuartersCost: (typeof CLOSE_QUARTERS_COST)[number];
  readonly fishInFog: boolean;
  readonly monsterCountsHands: boolean;
  readonly reputationLimits: boolean;
}

const house = 'house' as const;

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
  architect: flag({
    label: 'Architect',
    help: 'Buildings are drafted into hidden hands, and books are building cards (IB-VAR-ARCH-1).',
    default: false,
  }),
  placeDice: choice(PLACE_DICE, {
    label: 'Dice of an attack',
    help: 'Automatic places them as well as they can be; by hand, you put each die on an attacker, or none (IB-AMB-73).',
    default: 'automatic',
  }),
  discardAttackers: flag({
    label: 'Attackers leave after a success',
    help: 'Prototype: attackers are discarded after a success, as in retail, instead of kept (IB-AMB-60).',
    default: false,
    group: house,
  }),
  ownGainsTrigger: flag({
    label: 'Buildings answer to themselves',
    help: 'Academy of Builders, Bridge and Mercenary Guild also answer to being gained themselves (IB-AMB-94).',
    default: false,
    group: house,
  }),
  undervallSurcharge: flag({
    label: 'Advanced Undervall charges extra',
    help: 'Hiring at advanced Undervall costs one coin more, as on its basic side (IB-AMB-14).',
    default: false,
    group: house,
  }),
  morlimCrewFree: flag({
    label: 'Advanced Morlim gives crew free',
    help: 'The crew member of advanced Morlim costs nothing, whatever its place in the row (IB-AMB-15).',
    default: false,
    group: house,
  }),
  ichorRetreat: choice(ICHOR_RETREAT, {
    label: 'Ichor in a retreat',
    help: 'Ichor is the one loss of the retreat, is lost besides another attacker, or may come back if another is lost (IB-AMB-21).',
    default: 'is-the-loss',
    group: house,
  }),
  envoysAlone: flag({
    label: 'Envoys may talk alone',
    help: 'Diplomacy may be paid by crew alone, without a cube (IB-AMB-22).',
    default: false,
    group: house,
  }),
  bragAlone: flag({
    label: 'Bragging without the others',
    help: 'A visitor of Farwold may take the top of a card and leave out the score of all (IB-AMB-68).',
    default: false,
    group: house,
  }),
  guildsNeedRest: flag({
    label: 'Guilds pay only for a rest',
    help: 'Fishing Guild and Gambling Hall pay only when crew below deck do rest (IB-AMB-69).',
    default: false,
    group: house,
  }),
  commonsForTokens: flag({
    label: 'House of Commons and tokens',
    help: 'House of Commons may also pass over a slot for the cubes of a renown token (IB-AMB-77).',
    default: true,
    group: house,
  }),
  lastTokenEnds: flag({
    label: 'The last token ends the game',
    help: 'Taking the last renown token brings on the end, as well as enough buildings (IB-AMB-36).',
    default: true,
    group: house,
  }),
  tradedGoods: choice(TRADED_GOODS, {
    label: 'Traded goods count as gained',
    help: 'Buildings answer to traded sea serpents only, to traded books too, or to nothing traded (IB-AMB-42).',
    default: 'serpents',
    group: house,
  }),
  tradeBeforeMoving: flag({
    label: 'Trading before the move',
    help: 'Trades may also be made in the region where the turn begins (IB-AMB-42).',
    default: false,
    group: house,
  }),
  closeQuartersCost: choice(CLOSE_QUARTERS_COST, {
    label: 'Cost of close quarters',
    help: 'One administrator where the move ends; two where both ships share a region; or one for passing through as well (IB-AMB-43).',
    default: 'one',
    group: house,
  }),
  fishInFog: flag({
    label: 'Fish help in the fog',
    help: 'Fish spent before the fog roll add to the movement (IB-AMB-49).',
    default: true,
    group: house,
  }),
  monsterCountsHands: flag({
    label: 'Hand cards call the monster',
    help: 'The monster emerges at seven building cards of one player, those in hand included (IB-AMB-92).',
    default: false,
    group: house,
  }),
  reputationLimits: flag({
    label: 'Limits on reputation cards',
    help: 'Prototype: our limit of 7 on reputation cards 3 to 8, though the prototype prints none (IB-AMB-93).',
    default: true,
    group: house,
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

type Needs = (options: Options, edition: EditionName) => string | null;

const advancedSides: Needs = ({ advanced }, edition) =>
  advanced || edition === 'deep-fog' ? null : 'with advanced';
const trade: Needs = ({ trading }) => (trading ? null : 'with trading');
const only =
  (name: EditionName, words: string): Needs =>
  (_options, edition) =>
    edition === name ? null : words;

/** What an option needs, if that is missing; null if it is met. */
const NEEDS: Readonly<Partial<Record<keyof Options, readonly [Needs, rule: string]>>> = {
  discardAttackers: [
    only('prototype', 'with the prototype rules: in retail attackers always leave'),
    'IB-AMB-60',
  ],
  undervallSurcharge: [advancedSides, 'IB-AMB-14'],
  morlimCrewFree: [advancedSides, 'IB-AMB-15'],
  ichorRetreat: [
    (_options, edition) =>
      edition === 'prototype' ? 'with the retail rules: the prototype has no Ichor' : null,
    'IB-AMB-21',
  ],
  lastTokenEnds: [
    only('retail', 'with the retail rules: elsewhere the last token ends nothing'),
    'IB-AMB-36',
  ],
  tradedGoods: [
    (options, edition) =>
      options.tradedGoods === 'all' && (options.architect || edition === 'deep-fog')
        ? 'serpents or none where books are building cards, which are not traded'
        : trade(options, edition),
    'IB-AMB-42',
  ],
  tradeBeforeMoving: [
    (options, edition) =>
      edition === 'deep-fog'
        ? 'outside Deep Fog, where turns begin beside the map'
        : trade(options, edition),
    'IB-AMB-42',
  ],
  closeQuartersCost: [
    ({ closeQuarters }) => (closeQuarters ? null : 'with closeQuarters'),
    'IB-AMB-43',
  ],
  fishInFog: [only('deep-fog', 'in Deep Fog'), 'IB-AMB-49'],
  monsterCountsHands: [only('deep-fog', 'in Deep Fog'), 'IB-AMB-92'],
  reputationLimits: [only('prototype', 'with the prototype rules'), 'IB-AMB-93'],
};

function houseConflict(edition: EditionName, options: Options): string | null {
  for (const [name, [needs, rule]] of Object.entries(NEEDS)) {
    const key = name as keyof Options;
    if (options[key] === fields[key].default) continue;
    const wanted = needs(options, edition);
    if (wanted !== null) return `${name} only ${wanted} (${rule})`;
  }
  return null;
}

function variantConflict(edition: EditionName, options: Options): string | null {
  const chosen = VARIANTS.filter((name) => options[name]);
  const [first] = chosen;
  if (edition === 'prototype' && first !== undefined)
    return `${first} only with the retail rules: the prototype has no variants (IB-AMB-93)`;
  const other = chosen.find((name) => name !== 'trading' && name !== 'raid');
  if (edition === 'deep-fog' && other !== undefined)
    return `no ${other}: Deep Fog goes with trading and raid only (IB-AMB-59)`;
  return null;
}

function conflictIn(edition: EditionName) {
  return (options: Options, seats: number): string | null => {
    const { first, closeQuarters, sixBuildings, architect } = options;
    const variant = variantConflict(edition, options);
    if (variant !== null) return variant;
    if (first !== 'random' && Number(first) > seats) return `a first player from 1 to ${seats}`;
    if (closeQuarters && seats !== 2) return 'closeQuarters only at 2 seats (IB-VAR-CLOSE-1)';
    if (sixBuildings && architect)
      return 'sixBuildings or architect, not both: an architect has no row (IB-AMB-45)';
    return houseConflict(edition, options);
  };
}

export const OPTIONS: Readonly<Record<EditionName, OptionsSchema<Options>>> = {
  retail: { fields, conflict: conflictIn('retail') },
  prototype: { fields, conflict: conflictIn('prototype') },
  'deep-fog': { fields, conflict: conflictIn('deep-fog') },
};
