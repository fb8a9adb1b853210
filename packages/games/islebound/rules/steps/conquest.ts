// A town changes hands: attackers leave, cubes are exchanged, spoils, triggers, a free visit (IB-AMB-72).
import type { Automatic, Seat, Table } from '@tidetable/engine';
import type { Region } from '../data/map.ts';
import { editionOf } from '../editions.ts';
import { captainOf, cubesLeft, ownerOf, signOf, townIn } from '../questions.ts';
import type { Event, Frame, FrameOf, Group, Islebound, Sea } from '../state.ts';
import { answers, gains } from '../triggers.ts';

export const NOBODY: Group = { pirates: 0, serpents: 0, ichor: 0 };

/** The rule by which a town is taken. */
export const CONQUEST = { attack: 'IB-ATK-9', diplomacy: 'IB-DIP-4' } as const;

export const conquest: Automatic<Islebound, FrameOf<'conquest'>> = {
  run(sea, { seat, region, group, by }, table) {
    table.done();
    const discarded = disband(sea, seat, group, table);
    freeCube(sea, seat, table);
    takeTown(sea, { seat, region, by, discarded }, table);
  },
};

interface Taken {
  readonly seat: Seat;
  readonly region: Region;
  readonly by: FrameOf<'conquest'>['by'];
  readonly discarded: Group;
}

export function takeTown(
  sea: Sea,
  { seat, region, by, discarded }: Taken,
  table: Table<Frame, Event>,
): void {
  const loser = ownerOf(sea, region);
  sea.owners[region] = seat;
  const town = townIn(sea, region);
  table.tell({ type: 'conquered', seat, town, by, from: loser, discarded, rule: CONQUEST[by] });
  table.inOrder(
    ...gains(seat, { coins: signOf(sea, region).strength }),
    ...answers(sea, seat, by === 'attack' ? 'conquered-by-attack' : 'allied'),
    ...(loser === null ? [] : answers(sea, loser, 'lost-town')),
    { step: 'free-visit', seat, region, by },
  );
}

/** In retail attackers leave; Ichor leaves whenever it is used. Returns those who left. */
export function disband(sea: Sea, seat: Seat, group: Group, table: Table<Frame, Event>): Group {
  const captain = captainOf(sea, seat);
  const leave = editionOf(sea).attackersLeave || sea.options.discardAttackers;
  const discarded = leave ? group : { ...NOBODY, ichor: group.ichor };
  captain.pirates -= discarded.pirates;
  captain.serpents -= discarded.serpents;
  if (group.ichor > 0) {
    captain.ichor = false;
    table.tell({ type: 'lost-ichor', seat, rule: 'IB-CLAR-22' });
  }
  return discarded;
}

/** With no cube in reserve, the least valuable one comes off the influence track (IB-AMB-25). */
function freeCube(sea: Sea, seat: Seat, table: Table<Frame, Event>): void {
  if (cubesLeft(sea, seat) > 0) return;
  const slot = sea.influence.indexOf(seat);
  if (slot < 0) return;
  sea.influence[slot] = null;
  table.tell({ type: 'withdrew-cube', seat, slot, talks: null, rule: 'IB-AMB-25' });
}
