// A town changes hands: attackers go, cubes are exchanged, spoils, what answers to it, a free visit (IB-AMB-72).
import type { Automatic, Seat, Table } from '@tidetable/engine';
import type { Region } from '../data/map.ts';
import type { Town } from '../data/towns.ts';
import { editionOf } from '../editions.ts';
import { captainOf, cubesLeft, signOf } from '../questions.ts';
import type { Event, Frame, FrameOf, Group, Islebound, Sea } from '../state.ts';
import { answers, gains } from '../triggers.ts';

/** The rule by which a town is taken. */
export const CONQUEST = { attack: 'IB-ATK-9', diplomacy: 'IB-DIP-4' } as const;

export const conquest: Automatic<Islebound, FrameOf<'conquest'>> = {
  run(sea, { seat, region, group, by }, table) {
    table.done();
    disband(sea, seat, group, table);
    freeCube(sea, seat, table);
    takeTown(sea, seat, region, by, table);
  },
};

export function takeTown(
  sea: Sea,
  seat: Seat,
  region: Region,
  by: FrameOf<'conquest'>['by'],
  table: Table<Frame, Event>,
): void {
  const loser = sea.owners[region] as Seat | null;
  sea.owners[region] = seat;
  const town = sea.towns[region] as Town;
  table.tell({ type: 'conquered', seat, town, by, from: loser, rule: CONQUEST[by] });
  table.inOrder(
    ...gains(seat, { coins: signOf(sea, region).strength }),
    ...answers(sea, seat, by === 'attack' ? 'conquered-by-attack' : 'allied'),
    ...(loser === null ? [] : answers(sea, loser, 'lost-town')),
    { step: 'free-visit', seat, region, by },
  );
}

/** Attackers leave, in retail; Ichor is lost when it is used. */
export function disband(sea: Sea, seat: Seat, group: Group, table: Table<Frame, Event>): void {
  const captain = captainOf(sea, seat);
  if (editionOf(sea).attackersLeave || sea.options.discardAttackers) {
    captain.pirates -= group.pirates;
    captain.serpents -= group.serpents;
  }
  if (group.ichor === 0) return;
  captain.ichor = false;
  table.tell({ type: 'lost-ichor', seat, rule: 'IB-CLAR-22' });
}

/** Without a cube in reserve, the least valuable one comes off the influence track (IB-AMB-25). */
function freeCube(sea: Sea, seat: Seat, table: Table<Frame, Event>): void {
  if (cubesLeft(sea, seat) > 0) return;
  const slot = sea.influence.indexOf(seat);
  if (slot < 0) return;
  sea.influence[slot] = null;
  table.tell({ type: 'withdrew-cube', seat, slot, rule: 'IB-AMB-25' });
}
