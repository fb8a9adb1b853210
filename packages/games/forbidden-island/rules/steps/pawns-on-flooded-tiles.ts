// Pawns on Flooded Tiles, p. 7.
import {
  type Automatic,
  type Decision,
  itemAt,
  type Menu,
  type RuleId,
  type Seat,
} from '@tidetable/engine';
import {
  fewestSteps,
  firstOf,
  has,
  isAtCorner,
  isBeside,
  layoutOf,
  squareOf,
  tileOn,
} from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import { pawnsOn, rescuers, setDown, someoneIsStranded } from '../pawns.ts';
import { powerOf } from '../powers.ts';
import type { Action, Forbidden, FrameOf, Island, Reason } from '../state.ts';
import { allowedBy, barredBy, barUnlessAllowed, type Judgement } from '../verdicts.ts';
import { lose } from './game-end.ts';
import { couldCutIn, judgeAnytime, offerSpecials, takeSpecial } from './special-action-cards.ts';

/** How far a pawn swims. */
const SWIM = 1;

/** Asks until every pawn has left the square; a pawn that cannot and is not lifted is lost (FI-AMB-39). */
export const pawnsInWater: Automatic<Forbidden, FrameOf<'pawns-in-water'>> = {
  run(island, frame, table) {
    const { square, declined } = frame;
    if (pawnsOn(island, square).length === 0) table.done();
    else if (someoneIsStranded(island, square) && rescuers(island, square, declined).length === 0)
      lose([{ ending: 'drowned', rule: 'FI-LOSE-3' }], table);
    else table.push({ step: 'swim', square, declined: [...declined] });
  },
};

/** A Special card played here clears every refusal: all seats are asked again (FI-AMB-46). */
export const swim: Decision<Forbidden, FrameOf<'swim'>> = {
  deciders(island, frame) {
    const must = pawnsOn(island, frame.square).filter(
      (seat) => powerOf(island, seat).swim(island, frame.square) !== 0,
    );
    for (const seat of rescuers(island, frame.square, frame.declined))
      if (!must.includes(seat)) must.push(seat);
    must.sort();
    const may = island.hands.flatMap((_hand, seat) =>
      !must.includes(seat) && couldCutIn(island, seat, frame.square) ? [seat] : [],
    );
    return { must, may };
  },

  rule: () => 'FI-SWIM-1',

  offer(island, frame, seat, menu) {
    if (island.pawns[seat] === frame.square) offerSwims(island, frame.square, seat, menu);
    if (rescuers(island, frame.square, frame.declined).includes(seat))
      menu.allow({ type: 'decline' }, 'FI-AMB-39');
    offerSpecials(island, seat, menu, frame.square);
  },

  judge(island, { square, declined }, seat, action) {
    if (action.type === 'swim') return judgeSwim(island, square, seat, action.to);
    if (action.type === 'decline')
      return rescuers(island, square, declined).includes(seat) ? allowedBy('FI-AMB-39') : null;
    return judgeAnytime(island, seat, action, square);
  },

  take(island, { square, declined }, seat, action, table) {
    table.done();
    if (action.type === 'swim') {
      const rule = swimRule(island, square, seat, squareOf(island, action.to));
      const from = setDown(island, seat, action.to);
      table.tell({ type: 'swam', seat, from, to: action.to, rule });
    } else if (action.type === 'decline') {
      table.done();
      table.tell({ type: 'declined', seat, rule: 'FI-AMB-39' });
      table.push({ step: 'pawns-in-water', square, declined: [...declined, seat] });
    } else {
      table.done();
      table.push({ step: 'pawns-in-water', square, declined: [] });
      takeSpecial(island, seat, action, table);
    }
  },
};

function offerSwims(island: Island, from: Square, seat: Seat, menu: Menu<Action, Reason>): void {
  for (let rest = powerOf(island, seat).swim(island, from); rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const to = tileOn(island, square);
    menu.allow({ type: 'swim', to }, swimRule(island, from, seat, square));
  }
  if (!menu.explaining) return;
  for (const to of TILES)
    barUnlessAllowed(menu, { type: 'swim', to }, judgeSwim(island, from, seat, to));
}

/** The rule by which a pawn may swim to a square: everybody's, or its own power. */
function swimRule(island: Island, from: Square, seat: Seat, to: Square): RuleId {
  return isBeside(island, from, to) ? 'FI-SWIM-1' : powerOf(island, seat).rules.swim;
}

function judgeSwim(island: Island, from: Square, seat: Seat, tile: Tile): Judgement {
  const power = powerOf(island, seat);
  const to = squareOf(island, tile);
  if (island.pawns[seat] !== from) {
    const sunk = tileOn(island, from);
    return barredBy('FI-SWIM-1', { because: 'not-in-water', tile: sunk });
  }
  const targets = power.swim(island, from);
  if (has(targets, to)) return allowedBy(swimRule(island, from, seat, to));
  if (has(island.sunk, to)) return barredBy('FI-SWIM-1', { because: 'sunk', tile });
  if (power.swimsAfar) return barredBy('FI-SWIM-3', tooFarForAll(island, from, tile, targets));
  if (isAtCorner(island, from, to)) return barredBy('FI-SWIM-1', { because: 'at-a-corner', tile });
  const layout = layoutOf(island);
  const steps = fewestSteps(from, to, (square) => power.adjacent(layout, square));
  return barredBy('FI-SWIM-1', { because: 'too-far', tile, steps, reach: SWIM, verb: 'swim' });
}

/** Why even one who swims any distance cannot reach this tile (FI-AMB-3). */
function tooFarForAll(island: Island, from: Square, tile: Tile, targets: Squares): Reason {
  if (island.options.diverSwims === 'reachable')
    return { because: 'too-far', tile, steps: null, reach: SWIM, verb: 'swim' };
  const { beside } = layoutOf(island);
  const away = (square: Square): number =>
    fewestSteps(from, square, (one) => itemAt(beside, one)) as number;
  const [steps, nearest] = [away(squareOf(island, tile)), away(firstOf(targets))];
  return { because: 'nearer-tile', tile, steps, nearest };
}
