// Move, p. 4: walking, the Pilot's flight, and the Navigator's help.
import {
  type Decision,
  itemAt,
  type Menu,
  type RuleId,
  type Seat,
  type Table,
} from '@tidetable/engine';
import {
  fewestSteps,
  firstOf,
  has,
  isAtCorner,
  isBeside,
  only,
  pawnSquare,
  squareOf,
  standingSquares,
  tileOn,
} from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import type { Tile } from '../data/tiles.ts';
import { setDown } from '../pawns.ts';
import { navigated, navigatedSteps, powerOf, roleThat } from '../powers.ts';
import type { Action, Event, Forbidden, Frame, FrameOf, Island, Reason } from '../state.ts';
import { allowedBy, barredBy, type Judgement } from '../verdicts.ts';

type TakeActions = FrameOf<'take-actions'>;

/** How many tiles a walk and the Navigator's help lead. */
const WALK = 1;
const HELP = 2;

export function offerMoves(island: Island, frame: TakeActions, menu: Menu<Action, Reason>): void {
  const { seat } = frame;
  const power = powerOf(island, seat);
  const walks = power.walk(island, pawnSquare(island, seat));
  for (let rest = walks; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    menu.allow({ type: 'move', to: tileOn(island, square) }, moveRule(island, seat, square));
  }
  if (power.flies && !frame.flown) offerFlights(island, seat, walks, menu);
  if (power.navigates) offerNavigation(island, frame, menu);
}

function offerFlights(
  island: Island,
  seat: Seat,
  walks: Squares,
  menu: Menu<Action, Reason>,
): void {
  const afar = standingSquares(island) & ~walks & ~only(pawnSquare(island, seat));
  for (let rest = afar; rest !== 0; rest &= rest - 1)
    menu.allow({ type: 'fly', to: tileOn(island, firstOf(rest)) }, 'FI-MOVE-4');
}

function offerNavigation(island: Island, frame: TakeActions, menu: Menu<Action, Reason>): void {
  for (let pawn = 0; pawn < island.seats; pawn++) {
    if (pawn === frame.seat || frame.refused.includes(pawn)) continue;
    for (let rest = navigated(island, pawn); rest !== 0; rest &= rest - 1)
      menu.allow({ type: 'navigate', pawn, to: tileOn(island, firstOf(rest)) }, 'FI-MOVE-5');
  }
}

export function judgeMove(island: Island, seat: Seat, tile: Tile): Judgement {
  const power = powerOf(island, seat);
  const from = pawnSquare(island, seat);
  const to = squareOf(island, tile);
  if (has(power.walk(island, from), to)) return allowedBy(moveRule(island, seat, to));
  if (has(island.sunk, to)) return barredBy('FI-MOVE-2', { because: 'sunk', tile });
  if (to === from) return barredBy('FI-MOVE-1', { because: 'here-already', tile });
  if (isAtCorner(island, from, to)) return barredBy('FI-MOVE-1', { because: 'at-a-corner', tile });
  const steps = fewestSteps(from, to, (square) => power.walk(island, square));
  return barredBy('FI-MOVE-1', { because: 'too-far', tile, steps, reach: WALK, verb: 'move' });
}

export function judgeFlight(
  island: Island,
  { seat, flown }: Pick<TakeActions, 'seat' | 'flown'>,
  tile: Tile,
): Judgement {
  const power = powerOf(island, seat);
  const from = pawnSquare(island, seat);
  const to = squareOf(island, tile);
  if (!power.flies) return barredBy('FI-MOVE-4', wrongRole(island, seat, 'flies'));
  if (has(island.sunk, to)) return barredBy('FI-MOVE-2', { because: 'sunk', tile });
  if (to === from) return barredBy('FI-MOVE-4', { because: 'here-already', tile });
  if (has(power.walk(island, from), to)) return barredBy('FI-AMB-9', { because: 'walkable', tile });
  return flown ? barredBy('FI-MOVE-4', { because: 'flown' }) : allowedBy('FI-MOVE-4');
}

export function judgeNavigation(
  island: Island,
  { seat, refused }: Pick<TakeActions, 'seat' | 'refused'>,
  pawn: Seat,
  tile: Tile,
): Judgement {
  const to = squareOf(island, tile);
  if (!powerOf(island, seat).navigates)
    return barredBy('FI-MOVE-5', wrongRole(island, seat, 'navigates'));
  if (pawn === seat) return barredBy('FI-AMB-6', { because: 'own-pawn' });
  if (refused.includes(pawn)) return barredBy('FI-AMB-7', { because: 'would-not-go', pawn });
  if (has(navigated(island, pawn), to)) return allowedBy('FI-MOVE-5');
  if (has(island.sunk, to)) return barredBy('FI-MOVE-2', { because: 'sunk', tile });
  if (to === island.pawns[pawn]) return barredBy('FI-MOVE-5', { because: 'here-already', tile });
  const steps = navigatedSteps(island, pawn, to);
  return barredBy('FI-MOVE-5', { because: 'too-far', tile, steps, reach: HELP, verb: 'navigate' });
}

function wrongRole(island: Island, seat: Seat, power: 'flies' | 'navigates'): Reason {
  const role = itemAt(island.roles, seat);
  return { because: 'not-that-role', needed: roleThat(power), role };
}

export function move(island: Island, seat: Seat, to: Tile, table: Table<Frame, Event>): void {
  const rule = moveRule(island, seat, squareOf(island, to));
  const from = setDown(island, seat, to);
  table.tell({ type: 'moved', seat, from, to, rule });
}

/** The rule by which this seat's pawn may move to a square: everybody's, or its own power. */
function moveRule(island: Island, seat: Seat, to: Square): RuleId {
  const from = pawnSquare(island, seat);
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

  rule: () => 'FI-AMB-7',

  offer(_island, { pawn }, seat, menu) {
    if (seat !== pawn) return;
    menu.allow({ type: 'agree' }, 'FI-AMB-7');
    menu.allow({ type: 'refuse' }, 'FI-AMB-7');
  },

  judge: (_island, _frame, _seat, { type }) =>
    type === 'agree' || type === 'refuse' ? allowedBy('FI-AMB-7') : null,

  take(island, { pawn, to }, seat, action, table) {
    table.done();
    const asker = island.agenda.at(-1) as TakeActions;
    if (action.type === 'agree') {
      table.tell({ type: 'agreed', seat, rule: 'FI-AMB-7' });
      steer(island, asker, pawn, tileOn(island, to), table);
    } else {
      table.tell({ type: 'refused', seat, rule: 'FI-AMB-7' });
      asker.refused.push(pawn);
    }
  },
};
