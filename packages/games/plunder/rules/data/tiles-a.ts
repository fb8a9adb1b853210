// The A faces of the six tiles.
// Provenance: DESIGNED, since the printed tiles are in none of our sources; six tiles, two of them with Merchant islands,
// one-skull islands, ports with one entrance or two, normal islands and land barriers RULEBOOK; 6 × 6 squares PUBLIC.
import type { TileFace } from './tiles.ts';

export const A_FACES = {
  '1A': {
    name: 'Sister Keys',
    islands: [
      {
        kind: 'resource',
        id: 'gull-rock',
        name: 'Gull Rock',
        skulls: 1,
        land: ['b2'],
        ports: [{ at: 'b3', enter: ['E'] }],
      },
      {
        kind: 'resource',
        id: 'hangmans-tooth',
        name: "Hangman's Tooth",
        skulls: 2,
        land: ['b5', 'c5'],
        ports: [{ at: 'c4', enter: ['W'] }],
      },
      {
        kind: 'resource',
        id: 'little-sister',
        name: 'Little Sister',
        skulls: 1,
        land: ['e3'],
        ports: [{ at: 'd3', enter: ['N'] }],
      },
    ],
    rocks: ['d1', 'f6'],
    barriers: [
      ['d4', 'd5'],
      ['e2', 'f2'],
      ['e5', 'f5'],
    ],
  },
  '2A': {
    name: 'Gallows Reach',
    islands: [
      {
        kind: 'resource',
        id: 'gallows-crag',
        name: 'Gallows Crag',
        skulls: 3,
        land: ['b2', 'b3', 'c2'],
        ports: [
          { at: 'c3', enter: ['E', 'S'] },
          { at: 'd2', enter: ['S'] },
        ],
      },
      {
        kind: 'resource',
        id: 'pintail',
        name: 'Pintail',
        skulls: 1,
        land: ['b5'],
        ports: [{ at: 'c5', enter: ['S'] }],
      },
      {
        kind: 'resource',
        id: 'bellringer-isle',
        name: 'Bellringer Isle',
        skulls: 2,
        land: ['e4', 'e5'],
        ports: [{ at: 'e3', enter: ['W'] }],
      },
    ],
    rocks: [],
    barriers: [
      ['a4', 'a5'],
      ['e1', 'f1'],
    ],
  },
  '3A': {
    name: 'Bonefish Banks',
    islands: [
      {
        kind: 'resource',
        id: 'bonefish',
        name: 'Bonefish',
        skulls: 1,
        land: ['b4'],
        ports: [{ at: 'b5', enter: ['E'] }],
      },
      {
        kind: 'resource',
        id: 'sprat-key',
        name: 'Sprat Key',
        skulls: 1,
        land: ['c2'],
        ports: [{ at: 'b2', enter: ['N'] }],
      },
      {
        kind: 'resource',
        id: 'jawbone',
        name: 'Jawbone',
        skulls: 3,
        land: ['d5', 'e4', 'e5'],
        ports: [{ at: 'd4', enter: ['N', 'W'] }],
      },
    ],
    rocks: ['a6', 'e1'],
    barriers: [
      ['d1', 'd2'],
      ['d3', 'e3'],
      ['e2', 'f2'],
    ],
  },
  '4A': {
    name: 'Cutlass Narrows',
    islands: [
      {
        kind: 'resource',
        id: 'upper-blade',
        name: 'Upper Blade',
        skulls: 2,
        land: ['b2', 'b3'],
        ports: [{ at: 'c2', enter: ['S'] }],
      },
      {
        kind: 'resource',
        id: 'thimble',
        name: 'Thimble',
        skulls: 1,
        land: ['c5'],
        ports: [{ at: 'd5', enter: ['S'] }],
      },
      {
        kind: 'resource',
        id: 'lower-blade',
        name: 'Lower Blade',
        skulls: 2,
        land: ['e2', 'e3'],
        ports: [
          { at: 'd3', enter: ['N'] },
          { at: 'f2', enter: ['W'] },
        ],
      },
    ],
    rocks: ['a6', 'f6'],
    barriers: [
      ['a4', 'b4'],
      ['c6', 'd6'],
      ['f4', 'f5'],
    ],
  },
  '5A': {
    name: 'Barrel Harbour',
    islands: [
      {
        kind: 'resource',
        id: 'cork-key',
        name: 'Cork Key',
        skulls: 1,
        land: ['b2'],
        ports: [{ at: 'c2', enter: ['S'] }],
      },
      {
        kind: 'merchant',
        id: 'barrel-harbour',
        name: 'Barrel Harbour',
        skulls: 0,
        land: ['c4', 'c5'],
        ports: [
          { at: 'b4', enter: ['N'] },
          { at: 'd5', enter: ['S'] },
        ],
      },
      {
        kind: 'resource',
        id: 'bungstave',
        name: 'Bungstave',
        skulls: 2,
        land: ['e2', 'f2'],
        ports: [{ at: 'e3', enter: ['E', 'N'] }],
      },
    ],
    rocks: ['a6'],
    barriers: [
      ['a1', 'a2'],
      ['f4', 'f5'],
    ],
  },
  '6A': {
    name: "Saint Brannock's Market",
    islands: [
      {
        kind: 'resource',
        id: 'pilgrim',
        name: 'Pilgrim',
        skulls: 1,
        land: ['b2'],
        ports: [{ at: 'c2', enter: ['S'] }],
      },
      {
        kind: 'resource',
        id: 'saint-brannocks-crown',
        name: "Saint Brannock's Crown",
        skulls: 3,
        land: ['c5', 'd4', 'd5'],
        ports: [
          { at: 'b5', enter: ['N'] },
          { at: 'c4', enter: ['N', 'W'] },
        ],
      },
      {
        kind: 'merchant',
        id: 'saint-brannocks-market',
        name: "Saint Brannock's Market",
        skulls: 0,
        land: ['f3'],
        ports: [
          { at: 'e3', enter: ['N'] },
          { at: 'f4', enter: ['E'] },
        ],
      },
    ],
    rocks: ['e1'],
    barriers: [
      ['b1', 'c1'],
      ['e5', 'e6'],
    ],
  },
} as const satisfies Readonly<Record<string, TileFace>>;
