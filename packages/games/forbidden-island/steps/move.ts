// Move, p. 4: walking, the Pilot's flight, and the Navigator's help.
import type { Decision, Menu, RuleId, Seat, Table } from '@tidetable/engine';
import { firstOf, has, isBeside, layoutOf, only, squareOf, standingSquares } from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import type { Tile } from '../data/tiles.ts';
import { setDown } from '../pawns.ts';
import { navigated, powerOf } from '../powers.ts';
import type { Action, Event, Forbidden, Frame, FrameOf, Island } from '../state.ts';

type TakeActions = FrameOf<'take-actions'>;

export function offerMoves(island: Island, frame: TakeActions, menu: Menu<Action>): void {
  const { seat } = frame;
  const power = powerOf(island, seat);
  const from = island.pawns[seat] as Square;
  const walks = power.walk(island, from);
  for (let rest = walks; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    menu.allow({ type: 'move', to: island.tiles[square] as Tile }, moveRule(island, seat, square));
  }
  if (power.flies) offerFlights(island, frame, walks, menu);
  if (power.navigates) offerNavigation(island, frame, menu);
  if (menu.explaining) barMoves(island, from, walks, menu);
}

function offerFlights(
  island: Island,
  frame: TakeActions,
  walks: Squares,
  menu: Menu<Action>,
): void {
  if (frame.flown && !menu.explaining) return;
  const elsewhere = standingSquares(island) & ~only(island.pawns[frame.seat] as Square);
  for (let rest = elsewhere; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const to = island.tiles[square] as Tile;
    if (has(walks, square)) {
      if (menu.explaining) menu.bar({ type: 'fly', to }, 'FI-AMB-9');
    } else if (frame.flown) menu.bar({ type: 'fly', to }, 'FI-MOVE-4');
    else menu.allow({ type: 'fly', to }, 'FI-MOVE-4');
  }
}

function offerNavigation(island: Island, frame: TakeActions, menu: Menu<Action>): void {
  for (let pawn = 0; pawn < island.seats; pawn++) {
    if (pawn === frame.seat && !menu.explaining) continue;
    const targets = navigated(island, pawn);
    for (let rest = targets; rest !== 0; rest &= rest - 1) {
      const to = island.tiles[firstOf(rest)] as Tile;
      if (pawn === frame.seat) menu.bar({ type: 'navigate', pawn, to }, 'FI-AMB-6');
      else if (frame.refused.includes(pawn)) menu.bar({ type: 'navigate', pawn, to }, 'FI-AMB-7');
      else menu.allow({ type: 'navigate', pawn, to }, 'FI-MOVE-5');
    }
  }
}

function barMoves(island: Island, from: Square, walks: Squares, menu: Menu<Action>): void {
  const { beside, diagonal } = layoutOf(island);
  const standing = standingSquares(island);
  const near = ((beside[from] as Squares) | (diagonal[from] as Squares)) & ~walks;
  for (let rest = near; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const rule = has(standing, square) ? 'FI-MOVE-1' : 'FI-MOVE-2';
    menu.bar({ type: 'move', to: island.tiles[square] as Tile }, rule);
  }
}

export function move(island: Island, seat: Seat, to: Tile, table: Table<Frame, Event>): void {
  const rule = moveRule(island, seat, squareOf(island, to));
  const from = setDown(island, seat, to);
  table.tell({ type: 'moved', seat, from, to, rule });
}

/** The rule by which this seat's pawn may move to a square: everybody's, or its own power. */
function moveRule(island: Island, seat: Seat, to: Square): RuleId {
  const from = island.pawns[seat] as Square;
  return isBeside(island, from, to) ? 'FI-MOVE-1' : powerOf(island, seat).rules.move;
}

export function fly(island: Island, seat: Seat, to: Tile, table: Table<Frame, Event>): void {
  const from = setDown(island, seat, to);
  table.tell({ type: 'flew', seat, from, to, rule: 'FI-MOVE-4' });
}

export function navigate(
  island: Island,
  frame: TakeActions,
  pawn: Seat,
  to: Tile,
  table: Table<Frame, Event>,
): void {
  if (!island.options.askBeforeNavigating) return steer(island, frame, pawn, to, table);
  table.tell({ type: 'asked', by: frame.seat, pawn, to, rule: 'FI-AMB-7' });
  table.push({ step: 'ask-first', seat: frame.seat, pawn, to: squareOf(island, to) });
}

function steer(
  island: Island,
  frame: TakeActions,
  pawn: Seat,
  to: Tile,
  table: Table<Frame, Event>,
): void {
  frame.left -= 1;
  const from = setDown(island, pawn, to);
  table.tell({ type: 'navigated', seat: pawn, by: frame.seat, from, to, rule: 'FI-MOVE-5' });
}

/** May the Navigator move this pawn? A refusal costs no action and holds for the turn (FI-AMB-7). */
export const askFirst: Decision<Forbidden, FrameOf<'ask-first'>> = {
  deciders: (_island, { pawn }) => ({ must: [pawn], may: [] }),

  offer(_island, { pawn }, seat, menu) {
    if (seat !== pawn) return;
    menu.allow({ type: 'agree' }, 'FI-AMB-7');
    menu.allow({ type: 'refuse' }, 'FI-AMB-7');
  },

  take(island, { pawn, to }, seat, action, table) {
    table.done();
    const asker = island.agenda.at(-1) as TakeActions;
    if (action.type === 'agree') {
      table.tell({ type: 'agreed', seat, rule: 'FI-AMB-7' });
      steer(island, asker, pawn, island.tiles[to] as Tile, table);
    } else {
      table.tell({ type: 'refused', seat, rule: 'FI-AMB-7' });
      asker.refused.push(pawn);
    }
  },
};
