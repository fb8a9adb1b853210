// A position from the few things that matter to a test; two seats, the tiles in the order of their table.
import { readOptions } from '@tidetable/engine';
import { forbiddenIsland } from '../../rules/index.ts';
import {
  type Card,
  type Frame,
  FULL_DECK,
  type Island,
  type Role,
  TILES,
  type Tile,
  TREASURES,
  type Treasure,
} from '../../rules/questions.ts';

export interface Given {
  readonly roles?: readonly Role[];
  readonly at: readonly Tile[];
  readonly hands?: readonly (readonly Card[])[];
  readonly flooded?: readonly Tile[];
  readonly sunk?: readonly Tile[];
  readonly captured?: readonly Treasure[];
  /** What lies in the top layer of the Flood deck; the cards of other flooded tiles are discarded. */
  readonly topLayer?: readonly Tile[];
  readonly options?: object;
  /** What is pending, from the bottom up; by default seat 0 has three actions. */
  readonly agenda?: readonly Frame[];
}

const TURN: readonly Frame[] = [
  { step: 'turn', seat: 1 },
  { step: 'draw-flood-cards', seat: 0, drawn: 0 },
  { step: 'draw-treasure-cards', seat: 0, left: 2 },
  { step: 'take-actions', seat: 0, left: 3, flown: false, refused: [] },
];

/** The Treasure cards are drawn; Special cards may be played before the flood. */
export const BEFORE_THE_FLOOD: readonly Frame[] = [
  { step: 'turn', seat: 1 },
  { step: 'draw-flood-cards', seat: 0, drawn: 0 },
  { step: 'draw-treasure-cards', seat: 0, left: 0 },
  { step: 'pause', seat: 0, revealed: null, passed: [] },
];

export function position(given: Given): Island {
  const { at, hands = [[], []], flooded = [], sunk = [], captured = [], topLayer = [] } = given;
  const squares = (tiles: readonly Tile[]): number =>
    tiles.reduce((set, tile) => set | (1 << TILES.indexOf(tile)), 0);
  const treasureDeck = [...FULL_DECK];
  for (const card of hands.flat()) treasureDeck.splice(treasureDeck.indexOf(card), 1);
  const floodDiscard = flooded.filter((tile) => !topLayer.includes(tile));
  const bottom = TILES.filter((tile) => ![...topLayer, ...floodDiscard, ...sunk].includes(tile));
  return forbiddenIsland.read({
    seats: 2,
    options: readOptions(forbiddenIsland.options, given.options ?? {}, 2),
    tiles: TILES,
    flooded: squares(flooded),
    sunk: squares(sunk),
    roles: given.roles ?? ['messenger', 'engineer'],
    pawns: at.map((tile) => TILES.indexOf(tile)),
    hands,
    captured: Object.fromEntries(
      TREASURES.map((treasure) => [treasure, captured.includes(treasure) ? 0 : null]),
    ),
    treasureDeck,
    treasureDiscard: [],
    floodDeck: [...bottom, ...topLayer],
    floodDiscard,
    floodLayers: [bottom.length, topLayer.length].filter((size) => size > 0),
    waterLevel: 1,
    agenda: given.agenda ?? TURN,
    outcome: null,
  });
}
