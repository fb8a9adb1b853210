// The B faces of the six tiles.
// Provenance: DESIGNED, since the printed tiles are in none of our sources; six tiles, two of them with Merchant islands,
// one-skull islands, ports with one entrance or two, normal islands and land barriers RULEBOOK; 6 × 6 squares PUBLIC.
import type { TileFace } from './tiles.ts';

export const B_FACES = {
  '1B': {
    name: "Widow's Sound",
    islands: [
      {
        kind: 'resource',
        id: 'candle-key',
        name: 'Candle Key',
        skulls: 1,
        land: ['b4'],
        ports: [{ at: 'c4', enter: ['S'] }],
      },
      {
        kind: 'resource',
        id: 'widows-walk',
        name: "Widow's Walk",
        skulls: 2,
        land: ['d2', 'd3'],
        ports: [
          { at: 'c2', enter: ['N'] },
          { at: 'e2', enter: ['S'] },
        ],
      },
      {
        kind: 'resource',
        id: 'cinder-key',
        name: 'Cinder Key',
        skulls: 1,
        land: ['e5'],
        ports: [{ at: 'e4', enter: ['W'] }],
      },
    ],
    rocks: ['a6'],
    barriers: [
      ['a3', 'b3'],
      ['b5', 'b6'],
      ['d5', 'd6'],
    ],
  },
  '2B': {
    name: 'Carrion Cape',
    islands: [
      {
        kind: 'resource',
        id: 'northstone',
        name: 'Northstone',
        skulls: 1,
        land: ['a2'],
        ports: [{ at: 'a3', enter: ['E'] }],
      },
      {
        kind: 'resource',
        id: 'old-rope',
        name: 'Old Rope',
        skulls: 2,
        land: ['b5', 'c5'],
        ports: [{ at: 'b4', enter: ['W'] }],
      },
      {
        kind: 'resource',
        id: 'carrion-cape',
        name: 'Carrion Cape',
        skulls: 3,
        land: ['e2', 'e3', 'f3'],
        ports: [
          { at: 'd2', enter: ['N'] },
          { at: 'e4', enter: ['E'] },
        ],
      },
    ],
    rocks: ['f6'],
    barriers: [
      ['b1', 'b2'],
      ['c4', 'd4'],
      ['d5', 'd6'],
    ],
  },
  '3B': {
    name: 'Tallow Shoals',
    islands: [
      {
        kind: 'resource',
        id: 'tallow-head',
        name: 'Tallow Head',
        skulls: 3,
        land: ['b2', 'b3', 'c2'],
        ports: [
          { at: 'b4', enter: ['E'] },
          { at: 'c3', enter: ['E', 'S'] },
        ],
      },
      {
        kind: 'resource',
        id: 'wick',
        name: 'Wick',
        skulls: 1,
        land: ['e2'],
        ports: [{ at: 'e3', enter: ['E'] }],
      },
      {
        kind: 'resource',
        id: 'snuffer',
        name: 'Snuffer',
        skulls: 1,
        land: ['e5'],
        ports: [{ at: 'd5', enter: ['N'] }],
      },
    ],
    rocks: ['b6'],
    barriers: [
      ['e1', 'f1'],
      ['f4', 'f5'],
    ],
  },
  '4B': {
    name: 'Grapnel Gut',
    islands: [
      {
        kind: 'resource',
        id: 'grapnel',
        name: 'Grapnel',
        skulls: 2,
        land: ['b2', 'c2'],
        ports: [{ at: 'c3', enter: ['E'] }],
      },
      {
        kind: 'resource',
        id: 'fluke',
        name: 'Fluke',
        skulls: 2,
        land: ['d5', 'e5'],
        ports: [
          { at: 'c5', enter: ['N'] },
          { at: 'd4', enter: ['W'] },
        ],
      },
      {
        kind: 'resource',
        id: 'shackle-key',
        name: 'Shackle Key',
        skulls: 1,
        land: ['f2'],
        ports: [{ at: 'f3', enter: ['E'] }],
      },
    ],
    rocks: ['a4'],
    barriers: [
      ['a5', 'b5'],
      ['d1', 'd2'],
      ['e2', 'e3'],
    ],
  },
  '5B': {
    name: "Chandlers' Quay",
    islands: [
      {
        kind: 'merchant',
        id: 'chandlers-quay',
        name: "Chandlers' Quay",
        skulls: 0,
        land: ['b2', 'c2'],
        ports: [
          { at: 'c3', enter: ['E'] },
          { at: 'd2', enter: ['S'] },
        ],
      },
      {
        kind: 'resource',
        id: 'taper',
        name: 'Taper',
        skulls: 1,
        land: ['b5'],
        ports: [{ at: 'c5', enter: ['S'] }],
      },
      {
        kind: 'resource',
        id: 'lanyard-isle',
        name: 'Lanyard Isle',
        skulls: 2,
        land: ['e4', 'e5'],
        ports: [{ at: 'd4', enter: ['N'] }],
      },
    ],
    rocks: ['f1'],
    barriers: [
      ['a4', 'b4'],
      ['e3', 'f3'],
    ],
  },
  '6B': {
    name: "Factor's Roads",
    islands: [
      {
        kind: 'resource',
        id: 'ledger-head',
        name: 'Ledger Head',
        skulls: 3,
        land: ['b3', 'b4', 'c4'],
        ports: [
          { at: 'b5', enter: ['E'] },
          { at: 'c3', enter: ['S', 'W'] },
        ],
      },
      {
        kind: 'resource',
        id: 'quill',
        name: 'Quill',
        skulls: 1,
        land: ['e2'],
        ports: [{ at: 'd2', enter: ['N'] }],
      },
      {
        kind: 'merchant',
        id: 'factors-house',
        name: "Factor's House",
        skulls: 0,
        land: ['e5'],
        ports: [
          { at: 'd5', enter: ['N'] },
          { at: 'e4', enter: ['W'] },
        ],
      },
    ],
    rocks: [],
    barriers: [
      ['a2', 'b2'],
      ['c1', 'c2'],
    ],
  },
} as const satisfies Readonly<Record<string, TileFace>>;
