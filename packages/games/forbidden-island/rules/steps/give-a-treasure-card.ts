// Give a Treasure Card, p. 5.
import type { Menu, Seat, Table } from '@tidetable/engine';
import { pawnSquare, tileOn } from '../board.ts';
import { type Card, isSpecial } from '../data/cards.ts';
import { TREASURES } from '../data/tiles.ts';
import { dropCard, handOf, holds } from '../hands.ts';
import { powerOf } from '../powers.ts';
import type { Action, Event, Frame, Island, Reason } from '../state.ts';
import { allowedBy, barredBy, type Judgement } from '../verdicts.ts';

export function offerGifts(island: Island, seat: Seat, menu: Menu<Action, Reason>): void {
  const { givesFromAfar } = powerOf(island, seat);
  for (let to = 0; to < island.seats; to++) {
    if (to === seat) continue;
    const together = island.pawns[to] === island.pawns[seat];
    if (!together && !givesFromAfar) continue;
    for (const card of TREASURES)
      if (holds(island, seat, card))
        menu.allow({ type: 'give', card, to }, together ? 'FI-GIVE-1' : 'FI-GIVE-3');
  }
}

export function judgeGift(island: Island, seat: Seat, card: Card, to: Seat): Judgement {
  if (card === 'waters-rise') return barredBy('FI-DRAW-2', { because: 'never-held' });
  if (isSpecial(card)) return barredBy('FI-GIVE-2', { because: 'special-card', card });
  if (to === seat) return barredBy('FI-GIVE-1', { because: 'to-yourself' });
  if (!holds(island, seat, card)) return barredBy('FI-GIVE-1', { because: 'not-held', card });
  const [here, there] = [pawnSquare(island, seat), pawnSquare(island, to)];
  if (here === there) return allowedBy('FI-GIVE-1');
  if (powerOf(island, seat).givesFromAfar) return allowedBy('FI-GIVE-3');
  return barredBy('FI-GIVE-1', {
    because: 'apart',
    to,
    here: tileOn(island, here),
    there: tileOn(island, there),
  });
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
  handOf(island, to).push(card);
  table.tell({ type: 'gave', seat, to, card, rule });
  table.push({ step: 'discard', seat: to });
}
