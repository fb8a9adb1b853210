// Shore Up, p. 4.
import type { Decision, Menu, RuleId, Seat, Table } from '@tidetable/engine';
import {
  fewestSteps,
  firstOf,
  has,
  isAtCorner,
  isBeside,
  layoutOf,
  only,
  pawnSquare,
  squareOf,
  tileOn,
} from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import { powerOf } from '../powers.ts';
import type { Action, Event, Forbidden, Frame, FrameOf, Island, Reason } from '../state.ts';
import { allowedBy, barredBy, barUnlessAllowed, type Judgement } from '../verdicts.ts';
import { cutInBeside, judgeAnytime, offerSpecials, takeSpecial } from './special-action-cards.ts';

/** How far off a tile may be that is shored up. */
const REACH = 1;

/** The squares within this seat's reach, its own among them. */
function within(island: Island, seat: Seat): Squares {
  const from = pawnSquare(island, seat);
  return only(from) | powerOf(island, seat).adjacent(layoutOf(island), from);
}

export function offerShoring(island: Island, seat: Seat, menu: Menu<Action, Reason>): void {
  for (let rest = within(island, seat) & island.flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    menu.allow({ type: 'shore-up', tile: tileOn(island, square) }, shoreRule(island, seat, square));
  }
}

export function judgeShoring(island: Island, seat: Seat, tile: Tile): Judgement {
  const from = pawnSquare(island, seat);
  const square = squareOf(island, tile);
  if (has(island.sunk, square)) return barredBy('FI-AMB-11', { because: 'sunk', tile });
  if (!has(island.flooded, square)) return barredBy('FI-AMB-11', { because: 'dry', tile });
  if (has(within(island, seat), square)) return allowedBy(shoreRule(island, seat, square));
  if (isAtCorner(island, from, square))
    return barredBy('FI-SHORE-1', { because: 'at-a-corner', tile });
  const layout = layoutOf(island);
  const power = powerOf(island, seat);
  const steps = fewestSteps(from, square, (one) => power.adjacent(layout, one));
  return barredBy('FI-SHORE-1', {
    because: 'too-far',
    tile,
    steps,
    reach: REACH,
    verb: 'shore-up',
  });
}

/** The rule by which this seat may shore up a square: everybody's, or its own power. */
function shoreRule(island: Island, seat: Seat, square: Square): RuleId {
  const from = pawnSquare(island, seat);
  if (square === from || isBeside(island, from, square)) return 'FI-SHORE-1';
  return powerOf(island, seat).rules.shoreUp;
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

function judgeSecond(island: Island, seat: Seat, tile: Tile): Judgement {
  const found = judgeShoring(island, seat, tile);
  return found.allowed ? allowedBy('FI-SHORE-2') : found;
}

/** The Engineer's second tile, of the same action (FI-AMB-10); Special cards may come first (FI-AMB-45). */
export const shoreUpSecond: Decision<Forbidden, FrameOf<'shore-up-second'>> = {
  lapses: (island, { seat }) => (within(island, seat) & island.flooded) === 0,

  deciders: (island, { seat }) => ({ must: [seat], may: cutInBeside(island, seat) }),

  rule: () => 'FI-AMB-10',

  offer(island, frame, seat, menu) {
    if (seat === frame.seat) {
      for (let rest = within(island, seat) & island.flooded; rest !== 0; rest &= rest - 1)
        menu.allow({ type: 'shore-up', tile: tileOn(island, firstOf(rest)) }, 'FI-SHORE-2');
      menu.allow({ type: 'stop-shoring' }, 'FI-AMB-10');
      if (menu.explaining)
        for (const tile of TILES)
          barUnlessAllowed(menu, { type: 'shore-up', tile }, judgeSecond(island, seat, tile));
    }
    offerSpecials(island, seat, menu, null);
  },

  judge(island, frame, seat, action) {
    if (seat === frame.seat) {
      if (action.type === 'shore-up') return judgeSecond(island, seat, action.tile);
      if (action.type === 'stop-shoring') return allowedBy('FI-AMB-10');
    }
    return judgeAnytime(island, seat, action, null);
  },

  take(island, _frame, seat, action, table) {
    if (takeSpecial(island, seat, action, table)) return;
    table.done();
    if (action.type === 'shore-up') turnDry(island, seat, action.tile, 'FI-SHORE-2', table);
  },
};
