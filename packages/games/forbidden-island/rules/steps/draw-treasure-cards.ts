// Draw 2 Treasure Deck Cards, p. 6, and When the Treasure Deck Runs Out, p. 7.
import type { Automatic, Seat, Table } from '@tidetable/engine';
import type { Card } from '../data/cards.ts';
import { handOf } from '../hands.ts';
import type { Event, Forbidden, Frame, FrameOf, Island } from '../state.ts';
import { momentFor } from './special-action-cards.ts';
import { watersRise } from './waters-rise.ts';

export const drawTreasureCards: Automatic<Forbidden, FrameOf<'draw-treasure-cards'>> = {
  run(island, frame, table) {
    const { seat } = frame;
    if (frame.left === 0) return table.done();
    frame.left -= 1;
    drawTreasureCard(island, seat, table);
    if (island.outcome !== null) return;
    table.push(momentFor(seat));
    if (frame.left === 0 || island.options.handLimit === 'each-card')
      table.push({ step: 'discard', seat });
  },
};

function drawTreasureCard(island: Island, seat: Seat, table: Table<Frame, Event>): void {
  const card = island.treasureDeck.pop() as Card;
  table.reveal();
  table.tell({ type: 'drew', seat, card, rule: 'FI-DRAW-1' });
  if (card === 'waters-rise') watersRise(island, table);
  else handOf(island, seat).push(card);
  if (island.treasureDeck.length > 0 || island.outcome !== null) return;
  island.treasureDeck = island.treasureDiscard;
  island.treasureDiscard = [];
  table.chance.shuffle(island.treasureDeck);
  table.tell({ type: 'deck-reshuffled', deck: 'treasure', rule: 'FI-TDECK-1' });
}
