// Move.
import type { Decision } from '@tidetable/engine';
import type { Region } from '../data/map.ts';
import type { Town } from '../data/towns.ts';
import { captainOf, isCrowded, onDeck, regionOf, speedOf, stepsBetween } from '../questions.ts';
import type { FrameOf, Islebound } from '../state.ts';

/** The way itself is free of rules, so a move is named by where it ends; fish are spent as far as needed. */
export const move: Decision<Islebound, FrameOf<'move'>> = {
  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const { region: from, fish } = captainOf(sea, seat);
    const speed = speedOf(sea, seat);
    sea.towns.forEach((to, region) => {
      const far = stepsBetween(sea, from as Region, region);
      if (far === Number.POSITIVE_INFINITY) menu.bar({ type: 'sail', to }, 'IB-MOVE-3');
      else if (far > speed + fish) menu.bar({ type: 'sail', to }, 'IB-MOVE-1');
      else if (isCrowded(sea, seat, region) && onDeck(sea, seat, 'administrate').length === 0)
        menu.bar({ type: 'sail', to }, 'IB-MOVE-4');
      else menu.allow({ type: 'sail', to }, far > speed ? 'IB-MOVE-7' : 'IB-MOVE-1');
    });
  },

  take(sea, _frame, seat, action, table) {
    if (action.type !== 'sail') return;
    table.done();
    const captain = captainOf(sea, seat);
    const from = captain.region as Region;
    const region = regionOf(sea, action.to);
    const fish = Math.max(0, stepsBetween(sea, from, region) - speedOf(sea, seat));
    captain.fish -= fish;
    captain.region = region;
    table.tell({
      type: 'sailed',
      seat,
      from: sea.towns[from] as Town,
      to: action.to,
      fish,
      rule: fish > 0 ? 'IB-MOVE-7' : 'IB-MOVE-1',
    });
    if (isCrowded(sea, seat, region))
      table.push({ step: 'exhaust', seat, wanted: ['administrate'] });
  },
};
