// Player setup: everybody picks an island with one skull, places a ship in its port and draws three cards.
import type { Decision } from '@tidetable/engine';
import { STARTING_HAND } from '../data/resources.ts';
import { chart } from '../questions.ts';
import type { FrameOf, Plunder } from '../state.ts';
import { drawCards } from './cards.ts';
import { islandNamed, launch } from './launch.ts';

export const pickIsland: Decision<Plunder, FrameOf<'pick-island'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    chart(seas).islands.forEach(({ id, skulls }, island) => {
      const action = { type: 'pick', island: id } as const;
      if (skulls === 1 && seas.flags[island] === null) menu.allow(action, 'PL-SETUP-13');
      else menu.bar(action, 'PL-SETUP-13');
    });
  },

  take(seas, _frame, seat, action, table) {
    if (action.type !== 'pick') return;
    table.done();
    const island = islandNamed(seas, action.island);
    seas.flags[island] = seat;
    table.tell({ type: 'picked', seat, island: action.island, rule: 'PL-SETUP-13' });
    launch(seas, seat, chart(seas).islands[island]?.ports[0] as number, 'PL-SETUP-14', table);
    drawCards(seas, seat, STARTING_HAND, 'PL-SETUP-15', table);
  },
};
