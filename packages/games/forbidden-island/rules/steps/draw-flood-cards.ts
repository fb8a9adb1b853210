// Draw Flood Cards, p. 7, and When the Flood Draw Pile Runs Out, p. 8.
import { type Automatic, itemAt, type Table } from '@tidetable/engine';
import { has, only, squareOf, tileOn } from '../board.ts';
import type { Square } from '../data/layouts.ts';
import type { Tile } from '../data/tiles.ts';
import { FLOOD_CARDS } from '../data/water-meter.ts';
import type { Event, Forbidden, Frame, FrameOf, Island } from '../state.ts';
import { loseWhatSank } from './game-end.ts';
import { momentFor } from './special-action-cards.ts';

/** Reveal, a moment for Special cards if a tile is about to sink, flip or sink, swims, and another moment. */
export const drawFloodCards: Automatic<Forbidden, FrameOf<'draw-flood-cards'>> = {
  run(island, frame, table) {
    const { seat } = frame;
    if (frame.drawn >= itemAt(FLOOD_CARDS, island.waterLevel)) return table.done();
    frame.drawn += 1;
    table.push(momentFor(seat));
    const tile = revealFloodCard(island, table);
    const square = squareOf(island, tile);
    if (!has(island.flooded, square)) return flood(island, square, table);
    table.tell({ type: 'threatened', tile, rule: 'FI-FLOOD-3' });
    table.inOrder(momentFor(seat, square), { step: 'sink', square });
  },
};

function revealFloodCard(island: Island, table: Table<Frame, Event>): Tile {
  const tile = island.floodDeck.pop() as Tile;
  const top = island.floodLayers.length - 1;
  (island.floodLayers[top] as number) -= 1;
  if (island.floodLayers[top] === 0) island.floodLayers.pop();
  island.floodDiscard.push(tile);
  table.reveal();
  table.tell({ type: 'revealed', tile, rule: 'FI-FLOOD-1' });
  return tile;
}

function flood(island: Island, square: Square, table: Table<Frame, Event>): void {
  island.flooded |= only(square);
  table.tell({ type: 'flooded', tile: tileOn(island, square), rule: 'FI-FLOOD-2' });
  reshuffleIfEmpty(island, table);
}

export const sink: Automatic<Forbidden, FrameOf<'sink'>> = {
  run(island, { square }, table) {
    table.done();
    const tile = tileOn(island, square);
    island.flooded &= ~only(square);
    island.sunk |= only(square);
    island.floodDiscard.splice(island.floodDiscard.indexOf(tile), 1);
    table.tell({ type: 'sank', tile, rule: 'FI-FLOOD-3' });
    reshuffleIfEmpty(island, table);
    loseWhatSank(island, square, table);
    if (island.outcome === null) table.push({ step: 'pawns-in-water', square, declined: [] });
  },
};

function reshuffleIfEmpty(island: Island, table: Table<Frame, Event>): void {
  if (island.floodDeck.length > 0 || island.floodDiscard.length === 0) return;
  island.floodDeck = island.floodDiscard;
  island.floodDiscard = [];
  island.floodLayers = [island.floodDeck.length];
  table.chance.shuffle(island.floodDeck);
  table.tell({ type: 'deck-reshuffled', deck: 'flood', rule: 'FI-FDECK-1' });
}
