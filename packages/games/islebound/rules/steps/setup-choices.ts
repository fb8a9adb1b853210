// Setup: home ports are chosen.
import type { Region } from '../data/map.ts';
import type { Town } from '../data/towns.ts';
import { captainOf, isPort, ownerOf, regionOf, townIn } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { FrameOf, Sea } from '../state.ts';
import { judging } from '../verdicts.ts';

/** In Deep Fog ships wait beside the map (IB-AMB-87). */
export const homePort = judging<FrameOf<'home-port'>>({
  rule: () => 'IB-SET-7',

  deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

  offer(sea, frame, seat, menu) {
    if (seat !== frame.seat) return;
    sea.towns.forEach((port, region) => {
      if (isPort(sea, region) && sea.owners[region] === null)
        menu.allow({ type: 'choose-port', port }, 'IB-SET-7');
      else if (menu.explaining)
        menu.bar({ type: 'choose-port', port }, 'IB-SET-7', portReason(sea, region));
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
});

function portReason(sea: Sea, region: Region): Reason {
  const town = townIn(sea, region);
  const by = ownerOf(sea, region);
  return by === null ? { because: 'not-a-port', town } : { because: 'port-taken', town, by };
}
