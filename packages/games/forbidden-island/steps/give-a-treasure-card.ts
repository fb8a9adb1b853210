// Give a Treasure Card, p. 5.
import type { Menu, Seat, Table } from '@tidetable/engine';
import { type Card, SPECIALS } from '../data/cards.ts';
import { TREASURES } from '../data/tiles.ts';
import { dropCard, holds } from '../hands.ts';
import { powerOf } from '../powers.ts';
import type { Action, Event, Frame, Island } from '../state.ts';

export function offerGifts(island: Island, seat: Seat, menu: Menu<Action>): void {
  const { givesFromAfar } = powerOf(island, seat);
  for (let to = 0; to < island.seats; to++) {
    if (to === seat) continue;
    const together = island.pawns[to] === island.pawns[seat];
    if (!together && !givesFromAfar && !menu.explaining) continue;
    for (const card of TREASURES) {
      if (!holds(island, seat, card)) continue;
      if (together) menu.allow({ type: 'give', card, to }, 'FI-GIVE-1');
      else if (givesFromAfar) menu.allow({ type: 'give', card, to }, 'FI-GIVE-3');
      else menu.bar({ type: 'give', card, to }, 'FI-GIVE-1');
    }
    if (menu.explaining)
      for (const card of SPECIALS)
        if (holds(island, seat, card)) menu.bar({ type: 'give', card, to }, 'FI-GIVE-2');
  }
}

export function give(
  island: Island,
  seat: Seat,
  to: Seat,
  card: Card,
  table: Table<Frame, Event>,
): void {
  const rule = island.pawns[to] === island.pawns[seat] ? 'FI-GIVE-1' : 'FI-GIVE-3';
  dropCard(island, seat, card);
  (island.hands[to] as Card[]).push(card);
  table.tell({ type: 'gave', seat, to, card, rule });
  table.push({ step: 'discard', seat: to });
}
