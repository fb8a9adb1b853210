// Shore Up, p. 4.
import type { Decision, Menu, RuleId, Seat, Table } from '@tidetable/engine';
import { firstOf, has, isBeside, layoutOf, only, squareOf } from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import type { Tile } from '../data/tiles.ts';
import { powerOf } from '../powers.ts';
import type { Action, Event, Forbidden, Frame, FrameOf, Island } from '../state.ts';

/** The squares within this seat's reach, its own among them. */
function within(island: Island, seat: Seat): Squares {
  const from = island.pawns[seat] as Square;
  return only(from) | powerOf(island, seat).adjacent(layoutOf(island), from);
}

export function offerShoring(island: Island, seat: Seat, menu: Menu<Action>): void {
  const from = island.pawns[seat] as Square;
  const flooded = island.flooded;
  const reach = within(island, seat);
  for (let rest = reach & flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    menu.allow(
      { type: 'shore-up', tile: island.tiles[square] as Tile },
      shoreRule(island, seat, square),
    );
  }
  if (menu.explaining) barShoring(island, from, reach, flooded, menu);
}

/** The rule by which this seat may shore up a square: everybody's, or its own power. */
function shoreRule(island: Island, seat: Seat, square: Square): RuleId {
  const from = island.pawns[seat] as Square;
  if (square === from || isBeside(island, from, square)) return 'FI-SHORE-1';
  return powerOf(island, seat).rules.shoreUp;
}

function barShoring(
  island: Island,
  from: Square,
  reach: Squares,
  flooded: Squares,
  menu: Menu<Action>,
): void {
  const corners = layoutOf(island).diagonal[from] as Squares;
  for (let rest = (reach | corners) & ~(reach & flooded); rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const rule = has(flooded, square) ? 'FI-SHORE-1' : 'FI-AMB-11';
    menu.bar({ type: 'shore-up', tile: island.tiles[square] as Tile }, rule);
  }
}

export function shoreUp(island: Island, seat: Seat, tile: Tile, table: Table<Frame, Event>): void {
  turnDry(island, seat, tile, shoreRule(island, seat, squareOf(island, tile)), table);
  if (powerOf(island, seat).shoresUp === 2) table.push({ step: 'shore-up-second', seat });
}

function turnDry(
  island: Island,
  seat: Seat,
  tile: Tile,
  rule: RuleId,
  table: Table<Frame, Event>,
): void {
  island.flooded &= ~only(squareOf(island, tile));
  table.tell({ type: 'shored-up', seat, tile, rule });
}

/** The Engineer's second tile, of the same action and from the same standpoint (FI-AMB-10, FI-AMB-45). */
export const shoreUpSecond: Decision<Forbidden, FrameOf<'shore-up-second'>> = {
  lapses: (island, { seat }) => (within(island, seat) & island.flooded) === 0,

  deciders: (_island, { seat }) => ({ must: [seat], may: [] }),

  offer(island, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (let rest = within(island, seat) & island.flooded; rest !== 0; rest &= rest - 1)
      menu.allow({ type: 'shore-up', tile: island.tiles[firstOf(rest)] as Tile }, 'FI-SHORE-2');
    menu.allow({ type: 'stop-shoring' }, 'FI-AMB-10');
  },

  take(island, _frame, seat, action, table) {
    table.done();
    if (action.type === 'shore-up') turnDry(island, seat, action.tile, 'FI-SHORE-2', table);
  },
};
