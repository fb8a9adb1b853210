// Player setup: everyone picks an island with one skull, places a ship in its port and draws three cards.
import { type Decision, itemAt } from '@tidetable/engine';
import { STARTING_HAND } from '../data/resources.ts';
import { chart } from '../questions.ts';
import type { FrameOf, Plunder, Seas } from '../state.ts';
import { allowed, barred, type Found, list } from '../verdicts.ts';
import { drawCards } from './cards.ts';
import { islandNamed, launch } from './launch.ts';

function judgePick(seas: Seas, island: number): Found {
  const { id, skulls } = itemAt(chart(seas).islands, island);
  const captain = seas.flags[island] ?? null;
  if (skulls === 1 && captain === null) return allowed('PL-SETUP-13');
  return barred('PL-SETUP-13', { because: 'skulls', island: id, skulls, captain });
}

export const pickIsland: Decision<Plunder, FrameOf<'pick-island'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-SETUP-13',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    chart(seas).islands.forEach(({ id }, island) => {
      list(menu, { type: 'pick', island: id }, judgePick(seas, island));
    });
  },

  judge: (seas, _frame, _seat, action) =>
    action.type === 'pick' ? judgePick(seas, islandNamed(seas, action.island)) : null,

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
