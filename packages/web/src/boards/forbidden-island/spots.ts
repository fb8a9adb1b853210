// The things on the island that an action is about.
import type { Action, View } from '@tidetable/forbidden-island/face';
import type { Spot } from '../board.ts';

export function spotsOf(action: Action, view: View): readonly Spot[] {
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
      return ['card:helicopter-lift', `tile:${action.from}`];
    case 'give':
      return [`card:${action.card}`, `pawn:${action.to}`];
    case 'discard':
      return [`card:${action.card}`];
    case 'board':
      return [`pawn:${action.pawn}`];
    case 'capture':
      return [`treasure:${action.treasure}`, `tile:${tileOfTurn(view)}`];
    default:
      return [];
  }
}

/** Where the pawn of the one who acts stands. */
function tileOfTurn(view: View): string {
  const frame = view.agenda.at(-1);
  const seat = frame !== undefined && 'seat' in frame ? frame.seat : 0;
  return view.tiles[view.pawns[seat] ?? 0] ?? '';
}
