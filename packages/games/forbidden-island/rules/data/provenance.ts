// Where what players see comes from: printed in the rulebook, found in public material, or our own.
import type { Source } from '@tidetable/engine';
import { ROLES } from './adventurers.ts';
import { CARDS, SPECIALS } from './cards.ts';
import { LAYOUT_NAMES } from './layouts.ts';
import { LANDING, TILES, TREASURES } from './tiles.ts';
import { DIFFICULTIES } from './water-meter.ts';

/** One for each table of the game, and for what its cards say. */
export const SOURCES = {
  rules: { of: 'rules that have a page', provenance: 'RULEBOOK', note: 'pages 1 to 8' },
  cards: {
    of: 'Treasure cards: kinds, counts, hand limit, cards to capture',
    provenance: 'RULEBOOK',
    note: 'pages 1, 5 and 7',
  },
  treasures: { of: 'names of the treasures', provenance: 'RULEBOOK', note: 'page 1' },
  powers: {
    of: 'what the adventurers can do',
    provenance: 'RULEBOOK',
    note: 'pages 4, 5 and 7',
  },
  landing: { of: "Fools' Landing", provenance: 'RULEBOOK', note: 'page 8' },
  tiles: {
    of: 'names of the other tiles, their treasures and where pawns begin',
    provenance: 'PUBLIC',
    note: 'four independent implementations agree; the rulebook knows Gates, Temples, Gardens, Caves and Palaces',
  },
  meter: {
    of: 'water meter: Flood cards for each mark, where each difficulty begins, the skull',
    provenance: 'PUBLIC',
    note: 'four implementations agree, and a published count of first-turn losses confirms them',
  },
  difficulties: { of: 'names of the difficulties', provenance: 'RULEBOOK', note: 'page 8' },
  specials: {
    of: 'what Helicopter Lift and Sandbags do',
    provenance: 'PUBLIC',
    note: 'two implementations agree; the designer has spoken on rescues',
  },
  layout: { of: 'the first island', provenance: 'RULEBOOK', note: 'page 2' },
  layouts: {
    of: 'the other islands',
    provenance: 'PUBLIC',
    note: 'ten are the same in three sources, Treasure Island is from one',
  },
  colours: { of: 'colours of the pawns', provenance: 'PUBLIC', note: 'as commonly described' },
  ours: {
    of: 'a first player drawn by lot, and all rulings (FI-AMB)',
    provenance: 'DESIGNED',
    note: 'our own; RULINGS.md gives the reasons',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** The sources of one thing by its name, such as `tile:observatory`; none where there is no such thing. */
export function sourcesOf(subject: string): readonly Source[] {
  return BY_SUBJECT[subject] ?? [];
}

/** The rulebook names one tile and draws one island; the Special cards say only on themselves what they do. */
const BY_SUBJECT: Readonly<Record<string, readonly Source[]>> = {
  ...of('tile', TILES, [SOURCES.tiles]),
  ...of('tile', [LANDING], [SOURCES.landing]),
  ...of('card', CARDS, [SOURCES.cards]),
  ...of('card', SPECIALS, [SOURCES.cards, SOURCES.specials]),
  ...of('layout', LAYOUT_NAMES, [SOURCES.layouts]),
  ...of('layout', ['forbidden-island'], [SOURCES.layout]),
  ...of('role', ROLES, [SOURCES.powers, SOURCES.tiles, SOURCES.colours]),
  ...of('treasure', TREASURES, [SOURCES.treasures, SOURCES.tiles]),
  ...of('difficulty', DIFFICULTIES, [SOURCES.difficulties, SOURCES.meter]),
  ...of('deck', ['treasure'], [SOURCES.cards]),
  ...of('deck', ['flood'], [SOURCES.tiles]),
  meter: [SOURCES.meter],
};

function of(
  kind: string,
  names: readonly string[],
  sources: readonly Source[],
): Readonly<Record<string, readonly Source[]>> {
  return Object.fromEntries(names.map((name) => [`${kind}:${name}`, sources]));
}
