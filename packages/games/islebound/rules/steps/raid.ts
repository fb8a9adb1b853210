// Raid (a variant): an action against a ship in the same region.
import type { Menu, Seat, Table } from '@tidetable/engine';
import { DICE, RAID_HIT } from '../data/fighters.ts';
import { captainOf, countSkill } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import type { Action, Event, Frame, FrameOf, Sea } from '../state.ts';
import { barred, judging } from '../verdicts.ts';
import { shipReason } from './trading.ts';

export function offerRaids(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  if (!sea.options.raid) return;
  sea.captains.forEach(({ region }, ship) => {
    if (ship === seat) return;
    if (region === captainOf(sea, seat).region) menu.allow({ type: 'raid', ship }, 'IB-VAR-RAID-1');
    else menu.bar({ type: 'raid', ship }, 'IB-VAR-RAID-1', shipReason(sea, ship));
  });
}

/** A die for each pirate and each combat crew on deck, hitting above 3; nothing is exhausted or lost. */
function hitsOf(sea: Sea, seat: Seat, table: Table<Frame, Event>): number {
  const { deck, pirates } = captainOf(sea, seat);
  const count = Math.min(DICE, countSkill(deck, 'combat') + pirates);
  const dice = Array.from({ length: count }, () => table.chance.roll(6)).sort();
  table.tell({ type: 'rolled', seat, dice, rule: 'IB-VAR-RAID-1' });
  return dice.filter((face) => face >= RAID_HIT).length;
}

export function raid(sea: Sea, seat: Seat, ship: Seat, table: Table<Frame, Event>): void {
  const hits = [hitsOf(sea, seat, table), hitsOf(sea, ship, table)] as const;
  table.tell({ type: 'raided', seat, ship, hits, rule: 'IB-VAR-RAID-2' });
  const [winner, loser] = hits[0] > hits[1] ? [seat, ship] : [ship, seat];
  const most = Math.min(Math.abs(hits[0] - hits[1]), captainOf(sea, loser).coins);
  if (most > 0) table.push({ step: 'plunder', seat: winner, from: loser, most });
}

/** The winner may take less (IB-AMB-44). */
export const plunder = judging<FrameOf<'plunder'>>(
  {
    rule: () => 'IB-VAR-RAID-2',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(_sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      for (let count = 0; count <= frame.most; count++)
        menu.allow({ type: 'take-coins', count }, 'IB-VAR-RAID-2');
    },

    take(sea, { from }, seat, action, table) {
      if (action.type !== 'take-coins') return;
      table.done();
      captainOf(sea, from).coins -= action.count;
      captainOf(sea, seat).coins += action.count;
      table.tell({ type: 'plundered', seat, from, coins: action.count, rule: 'IB-VAR-RAID-2' });
    },
  },
  (_sea, { most }, _seat, action) =>
    action.type === 'take-coins' ? barred('IB-VAR-RAID-2', { because: 'at-most', most }) : null,
);
