// A position from the few things that matter to a test; the rest is filled in so that it could lie on a table.
import { Scene } from '@tidetable/conformance';
import { type Rig, readOptions, type Seat } from '@tidetable/engine';
import type { Role } from '../rules/data/adventurers.ts';
import { type Card, FULL_DECK } from '../rules/data/cards.ts';
import { TILES, type Tile, type Treasure } from '../rules/data/tiles.ts';
import { STARTING_LEVEL } from '../rules/data/water-meter.ts';
import { forbiddenIsland } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { readIsland } from '../rules/position/read.ts';
import type { Forbidden, Frame } from '../rules/state.ts';

export interface Given {
  /** One for each seat; two by default: Engineer and Messenger. */
  readonly roles?: readonly Role[];
  /** The tile of each pawn; all on Observatory by default. */
  readonly at?: readonly Tile[];
  readonly hands?: readonly (readonly Card[])[];
  readonly flooded?: readonly Tile[];
  readonly sunk?: readonly Tile[];
  readonly captured?: readonly Treasure[];
  /** First drawn first. What is not named lies below, Waters Rise! at the bottom. */
  readonly treasureDeck?: readonly Card[];
  /** Exactly these in the discard pile. */
  readonly treasureDiscard?: readonly Card[];
  /** All cards not named in hands or deck go to the Treasure discard pile instead of the bottom of the deck. */
  readonly shortDeck?: boolean;
  /** First drawn first. What is not named and not flooded lies below. */
  readonly floodDeck?: readonly Tile[];
  /** By default the flooded tiles that are not named in the Flood deck. */
  readonly floodDiscard?: readonly Tile[];
  /** All unnamed Flood cards go to the discard pile. */
  readonly shortFloodDeck?: boolean;
  readonly waterLevel?: number;
  /** Whose turn it is; seat 0 by default. */
  readonly turn?: Seat;
  /** Actions left; 3 by default, 2 after a flight. */
  readonly left?: number;
  readonly flown?: boolean;
  readonly options?: Partial<Options>;
  /** The tiles by square; in the order of data/tiles.ts by default. */
  readonly tiles?: readonly Tile[];
  readonly rig?: Rig;
  /** Replaces the agenda above the turn order. */
  readonly agenda?: readonly Frame[];
}

export function given(things: Given = {}): Scene<Forbidden> {
  const roles = things.roles ?? ['engineer', 'messenger'];
  const seats = roles.length;
  const seat = things.turn ?? 0;
  const tiles = things.tiles ?? TILES;
  const sunk = things.sunk ?? [];
  const flooded = things.flooded ?? [];
  const hands = roles.map((_role, index) => [...(things.hands?.[index] ?? [])]);
  const bits = (some: readonly Tile[]) =>
    some.reduce((set, tile) => set | (1 << tiles.indexOf(tile)), 0);
  const options = readOptions(forbiddenIsland.options, things.options ?? {}, seats);
  const state = {
    seats,
    options,
    tiles,
    flooded: bits(flooded),
    sunk: bits(sunk),
    roles,
    pawns: roles.map((_role, index) => tiles.indexOf(things.at?.[index] ?? 'observatory')),
    hands,
    captured: capturedBy(things.captured ?? []),
    ...treasurePiles(things, hands),
    ...floodPiles(things, tiles, sunk, flooded),
    waterLevel: things.waterLevel ?? STARTING_LEVEL[options.difficulty],
    agenda: things.agenda ?? [
      { step: 'turn', seat: (seat + 1) % seats },
      { step: 'draw-flood-cards', seat, drawn: 0 },
      { step: 'draw-treasure-cards', seat, left: 2 },
      {
        step: 'take-actions',
        seat,
        left: things.left ?? (things.flown === true ? 2 : 3),
        flown: things.flown ?? false,
        refused: [],
      },
    ],
    outcome: null,
  };
  return new Scene(forbiddenIsland, readIsland(state), things.rig);
}

function capturedBy(treasures: readonly Treasure[]): Record<Treasure, Seat | null> {
  const captor = (treasure: Treasure) => (treasures.includes(treasure) ? 0 : null);
  return {
    earth: captor('earth'),
    wind: captor('wind'),
    fire: captor('fire'),
    ocean: captor('ocean'),
  };
}

function treasurePiles(things: Given, hands: readonly (readonly Card[])[]) {
  const rest = [...FULL_DECK];
  const top = things.treasureDeck ?? [];
  const discard = [...(things.treasureDiscard ?? [])];
  for (const card of [...hands.flat(), ...top, ...discard]) {
    if (!rest.includes(card)) throw new Error(`there are not so many ${card} cards`);
    rest.splice(rest.indexOf(card), 1);
  }
  const below = things.shortDeck === true ? [] : rest;
  if (things.shortDeck === true) discard.push(...rest);
  return { treasureDeck: [...top, ...below].reverse(), treasureDiscard: discard };
}

function floodPiles(
  things: Given,
  tiles: readonly Tile[],
  sunk: readonly Tile[],
  flooded: readonly Tile[],
) {
  const top = things.floodDeck ?? [];
  const discard = [...(things.floodDiscard ?? flooded.filter((tile) => !top.includes(tile)))];
  const rest = TILES.filter((tile) => ![...sunk, ...top, ...discard].includes(tile));
  const below = things.shortFloodDeck === true ? [] : rest;
  if (things.shortFloodDeck === true) discard.push(...rest);
  putLast(
    discard,
    things.agenda?.flatMap((frame) => (frame.step === 'sink' ? [tiles[frame.square]] : [])) ?? [],
  );
  const floodDeck = [...top, ...below].reverse();
  return {
    floodDeck,
    floodDiscard: discard,
    floodLayers: floodDeck.length === 0 ? [] : [floodDeck.length],
  };
}

/** The card of a sinking tile lies on top. */
function putLast(pile: Tile[], sinking: readonly (Tile | undefined)[]): void {
  pile.sort((one, other) => Number(sinking.includes(one)) - Number(sinking.includes(other)));
}
