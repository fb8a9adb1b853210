// Order of Play, p. 4.
import type { Automatic } from '@tidetable/engine';
import { handOf } from '../hands.ts';
import type { Forbidden, FrameOf } from '../state.ts';

export const ACTIONS = 3;
export const TREASURE_CARDS = 2;

export const turn: Automatic<Forbidden, FrameOf<'turn'>> = {
  run(island, { seat }, table) {
    table.done();
    const hand = [...handOf(island, seat)];
    table.tell({ type: 'turn-began', seat, hand, level: island.waterLevel, rule: 'FI-TURN-1' });
    table.inOrder(
      { step: 'take-actions', seat, left: ACTIONS, flown: false, refused: [] },
      { step: 'draw-treasure-cards', seat, left: TREASURE_CARDS },
      { step: 'draw-flood-cards', seat, drawn: 0 },
      { step: 'turn', seat: (seat + 1) % island.seats },
    );
  },
};
