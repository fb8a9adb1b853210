// Forbidden Island's pieces in boardgame.io's own idiom: as much to show to each seat and as much changed by a move, but
// a move that is always allowed and a game that never ends.
import { Generator, itemAt, readOptions, start } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island/rules';

interface Island {
  readonly options: object;
  readonly tiles: { readonly name: string; condition: 'dry' | 'flooded' }[];
  readonly roles: readonly string[];
  readonly pawns: number[];
  readonly hands: string[][];
  readonly captured: Readonly<Record<string, number | null>>;
  treasureDeck: string[];
  treasureDiscard: string[];
  floodDeck: string[];
  floodDiscard: string[];
  waterLevel: number;
  left: number;
}

interface MoveContext {
  readonly G: Island;
  readonly playerID: string;
  readonly random: { Shuffle<T>(list: readonly T[]): T[] };
  readonly events: { endTurn(): void };
}

export const ACTIONS_OF_A_TURN = 3;
export const TILES_OF_THE_ISLAND = 24;
const HAND_LIMIT = 5;
const DRAWN = 2;

function setup(): Island {
  const options = readOptions(forbiddenIsland.options, {}, 4);
  const island = start(forbiddenIsland, 4, options, new Generator(1));
  return {
    options,
    tiles: island.tiles.map((name) => ({
      name,
      condition: island.floodDiscard.includes(name) ? 'flooded' : 'dry',
    })),
    roles: island.roles,
    pawns: [...island.pawns],
    hands: island.hands.map((hand) => [...hand]),
    captured: island.captured,
    treasureDeck: [...island.treasureDeck],
    treasureDiscard: [...island.treasureDiscard],
    floodDeck: [...island.floodDeck],
    floodDiscard: [...island.floodDiscard],
    waterLevel: island.waterLevel,
    left: ACTIONS_OF_A_TURN,
  };
}

function move({ G, playerID, random, events }: MoveContext, to: number): string | undefined {
  const tile = G.tiles[to];
  if (tile === undefined) return 'INVALID_MOVE';
  G.pawns[Number(playerID)] = to;
  tile.condition = 'dry';
  G.left -= 1;
  if (G.left > 0) return undefined;
  drawTreasureCards(G, Number(playerID), random);
  drawFloodCards(G, random);
  G.left = ACTIONS_OF_A_TURN;
  events.endTurn();
  return undefined;
}

function drawTreasureCards(island: Island, seat: number, random: MoveContext['random']): void {
  const hand = itemAt(island.hands, seat);
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    if (island.treasureDeck.length === 0) {
      island.treasureDeck = random.Shuffle(island.treasureDiscard);
      island.treasureDiscard = [];
    }
    hand.push(island.treasureDeck.pop() as string);
    if (hand.length > HAND_LIMIT) island.treasureDiscard.push(hand.shift() as string);
  }
}

function drawFloodCards(island: Island, random: MoveContext['random']): void {
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    if (island.floodDeck.length === 0) {
      island.floodDeck = random.Shuffle(island.floodDiscard);
      island.floodDiscard = [];
    }
    const name = island.floodDeck.pop() as string;
    island.floodDiscard.push(name);
    const tile = island.tiles.find((one) => one.name === name) as Island['tiles'][number];
    tile.condition = 'flooded';
  }
}

/** Hides the order of the decks, not what they hold. */
function playerView({ G }: { readonly G: Island }): object {
  return { ...G, treasureDeck: G.treasureDeck.length, floodDeck: G.floodDeck.toSorted() };
}

export const ISLAND = { name: 'island', setup, moves: { move }, playerView };
