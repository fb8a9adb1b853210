// The spots of an action, in the order in which they are touched: the card, then its target.

import type { Spot, Step } from '@tidetable/board/board.ts';
import type { Action, View } from '../words/en/face.ts';

export function spotsOf(action: Action, view: View): readonly Step[] {
  switch (action.type) {
    case 'move':
    case 'fly':
    case 'swim':
    case 'land':
      return [`tile:${action.to}`];
    case 'navigate':
      return [`pawn:${action.pawn}`, `tile:${action.to}`];
    case 'shore-up':
      return [`tile:${action.tile}`];
    case 'sandbags':
      return ['card:sandbags', `tile:${action.tile}`];
    case 'helicopter-lift':
      return ['card:helicopter-lift', [`tile:${action.from}`, ...pawnsOn(action.from, view)]];
    case 'escape':
      return ['card:helicopter-lift', 'tile:fools-landing'];
    case 'give':
      return [`card:${action.card}`, [`pawn:${action.to}`, `player:${action.to}`]];
    case 'discard':
      return [`card:${action.card}`];
    case 'board':
      return [`pawn:${action.pawn}`];
    case 'capture':
      return [[`treasure:${action.treasure}`, `tile:${tileOfTurn(view)}`]];
    default:
      return [];
  }
}

function pawnsOn(tile: string, { pawns, tiles }: View): readonly Spot[] {
  return pawns.flatMap((square, seat) => (tiles[square] === tile ? [`pawn:${seat}`] : []));
}

/** The tile of the acting pawn. */
function tileOfTurn(view: View): string {
  const frame = view.agenda.at(-1);
  const seat = frame !== undefined && 'seat' in frame ? frame.seat : 0;
  return view.tiles[view.pawns[seat] ?? 0] ?? '';
}
