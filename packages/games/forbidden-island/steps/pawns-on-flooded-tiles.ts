// Pawns on Flooded Tiles, p. 7.
import type { Automatic, Decision, Menu, Seat } from '@tidetable/engine';
import { firstOf, has, isBeside, layoutOf, standingSquares } from '../board.ts';
import type { Square, Squares } from '../data/layouts.ts';
import type { Tile } from '../data/tiles.ts';
import { pawnsOn, rescuers, setDown, someoneIsStranded } from '../pawns.ts';
import { powerOf } from '../powers.ts';
import type { Action, Forbidden, FrameOf, Island } from '../state.ts';
import { lose } from './game-end.ts';
import { couldCutIn, offerSpecials, takeSpecial } from './special-action-cards.ts';

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

/** A Special card played here gives everybody a new chance: nobody has declined any more (FI-AMB-46). */
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

  offer(island, frame, seat, menu) {
    if (island.pawns[seat] === frame.square) offerSwims(island, frame.square, seat, menu);
    if (rescuers(island, frame.square, frame.declined).includes(seat))
      menu.allow({ type: 'decline' }, 'FI-AMB-39');
    offerSpecials(island, seat, menu, frame.square);
  },

  take(island, { square, declined }, seat, action, table) {
    table.done();
    if (action.type === 'swim') {
      const { rules } = powerOf(island, seat);
      const from = setDown(island, seat, action.to);
      const plain = isBeside(island, square, island.pawns[seat] as Square);
      table.tell({
        type: 'swam',
        seat,
        from,
        to: action.to,
        rule: plain ? 'FI-SWIM-1' : rules.swim,
      });
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

function offerSwims(island: Island, from: Square, seat: Seat, menu: Menu<Action>): void {
  const power = powerOf(island, seat);
  const targets = power.swim(island, from);
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const rule = isBeside(island, from, square) ? 'FI-SWIM-1' : power.rules.swim;
    menu.allow({ type: 'swim', to: island.tiles[square] as Tile }, rule);
  }
  if (!menu.explaining) return;
  const { beside, diagonal } = layoutOf(island);
  const near = ((beside[from] as Squares) | (diagonal[from] as Squares)) & ~targets;
  for (let rest = near; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const to = island.tiles[square] as Tile;
    const rule = has(standingSquares(island), square) ? power.rules.swim : 'FI-SWIM-1';
    menu.bar({ type: 'swim', to }, rule);
  }
}
