// Setup, p. 2–3.
import { rule } from '@tidetable/conformance';
import { itemAt, legal } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { ROLES, type Role } from '../../rules/data/adventurers.ts';
import { type Card, FULL_DECK } from '../../rules/data/cards.ts';
import { LAYOUT_NAMES, LAYOUTS, type LayoutName } from '../../rules/data/layouts.ts';
import { TILES, type Tile, TREASURE_TILES } from '../../rules/data/tiles.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { given } from '../given.ts';
import { choices, dealt, manyDealt } from './table.ts';

function bits(set: number): number[] {
  return TILES.flatMap((_tile, square) => ((set >> square) & 1 ? [square] : []));
}

/** How many squares each row of a layout has. */
function rowsOf(name: LayoutName): number[] {
  const { rows, places } = LAYOUTS[name];
  return Array.from(
    { length: rows },
    (_none, above) => places.filter(({ row }) => row === above + 1).length,
  );
}

/** How many squares can be walked to from the first one, itself included. */
function connected(name: LayoutName): number {
  const reached = new Set([0]);
  for (const square of reached)
    for (const next of bits(itemAt(LAYOUTS[name].beside, square))) reached.add(next);
  return reached.size;
}

rule('FI-SETUP-1', () => {
  it('lays every tile once, whatever the seed', () => {
    const sorted = new Set(manyDealt(2).map(({ tiles }) => [...tiles].sort().join()));
    expect([...sorted]).toEqual([[...TILES].sort().join()]);
  });

  it('shuffles the tiles before they are laid', () => {
    expect(new Set(manyDealt(2).map(({ tiles }) => tiles.join())).size).toBe(100);
    expect(dealt(2, { rig: { order: TILES } }).tiles).toEqual(TILES);
  });

  it('lays them dry side up: no more than the first six Flood cards are wet, and none is gone', () => {
    const wet = manyDealt(2).map(
      ({ flooded, sunk }) => `${bits(flooded).length} wet, ${sunk} sunk`,
    );
    expect([...new Set(wet)]).toEqual(['6 wet, 0 sunk']);
  });

  it.each<[LayoutName, number[]]>([
    ['forbidden-island', [2, 4, 6, 6, 4, 2]],
    ['island-of-shadows', [6, 6, 6, 6]],
    ['volcano-island', [5, 5, 4, 5, 5]],
    ['bone-island', [4, 8, 8, 4]],
    ['skull-island', [6, 4, 6, 4, 4]],
    ['island-of-death', [3, 7, 5, 3, 3, 3]],
    ['bay-of-gulls', [2, 2, 4, 8, 6, 2]],
    ['coral-reef', [2, 4, 6, 6, 4, 2]],
    ['bridge-of-horrors', [7, 10, 7]],
    ['atoll-of-decisions', [3, 4, 4, 2, 4, 4, 3]],
    ['arch-of-fate', [3, 5, 6, 6, 4]],
    ['treasure-island', [4, 5, 3, 3, 5, 4]],
  ])('lays %s in rows of %j', (name, rows) => {
    expect(rowsOf(name)).toEqual(rows);
  });

  it.each(LAYOUT_NAMES)('lays %s as one island of 24 squares', (name) => {
    expect(LAYOUTS[name].places).toHaveLength(24);
    expect(connected(name)).toBe(24);
    expect(dealt(2, { options: { layout: name } }).tiles).toHaveLength(24);
  });

  it('lays the printed island unless the table chooses another', () => {
    expect(dealt(2).options.layout).toBe('forbidden-island');
    expect(LAYOUT_NAMES).toHaveLength(12);
    expect(() => dealt(2, { options: { layout: 'atlantis' as LayoutName } })).toThrow('atlantis');
  });

  it('joins the tiles across the gaps, and nothing else', () => {
    const landing = given({ at: ['fools-landing', 'observatory'] });
    const middle = given({ at: ['whispering-garden', 'observatory'] });
    expect(choices(landing, 0, 'move')).toEqual(['to=bronze-gate', 'to=gold-gate']);
    expect(choices(middle, 0, 'move')).toEqual([
      'to=gold-gate',
      'to=temple-of-the-sun',
      'to=howling-garden',
      'to=breakers-bridge',
    ]);
    const borders = LAYOUTS['forbidden-island'].beside.flatMap(bits).length / 2;
    expect(borders).toBe(36);
  });
});

rule('FI-SETUP-2', () => {
  it('leaves all four treasures beside the island', () => {
    const captured = manyDealt(3).map((island) => Object.values(island.captured).join());
    expect([...new Set(captured)]).toEqual([',,,']);
  });

  it('gives each treasure two tiles of its own', () => {
    expect(new Set(Object.values(TREASURE_TILES).flat()).size).toBe(8);
    expect(Object.values(TREASURE_TILES).map((tiles) => tiles.length)).toEqual([2, 2, 2, 2]);
  });
});

rule('FI-SETUP-3', () => {
  it('keeps Flood cards, Treasure cards and adventurers apart', () => {
    const { floodDeck, floodDiscard, treasureDeck, hands, roles } = dealt(4);
    expect([...floodDeck, ...floodDiscard].sort()).toEqual([...TILES].sort());
    expect([...treasureDeck, ...hands.flat()].sort()).toEqual([...FULL_DECK].sort());
    expect(roles.filter((role) => !ROLES.includes(role))).toEqual([]);
  });

  it('knows no table with a Flood card in the Treasure deck, nor the other way round', () => {
    const { state } = given();
    const mixed = { ...state, treasureDeck: ['watchtower', ...state.treasureDeck.slice(1)] };
    const other = { ...state, floodDeck: ['fire', ...state.floodDeck.slice(1)] };
    expect(() => forbiddenIsland.read(mixed)).toThrow('state.treasureDeck[0]');
    expect(() => forbiddenIsland.read(other)).toThrow('state.floodDeck[0]');
  });
});

const WET: readonly Tile[] = [
  'watchtower',
  'coral-palace',
  'fools-landing',
  'iron-gate',
  'lost-lagoon',
  'cave-of-embers',
];

rule('FI-SETUP-4', () => {
  it('floods exactly the tiles of the six cards on the Flood discard pile', () => {
    const wrong = manyDealt(2).filter(({ flooded, tiles, floodDiscard, floodDeck }) => {
      const wet = bits(flooded).map((square) => tiles[square]);
      const asDiscarded = wet.sort().join() === [...floodDiscard].sort().join();
      return !asDiscarded || floodDiscard.length !== 6 || floodDeck.length !== 18;
    });
    expect(wrong).toEqual([]);
  });

  it('turns them up one by one from the top of the shuffled deck', () => {
    const island = dealt(2, { rig: { order: [...TILES, ...WET, 'gold-gate'] } });
    expect(island.floodDiscard).toEqual(WET);
    expect(island.floodDeck.at(-1)).toBe('gold-gate');
    expect(new Set(manyDealt(2).map(({ floodDiscard }) => floodDiscard.join())).size).toBe(100);
  });
});

rule('FI-SETUP-5', () => {
  it('deals every player a different adventurer', () => {
    const kinds = manyDealt(4).map(({ roles }) => new Set(roles).size);
    expect([...new Set(kinds)]).toEqual([4]);
    expect(new Set(manyDealt(4).map(({ roles }) => roles.join())).size).toBeGreaterThan(50);
  });

  it.each<[Role, Tile]>([
    ['pilot', 'fools-landing'],
    ['engineer', 'bronze-gate'],
    ['explorer', 'copper-gate'],
    ['navigator', 'gold-gate'],
    ['diver', 'iron-gate'],
    ['messenger', 'silver-gate'],
  ])('puts the %s on %s', (role, tile) => {
    const begun = manyDealt(4).flatMap(({ roles, pawns, tiles }) =>
      roles.includes(role) ? [tiles[itemAt(pawns, roles.indexOf(role))]] : [],
    );
    expect([...new Set(begun)]).toEqual([tile]);
  });

  it('lets a pawn begin on a flooded tile', () => {
    const rig = { order: [...TILES, ...WET, 'pilot', 'diver'] };
    const { roles, pawns, flooded } = dealt(2, { rig });
    expect(roles).toEqual(['pilot', 'diver']);
    expect(pawns.map((square) => bits(flooded).includes(square))).toEqual([true, true]);
  });

  it('leaves the other pawns in the box', () => {
    expect(dealt(2).pawns).toHaveLength(2);
    expect(dealt(2).roles).toHaveLength(2);
  });
});

rule('FI-SETUP-6', () => {
  it.each([2, 3, 4])('deals two cards to each of %i players', (seats) => {
    const hands = manyDealt(seats).flatMap((island) => island.hands.map((hand) => hand.length));
    expect([...new Set(hands)]).toEqual([2]);
    expect(hands).toHaveLength(100 * seats);
  });

  it('never leaves a Waters Rise! in a hand', () => {
    const dealtCards = manyDealt(4).flatMap(({ hands }) => hands.flat());
    expect([...new Set(dealtCards)].sort()).toEqual(
      ['earth', 'wind', 'fire', 'ocean', 'helicopter-lift', 'sandbags'].sort(),
    );
  });

  const order: readonly Card[] = [
    'waters-rise',
    'earth',
    'waters-rise',
    'fire',
    'wind',
    'waters-rise',
    'sandbags',
  ];

  it('replaces each Waters Rise! by the next card and shuffles it back', () => {
    const { hands, treasureDeck, waterLevel } = dealt(2, { rig: { order } });
    expect(hands).toEqual([
      ['earth', 'fire'],
      ['wind', 'sandbags'],
    ]);
    expect(treasureDeck).toHaveLength(24);
    expect(treasureDeck.filter((card) => card === 'waters-rise')).toHaveLength(3);
    expect(waterLevel).toBe(1);
  });

  it('shuffles it back anywhere, not to a place of its own', () => {
    const depths = manyDealt(2, { rig: { order } }).map(({ treasureDeck }) =>
      treasureDeck.indexOf('waters-rise'),
    );
    expect(new Set(depths).size).toBeGreaterThan(5);
  });

  it('puts no card on the Treasure discard pile', () => {
    expect(dealt(4, { rig: { order } }).treasureDiscard).toEqual([]);
  });
});

rule('FI-SETUP-7', () => {
  it.each([
    ['novice', 1],
    ['normal', 2],
    ['elite', 3],
    ['legendary', 4],
  ] as const)('sets the marker for %s on mark %i', (difficulty, level) => {
    expect(dealt(3, { options: { difficulty } }).waterLevel).toBe(level);
  });

  it('knows no other difficulty', () => {
    const options = { difficulty: 'heroic' as 'elite' };
    expect(() => dealt(2, { options })).toThrow('options.difficulty');
  });
});

rule('FI-SETUP-8', () => {
  it.each([0, 1, 'spectator'] as const)('shows all hands and discard piles to %s', (viewer) => {
    const { state } = given({
      hands: [['fire', 'sandbags'], ['helicopter-lift']],
      treasureDiscard: ['wind', 'waters-rise'],
      flooded: ['watchtower'],
    });
    const seen = forbiddenIsland.view(state, viewer);
    expect(seen.hands).toEqual([['fire', 'sandbags'], ['helicopter-lift']]);
    expect(seen.treasureDiscard).toEqual(['wind', 'waters-rise']);
    expect(seen.floodDiscard).toEqual(['watchtower']);
  });

  it('does not show the order of either deck', () => {
    const one = given({ treasureDeck: ['fire', 'wind'], floodDeck: ['watchtower', 'gold-gate'] });
    const other = given({ treasureDeck: ['wind', 'fire'], floodDeck: ['gold-gate', 'watchtower'] });
    expect(forbiddenIsland.view(one.state, 0)).toEqual(forbiddenIsland.view(other.state, 0));
    expect(legal(forbiddenIsland, one.state, 0)).toEqual(legal(forbiddenIsland, other.state, 0));
  });
});
