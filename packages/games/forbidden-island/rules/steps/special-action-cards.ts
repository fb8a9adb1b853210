// Special Action Cards, p. 6: playable at any time, also in another player's turn.
import type { Menu, Seat, Table } from '@tidetable/engine';
import { firstOf, has, only, pawnSquare, squareOf, standingSquares, tileOn } from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import { LANDING, TILES, type Tile, TREASURES } from '../data/tiles.ts';
import { discardCard, handOf, holds, holdsSpecial } from '../hands.ts';
import { pawnsOn } from '../pawns.ts';
import type { Action, Event, Frame, FrameOf, Island, Reason } from '../state.ts';
import { allowedBy, barredBy, barUnlessAllowed, type Judgement } from '../verdicts.ts';
import { couldEscape, win } from './game-end.ts';

/** A moment in which Special cards may be played; `revealed` is the square that sinks next, if one does. */
export function momentFor(seat: Seat, revealed: Square | null = null): FrameOf<'pause'> {
  return { step: 'pause', seat, revealed, passed: [] };
}

/** Offers what this seat's Special cards can do now. */
export function offerSpecials(
  island: Island,
  seat: Seat,
  menu: Menu<Action, Reason>,
  revealed: Square | null,
): void {
  if (!holdsSpecial(island, seat)) return;
  if (holds(island, seat, 'helicopter-lift')) {
    offerLifts(island, menu, revealed);
    if (mayEscape(island, revealed)) menu.allow({ type: 'escape' }, 'FI-WIN-1');
  }
  if (holds(island, seat, 'sandbags'))
    for (let rest = sandbaggable(island, revealed); rest !== 0; rest &= rest - 1)
      menu.allow({ type: 'sandbags', tile: tileOn(island, firstOf(rest)) }, 'FI-SPEC-4');
  if (menu.explaining) barSpecials(island, seat, menu, revealed);
}

function offerLifts(island: Island, menu: Menu<Action, Reason>, revealed: Square | null): void {
  let seen: Squares = 0;
  for (const square of island.pawns) {
    if ((seen & only(square)) !== 0) continue;
    seen |= only(square);
    if (mayLiftFrom(island, square, revealed))
      menu.allow({ type: 'helicopter-lift', from: tileOn(island, square) }, 'FI-SPEC-4');
  }
}

function barSpecials(
  island: Island,
  seat: Seat,
  menu: Menu<Action, Reason>,
  revealed: Square | null,
): void {
  const bar = (action: Action): void =>
    barUnlessAllowed(menu, action, judgeAnytime(island, seat, action, revealed));
  if (holds(island, seat, 'helicopter-lift')) {
    for (const tile of new Set(island.pawns.map((square) => tileOn(island, square))))
      bar({ type: 'helicopter-lift', from: tile });
    bar({ type: 'escape' });
  }
  if (holds(island, seat, 'sandbags')) for (const tile of TILES) bar({ type: 'sandbags', tile });
}

function mayLiftFrom(island: Island, square: Square, revealed: Square | null): boolean {
  if (revealed !== null && !island.options.liftRescues) return false;
  return (standingSquares(island) & ~only(square)) !== 0;
}

function mayEscape(island: Island, revealed: Square | null): boolean {
  return couldEscape(island) && !isTooLateToEscape(island, revealed);
}

function isTooLateToEscape(island: Island, revealed: Square | null): boolean {
  return !island.options.escapeBeforeSinking && revealed === squareOf(island, LANDING);
}

/** The flooded squares, but for the one that is sinking. */
function sandbaggable({ flooded }: Island, revealed: Square | null): Squares {
  return revealed === null ? flooded : flooded & ~only(revealed);
}

/** Judged alike wherever Special cards may be played: these, and a discard that nothing calls for. */
export function judgeAnytime(
  island: Island,
  seat: Seat,
  action: Action,
  revealed: Square | null,
): Judgement | null {
  switch (action.type) {
    case 'sandbags':
      return judgeSandbags(island, seat, action.tile, revealed);
    case 'helicopter-lift':
      return judgeLift(island, seat, action.from, revealed);
    case 'escape':
      return judgeEscape(island, seat, revealed);
    case 'discard': {
      const held = handOf(island, seat).length;
      return barredBy('FI-AMB-16', { because: 'no-need-to-discard', held });
    }
    default:
      return null;
  }
}

function judgeSandbags(island: Island, seat: Seat, tile: Tile, revealed: Square | null): Judgement {
  const square = squareOf(island, tile);
  if (!holds(island, seat, 'sandbags'))
    return barredBy('FI-SPEC-1', { because: 'not-held', card: 'sandbags' });
  if (has(sandbaggable(island, revealed), square)) return allowedBy('FI-SPEC-4');
  if (has(island.sunk, square)) return barredBy('FI-AMB-50', { because: 'sunk', tile });
  if (square === revealed) return barredBy('FI-SPEC-3', { because: 'too-late', tile });
  return barredBy('FI-AMB-50', { because: 'dry', tile });
}

function judgeLift(island: Island, seat: Seat, tile: Tile, revealed: Square | null): Judgement {
  const from = squareOf(island, tile);
  if (!holds(island, seat, 'helicopter-lift'))
    return barredBy('FI-SPEC-1', { because: 'not-held', card: 'helicopter-lift' });
  if (!island.pawns.includes(from)) return barredBy('FI-AMB-24', { because: 'nobody-there', tile });
  if (mayLiftFrom(island, from, revealed)) return allowedBy('FI-SPEC-4');
  if (revealed === null || island.options.liftRescues)
    return barredBy('FI-AMB-50', { because: 'nowhere-to-land', tile });
  const sinking = tileOn(island, revealed);
  return barredBy('FI-AMB-22', { because: 'no-rescues', tile: sinking });
}

function judgeEscape(island: Island, seat: Seat, revealed: Square | null): Judgement {
  if (!holds(island, seat, 'helicopter-lift'))
    return barredBy('FI-WIN-1', { because: 'not-held', card: 'helicopter-lift' });
  if (mayEscape(island, revealed)) return allowedBy('FI-WIN-1');
  if (couldEscape(island)) return barredBy('FI-AMB-26', { because: 'too-late', tile: LANDING });
  const landing = squareOf(island, LANDING);
  const away = island.pawns.flatMap((square, pawn) => (square === landing ? [] : [pawn]));
  const missing = TREASURES.filter((treasure) => island.captured[treasure] === null);
  return barredBy('FI-WIN-1', { because: 'not-ready-to-leave', missing, away });
}

/** Whether this seat holds a Special card that could be played now. Hot path: no allocation. */
export function couldCutIn(island: Island, seat: Seat, revealed: Square | null): boolean {
  const hand = handOf(island, seat);
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index];
    if (card === 'sandbags' && sandbaggable(island, revealed) !== 0) return true;
    if (card === 'helicopter-lift' && couldUseLift(island, revealed)) return true;
  }
  return false;
}

function couldUseLift(island: Island, revealed: Square | null): boolean {
  for (let seat = 0; seat < island.seats; seat++)
    if (mayLiftFrom(island, pawnSquare(island, seat), revealed)) return true;
  return mayEscape(island, revealed);
}

/** The other seats that could cut in beside the one that must decide. */
export function cutInBeside(island: Island, seat: Seat, revealed: Square | null = null): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < island.seats; other++)
    if (other !== seat && couldCutIn(island, other, revealed)) seats.push(other);
  return seats;
}

/** Plays a Special card if the action is one; returns whether it was. */
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
