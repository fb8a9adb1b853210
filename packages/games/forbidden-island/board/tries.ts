// What a player might mean by touching a spot that nothing can be done with.

import type { Spot } from '@tidetable/board/board.ts';
import { itemAt } from '@tidetable/engine';
import type { Action, Card, Tile, Treasure, View } from '../words/en/face.ts';

/** A copy from the rules, which the page does not load. */
export const PASSES: readonly Action['type'][] = ['pass', 'end-actions', 'stop-shoring'];

export function tries(spot: Spot, view: View, seat: number): readonly Action[] {
  const [kind, name = ''] = spot.split(':');
  switch (kind) {
    case 'tile':
      return [
        ...rescues(name as Tile, view, seat),
        { type: 'move', to: name as Tile },
        { type: 'shore-up', tile: name as Tile },
      ];
    case 'treasure':
      return [{ type: 'capture', treasure: name as Treasure }];
    case 'card':
      return [...cutIns(name as Card, view, seat), ...gifts(name as Card, view, seat)];
    case 'pawn':
      return [{ type: 'navigate', pawn: Number(name), to: tileUnder(view, seat) }];
    default:
      return [];
  }
}

/** While Special cards are asked for, Sandbags are meant before a move. */
function rescues(tile: Tile, { agenda, hands }: View, seat: number): readonly Action[] {
  const isPause = agenda.at(-1)?.step === 'pause';
  return isPause && hands[seat]?.includes('sandbags') ? [{ type: 'sandbags', tile }] : [];
}

function cutIns(card: Card, view: View, seat: number): readonly Action[] {
  if (card === 'sandbags') return view.tiles.slice(0, 1).map((tile) => ({ type: card, tile }));
  return card === 'helicopter-lift' ? [{ type: card, from: tileUnder(view, seat) }] : [];
}

function gifts(card: Card, { pawns }: View, seat: number): readonly Action[] {
  return [...pawns.keys()].filter((to) => to !== seat).map((to) => ({ type: 'give', card, to }));
}

function tileUnder({ pawns, tiles }: View, seat: number): Tile {
  return itemAt(tiles, pawns[seat] ?? 0);
}
