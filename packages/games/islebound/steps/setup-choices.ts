// Setup 3: home ports, chosen in reverse order of play.
import type { Decision } from '@tidetable/engine';
import type { Region } from '../data/map.ts';
import type { Town } from '../data/towns.ts';
import { captainOf, isPort, regionOf } from '../questions.ts';
import type { FrameOf, Islebound } from '../state.ts';

/** In Deep Fog ships wait beside the map (IB-AMB-87). */
export const homePort: Decision<Islebound, FrameOf<'home-port'>> = {
  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    sea.towns.forEach((port, region) => {
      if (isPort(sea, region) && sea.owners[region] === null)
        menu.allow({ type: 'choose-port', port }, 'IB-SET-7');
      else menu.bar({ type: 'choose-port', port }, 'IB-SET-7');
    });
  },

  take(sea, _frame, seat, action, table) {
    if (action.type !== 'choose-port') return;
    table.done();
    const region: Region = regionOf(sea, action.port as Town);
    sea.owners[region] = seat;
    if (sea.fog === null) captainOf(sea, seat).region = region;
    table.tell({ type: 'port-chosen', seat, port: action.port, rule: 'IB-SET-7' });
  },
};
