// Ships that are put somewhere by compasses or by choice, and the storm where somebody wants it.
import type { Decision, RuleId, Seat, Table } from '@tidetable/engine';
import { LAND, type Square } from '../map.ts';
import { chart, shipAt, shipOf } from '../questions.ts';
import { spin } from '../setup.ts';
import type { Event, Frame, FrameOf, Plunder, Seas, Ship } from '../state.ts';
import { berthsAround, squareAt } from '../waters.ts';
import { launch } from './launch.ts';
import { checkVictory } from './points.ts';

type PlunderTable = Table<Frame, Event>;

/** Relocates a ship by the compasses, free of tolls (PL-TREAS-7, PL-CARD-4). */
export function relocate(seas: Seas, ship: Ship, rule: RuleId, table: PlunderTable): void {
  settle(seas, ship.seat, ship, rule, table);
}

/** A new ship at a spun coordinate (PL-NOSHIP-5). */
export function launchAnywhere(seas: Seas, seat: Seat, table: PlunderTable): void {
  settle(seas, seat, null, 'PL-NOSHIP-5', table);
}

/** Where the compasses point, or on water beside that if it is land or taken; the owner chooses (PL-AMB-13, PL-AMB-63). */
function settle(
  seas: Seas,
  seat: Seat,
  ship: Ship | null,
  rule: RuleId,
  table: PlunderTable,
): void {
  const square = spin(chart(seas), table.chance);
  table.tell({ type: 'spun', square, rule });
  if (chart(seas).terrain[square] !== LAND && isFree(seas, ship, square))
    return put(seas, seat, ship, square, rule, table);
  const berths = berthsAround(chart(seas), square, (other) => !isFree(seas, ship, other));
  if (berths.length === 1) return put(seas, seat, ship, berths[0] as Square, rule, table);
  table.push({ step: 'berth', seat, rule, ship: ship === null ? null : ship.id, square });
}

function isFree(seas: Seas, ship: Ship | null, square: Square): boolean {
  const there = shipAt(seas, square);
  return there === undefined || there === ship;
}

function put(
  seas: Seas,
  seat: Seat,
  ship: Ship | null,
  square: Square,
  rule: RuleId,
  table: PlunderTable,
): void {
  if (ship === null) {
    launch(seas, seat, square, rule, table);
    checkVictory(seas, table);
    return;
  }
  ship.square = square;
  table.tell({ type: 'relocated', seat, ship: ship.id, to: square, rule });
}

export const berth: Decision<Plunder, FrameOf<'berth'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const ship = shipOfFrame(seas, frame);
    const rule = ship === null ? 'PL-NOSHIP-5' : 'PL-TREAS-7';
    const { names } = chart(seas);
    const isTaken = (square: Square) => !isFree(seas, ship, square);
    for (const square of berthsAround(chart(seas), frame.square, isTaken))
      menu.allow({ type: 'berth', at: names[square] as string }, rule);
  },

  take(seas, frame, seat, action, table) {
    if (action.type !== 'berth') return;
    table.done();
    const square = squareAt(chart(seas), action.at);
    put(seas, seat, shipOfFrame(seas, frame), square, frame.rule, table);
  },
};

function shipOfFrame(seas: Seas, { ship }: FrameOf<'berth'>): Ship | null {
  return ship === null ? null : (shipOf(seas, ship) as Ship);
}

/** Any free water, any free port, whoever owns it (PL-TR26). */
export const sailAnywhere: Decision<Plunder, FrameOf<'sail-anywhere'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const { names, terrain } = chart(seas);
    terrain.forEach((kind, square) => {
      const action = { type: 'sail-anywhere', to: names[square] as string } as const;
      if (kind === LAND) menu.bar(action, 'PL-MOVE-7');
      else if (shipAt(seas, square) === undefined) menu.allow(action, 'PL-TR26');
      else menu.bar(action, 'PL-MOVE-6');
    });
  },

  take(seas, { ship }, seat, action, table) {
    if (action.type !== 'sail-anywhere') return;
    table.done();
    const square = squareAt(chart(seas), action.to);
    put(seas, seat, shipOf(seas, ship) as Ship, square, 'PL-TR26', table);
  },
};

/** Any square of the map (PL-CARD-3). */
export const steerStorm: Decision<Plunder, FrameOf<'steer-storm'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const to of chart(seas).names) menu.allow({ type: 'steer-storm', to }, 'PL-TR23');
  },

  take(seas, _frame, _seat, action, table) {
    if (action.type !== 'steer-storm') return;
    table.done();
    seas.storm = squareAt(chart(seas), action.to);
    table.tell({ type: 'storm-moved', to: seas.storm, rule: 'PL-TR23' });
  },
};
