// Special Action Cards, p. 6: playable at any time, also in another player's turn.
import type { Decision, Menu, Seat, Table } from '@tidetable/engine';
import { EVERY_SQUARE, firstOf, only, squareOf, standingSquares } from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import { LANDING, type Tile } from '../data/tiles.ts';
import { discardCard, holds, holdsSpecial } from '../hands.ts';
import { pawnsOn, setDown } from '../pawns.ts';
import type { Action, Event, Forbidden, Frame, FrameOf, Island } from '../state.ts';
import { couldEscape, win } from './game-end.ts';

/** Offers what this seat's Special cards can do now; `revealed` is the square that is sinking, if one is. */
export function offerSpecials(
  island: Island,
  seat: Seat,
  menu: Menu<Action>,
  revealed: Square | null,
): void {
  if (!holdsSpecial(island, seat)) return;
  if (holds(island, seat, 'helicopter-lift')) {
    offerLifts(island, menu, revealed);
    offerEscape(island, menu, revealed);
  }
  if (holds(island, seat, 'sandbags')) offerSandbags(island, menu, revealed);
}

function offerLifts(island: Island, menu: Menu<Action>, revealed: Square | null): void {
  const standing = standingSquares(island);
  let seen: Squares = 0;
  for (const square of island.pawns) {
    if ((seen & only(square)) !== 0) continue;
    seen |= only(square);
    const from = island.tiles[square] as Tile;
    if (revealed !== null && !island.options.liftRescues)
      menu.bar({ type: 'helicopter-lift', from }, 'FI-AMB-22');
    else if ((standing & ~only(square)) === 0)
      menu.bar({ type: 'helicopter-lift', from }, 'FI-AMB-50');
    else menu.allow({ type: 'helicopter-lift', from }, 'FI-SPEC-4');
  }
}

function offerEscape(island: Island, menu: Menu<Action>, revealed: Square | null): void {
  if (!couldEscape(island)) menu.bar({ type: 'escape' }, 'FI-WIN-1');
  else if (revealed === squareOf(island, LANDING) && !island.options.escapeBeforeSinking)
    menu.bar({ type: 'escape' }, 'FI-AMB-26');
  else menu.allow({ type: 'escape' }, 'FI-WIN-1');
}

function offerSandbags(island: Island, menu: Menu<Action>, revealed: Square | null): void {
  for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const tile = island.tiles[square] as Tile;
    if (square === revealed) menu.bar({ type: 'sandbags', tile }, 'FI-SPEC-3');
    else menu.allow({ type: 'sandbags', tile }, 'FI-SPEC-4');
  }
  if (!menu.explaining) return;
  for (let rest = ~island.flooded & EVERY_SQUARE; rest !== 0; rest &= rest - 1)
    menu.bar({ type: 'sandbags', tile: island.tiles[firstOf(rest)] as Tile }, 'FI-AMB-50');
}

class Counting implements Menu<Action> {
  readonly explaining = false;
  count = 0;

  allow(): void {
    this.count += 1;
  }

  bar(): void {}

  open(): void {}
}

/** Whether this seat holds a Special card that could be played now. */
export function couldCutIn(island: Island, seat: Seat, revealed: Square | null): boolean {
  if (!holdsSpecial(island, seat)) return false;
  const menu = new Counting();
  offerSpecials(island, seat, menu, revealed);
  return menu.count > 0;
}

/** The other seats that could cut in beside the one that must decide. */
export function cutInBeside(island: Island, seat: Seat, revealed: Square | null = null): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < island.seats; other++)
    if (other !== seat && couldCutIn(island, other, revealed)) seats.push(other);
  return seats;
}

/** Plays a Special card if the action is one; tells whether it was. */
export function takeSpecial(
  island: Island,
  seat: Seat,
  action: Action,
  table: Table<Frame, Event>,
): boolean {
  switch (action.type) {
    case 'sandbags':
      discardCard(island, seat, 'sandbags');
      island.flooded &= ~only(squareOf(island, action.tile));
      table.tell({ type: 'sandbagged', seat, tile: action.tile, rule: 'FI-SPEC-4' });
      return true;
    case 'helicopter-lift':
      discardCard(island, seat, 'helicopter-lift');
      table.tell({ type: 'called-helicopter', seat, from: action.from, rule: 'FI-SPEC-4' });
      callHelicopter(island, seat, squareOf(island, action.from), table);
      return true;
    case 'escape':
      discardCard(island, seat, 'helicopter-lift');
      table.tell({ type: 'escaped', seat, rule: 'FI-WIN-1' });
      win(island, table);
      return true;
    default:
      return false;
  }
}

function callHelicopter(
  island: Island,
  seat: Seat,
  from: Square,
  table: Table<Frame, Event>,
): void {
  const waiting = pawnsOn(island, from);
  table.push({ step: 'lift', seat, from, aboard: waiting.length === 1 ? waiting : [] });
}

/** Who boards, and where to (FI-AMB-24). Pawns board in order of seats, so that each group is offered once. */
export const lift: Decision<Forbidden, FrameOf<'lift'>> = {
  deciders: (_island, { seat }) => ({ must: [seat], may: [] }),

  offer(island, { from, aboard, seat: caller }, seat, menu) {
    if (seat !== caller) return;
    for (const pawn of pawnsOn(island, from))
      if (pawn > (aboard.at(-1) ?? -1)) menu.allow({ type: 'board', pawn }, 'FI-AMB-24');
    if (aboard.length === 0) return;
    for (let rest = standingSquares(island) & ~only(from); rest !== 0; rest &= rest - 1)
      menu.allow({ type: 'land', to: island.tiles[firstOf(rest)] as Tile }, 'FI-SPEC-4');
  },

  take(island, { aboard }, seat, action, table) {
    if (action.type === 'board') aboard.push(action.pawn);
    if (action.type !== 'land') return;
    table.done();
    for (const pawn of aboard) {
      const from = setDown(island, pawn, action.to);
      table.tell({ type: 'lifted', seat: pawn, by: seat, from, to: action.to, rule: 'FI-SPEC-4' });
    }
  },
};

/** A moment between two steps; it lapses when nobody could use it (FI-AMB-47). */
export const pause: Decision<Forbidden, FrameOf<'pause'>> = {
  lapses(island, { revealed }) {
    for (let seat = 0; seat < island.seats; seat++)
      if (couldCutIn(island, seat, revealed)) return false;
    return true;
  },

  deciders: (island, { seat, revealed }) => ({
    must: [seat],
    may: cutInBeside(island, seat, revealed),
  }),

  offer(island, frame, seat, menu) {
    if (seat === frame.seat) menu.allow({ type: 'go-on' }, 'FI-AMB-21');
    offerSpecials(island, seat, menu, frame.revealed);
  },

  take(island, _frame, seat, action, table) {
    if (!takeSpecial(island, seat, action, table)) table.done();
  },
};
