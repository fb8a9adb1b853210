// Moments for Special Action cards, p. 6, and the flight of a Helicopter Lift.
import type { Decision, Seat } from '@tidetable/engine';
import { firstOf, has, only, pawnSquare, squareOf, standingSquares, tileOn } from '../board.ts';
import type { Square } from '../data/layouts.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import { pawnsOn, setDown } from '../pawns.ts';
import type { Forbidden, FrameOf, Island } from '../state.ts';
import { allowedBy, barredBy, barUnlessAllowed, type Judgement } from '../verdicts.ts';
import { couldCutIn, judgeAnytime, offerSpecials, takeSpecial } from './special-action-cards.ts';

type Pause = FrameOf<'pause'>;
type Lift = FrameOf<'lift'>;

/** The seats that could play a Special card and have not said no. */
function asked(island: Island, { revealed, passed }: Pause): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < island.seats; seat++)
    if (isAsked(island, seat, revealed, passed)) seats.push(seat);
  return seats;
}

function isAsked(
  island: Island,
  seat: Seat,
  revealed: Square | null,
  passed: readonly Seat[],
): boolean {
  return !passed.includes(seat) && couldCutIn(island, seat, revealed);
}

/** Before each step that cannot be undone, those who could play a Special card are asked (FI-AMB-21, FI-AMB-47). */
export const pause: Decision<Forbidden, Pause> = {
  lapses(island, { revealed, passed }) {
    for (let seat = 0; seat < island.seats; seat++)
      if (isAsked(island, seat, revealed, passed)) return false;
    return true;
  },

  deciders: (island, frame) => ({ must: asked(island, frame), may: [] }),

  rule: () => 'FI-AMB-21',

  offer(island, { revealed, passed }, seat, menu) {
    if (passed.includes(seat)) return;
    if (couldCutIn(island, seat, revealed)) menu.allow({ type: 'pass' }, 'FI-AMB-21');
    offerSpecials(island, seat, menu, revealed);
  },

  judge: (island, { revealed }, seat, action) =>
    action.type === 'pass' ? allowedBy('FI-AMB-21') : judgeAnytime(island, seat, action, revealed),

  take(island, { passed }, seat, action, table) {
    if (takeSpecial(island, seat, action, table)) passed.length = 0;
    else passed.push(seat);
  },
};

/** Who boards, and where to (FI-AMB-24). Pawns board in order of seats, so that each group is offered once. */
export const lift: Decision<Forbidden, Lift> = {
  deciders: (_island, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'FI-AMB-24',

  offer(island, frame, seat, menu) {
    const { from, aboard } = frame;
    if (seat !== frame.seat) return;
    for (const pawn of pawnsOn(island, from))
      if (pawn > (aboard.at(-1) ?? -1)) menu.allow({ type: 'board', pawn }, 'FI-AMB-24');
    if (aboard.length > 0)
      for (let rest = standingSquares(island) & ~only(from); rest !== 0; rest &= rest - 1)
        menu.allow({ type: 'land', to: tileOn(island, firstOf(rest)) }, 'FI-SPEC-4');
    if (!menu.explaining) return;
    for (let pawn = 0; pawn < island.seats; pawn++)
      barUnlessAllowed(menu, { type: 'board', pawn }, judgeBoarding(island, frame, pawn));
    for (const to of TILES)
      barUnlessAllowed(menu, { type: 'land', to }, judgeLanding(island, frame, to));
  },

  judge(island, frame, _seat, action) {
    if (action.type === 'board') return judgeBoarding(island, frame, action.pawn);
    return action.type === 'land' ? judgeLanding(island, frame, action.to) : null;
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

function judgeBoarding(island: Island, { from, aboard }: Lift, pawn: Seat): Judgement {
  const at = pawnSquare(island, pawn);
  if (at !== from)
    return barredBy('FI-AMB-24', {
      because: 'elsewhere',
      pawn,
      tile: tileOn(island, at),
      from: tileOn(island, from),
    });
  if (aboard.includes(pawn)) return barredBy('FI-AMB-24', { because: 'aboard', pawn });
  if (pawn < (aboard.at(-1) ?? -1)) return barredBy('FI-AMB-24', { because: 'boarded-past', pawn });
  return allowedBy('FI-AMB-24');
}

function judgeLanding(island: Island, { from, aboard }: Lift, tile: Tile): Judgement {
  const to = squareOf(island, tile);
  if (has(island.sunk, to)) return barredBy('FI-AMB-24', { because: 'sunk', tile });
  if (to === from) return barredBy('FI-AMB-24', { because: 'here-already', tile });
  if (aboard.length === 0) return barredBy('FI-AMB-24', { because: 'nobody-aboard' });
  return allowedBy('FI-SPEC-4');
}
