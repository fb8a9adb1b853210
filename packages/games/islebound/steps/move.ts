// Move.
import type { Decision, Menu, Seat } from '@tidetable/engine';
import type { Region } from '../data/map.ts';
import type { Town } from '../data/towns.ts';
import {
  captainOf,
  eventsUp,
  isCrowded,
  isOccupied,
  onDeck,
  onOffer,
  regionOf,
  speedOf,
  stepsBetween,
} from '../questions.ts';
import type { Action, FrameOf, Islebound, Sea } from '../state.ts';

/** The way itself is free of rules, so a move is named by where it ends; fish are spent as far as needed. */
export const move: Decision<Islebound, FrameOf<'move'>> = {
  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    if (menu.explaining) barTheRest(sea, seat, menu);
    const { region: from, fish } = captainOf(sea, seat);
    const speed = speedOf(sea, seat);
    sea.towns.forEach((to, region) => {
      const far = stepsBetween(sea, from as Region, region);
      if (far === Number.POSITIVE_INFINITY) menu.bar({ type: 'sail', to }, 'IB-MOVE-3');
      else if (far > speed + fish) menu.bar({ type: 'sail', to }, 'IB-MOVE-1');
      else if (isCrowded(sea, seat, region) && onDeck(sea, seat, 'administrate').length === 0)
        menu.bar(
          { type: 'sail', to },
          isOccupied(sea, seat, region) ? 'IB-MOVE-4' : 'IB-VAR-CLOSE-1',
        );
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

/** Moving comes first (IB-AMB-2). */
export function barTheRest(sea: Sea, seat: Seat, menu: Menu<Action>): void {
  for (const type of ['visit', 'attack', 'negotiate', 'hunt', 'end-turn'] as const)
    menu.bar({ type }, 'IB-TURN-1');
  for (const building of onOffer(sea, seat)) menu.bar({ type: 'buy', building }, 'IB-AMB-2');
  for (const event of eventsUp(sea)) menu.bar({ type: 'complete-event', event }, 'IB-AMB-2');
}
