// Ships relocated by compasses or by choice, and the storm moved by choice.
import { type Decision, itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import { LAND, type Square, WATER } from '../map.ts';
import { chart, inStorm, shipAt, shipOf, treatyAgainst } from '../questions.ts';
import { spin } from '../setup.ts';
import type { Event, Frame, FrameOf, Plunder, Seas, Ship } from '../state.ts';
import { allowed, barred, type Found, list } from '../verdicts.ts';
import { berthsAround, gap, isStormy, squareAt } from '../waters.ts';
import { launch } from './launch.ts';
import { checkVictory } from './points.ts';

type PlunderTable = Table<Frame, Event>;

/** Relocates a ship by the compasses, without tolls (PL-TREAS-7, PL-CARD-4). */
export function relocate(seas: Seas, ship: Ship, rule: RuleId, table: PlunderTable): void {
  settle(seas, ship.seat, ship, rule, table);
}

/** A new ship at a spun coordinate (PL-NOSHIP-5). */
export function launchAnywhere(seas: Seas, seat: Seat, table: PlunderTable): void {
  settle(seas, seat, null, 'PL-NOSHIP-5', table);
}

/** Where the compasses point or, if that is land or taken, on the nearest water; the owner chooses (PL-AMB-13, PL-AMB-63). */
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
  const berths = berthsFrom(seas, ship, square);
  if (berths.length === 1) return put(seas, seat, ship, itemAt(berths, 0), rule, table);
  table.push({ step: 'berth', seat, rule, ship: ship === null ? null : ship.id, square });
}

/** The nearest free squares; by house rule ports too (PL-AMB-13). */
export function berthsFrom(seas: Seas, ship: Ship | null, square: Square): Square[] {
  const isOpen = (other: Square) =>
    isFree(seas, ship, other) && (isWater(seas, other) || seas.options.portsAreOcean);
  return berthsAround(chart(seas), square, isOpen);
}

function isWater(seas: Seas, square: Square): boolean {
  return chart(seas).terrain[square] === WATER;
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

  rule: (_seas, frame) => ruleOfBerth(frame),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const ship = shipOfFrame(seas, frame);
    const { names } = chart(seas);
    for (const square of berthsFrom(seas, ship, frame.square))
      menu.allow({ type: 'berth', at: itemAt(names, square) }, ruleOfBerth(frame));
  },

  judge(seas, frame, _seat, action) {
    if (action.type !== 'berth') return null;
    const { at } = action;
    const square = squareAt(chart(seas), at);
    const ship = shipOfFrame(seas, frame);
    const berths = berthsFrom(seas, ship, frame.square);
    if (berths.includes(square)) return allowed(ruleOfBerth(frame));
    if (chart(seas).terrain[square] === LAND) return barred('PL-AMB-13', { because: 'land', at });
    if (!isFree(seas, ship, square)) return barred('PL-AMB-13', { because: 'taken', at });
    if (!isWater(seas, square) && !seas.options.portsAreOcean)
      return barred('PL-AMB-13', { because: 'a-port', at });
    const squares = gap(chart(seas), frame.square, itemAt(berths, 0));
    return barred('PL-AMB-13', { because: 'nearer-water', at, squares });
  },

  take(seas, frame, seat, action, table) {
    if (action.type !== 'berth') return;
    table.done();
    const square = squareAt(chart(seas), action.at);
    put(seas, seat, shipOfFrame(seas, frame), square, frame.rule, table);
  },
};

function ruleOfBerth({ ship }: FrameOf<'berth'>): RuleId {
  return ship === null ? 'PL-NOSHIP-5' : 'PL-TREAS-7';
}

function shipOfFrame(seas: Seas, { ship }: FrameOf<'berth'>): Ship | null {
  return ship === null ? null : (shipOf(seas, ship) as Ship);
}

function judgeDestination(seas: Seas, at: string): Found {
  const square = squareAt(chart(seas), at);
  if (chart(seas).terrain[square] === LAND) return barred('PL-MOVE-7', { because: 'land', at });
  if (shipAt(seas, square) !== undefined) return barred('PL-MOVE-6', { because: 'taken', at });
  return allowed('PL-TR26');
}

/** Any free water or port, regardless of owner (PL-TR26). */
export const sailAnywhere: Decision<Plunder, FrameOf<'sail-anywhere'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-TR26',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const to of chart(seas).names)
      list(menu, { type: 'sail-anywhere', to }, judgeDestination(seas, to));
  },

  judge: (seas, _frame, _seat, action) =>
    action.type === 'sail-anywhere' ? judgeDestination(seas, action.to) : null,

  take(seas, { ship }, seat, action, table) {
    if (action.type !== 'sail-anywhere') return;
    table.done();
    const square = squareAt(chart(seas), action.to);
    put(seas, seat, shipOf(seas, ship) as Ship, square, 'PL-TR26', table);
  },
};

/** Not over a treaty partner's port or ship, unless it already covers them (PL-CARD-3). */
function judgeSteering(seas: Seas, to: string): Found {
  const { names, islands } = chart(seas);
  const centre = squareAt(chart(seas), to);
  const isNew = (square: Square) => isStormy(chart(seas), centre, square) && !inStorm(seas, square);
  const spare = (captain: Seat, square: Square) =>
    barred('PL-CARD-3', { because: 'covers', at: itemAt(names, square), captain });
  for (const { seat, square } of seas.ships)
    if (treatyAgainst(seas, seat) !== null && isNew(square)) return spare(seat, square);
  for (const [island, owner] of seas.flags.entries()) {
    if (owner === null || treatyAgainst(seas, owner) === null) continue;
    const port = islands[island]?.ports.find(isNew);
    if (port !== undefined) return spare(owner, port);
  }
  return allowed('PL-TR23');
}

/** Any square that no treaty forbids. */
export const steerStorm: Decision<Plunder, FrameOf<'steer-storm'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-TR23',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const to of chart(seas).names)
      list(menu, { type: 'steer-storm', to }, judgeSteering(seas, to));
  },

  judge: (seas, _frame, _seat, action) =>
    action.type === 'steer-storm' ? judgeSteering(seas, action.to) : null,

  take(seas, _frame, _seat, action, table) {
    if (action.type !== 'steer-storm') return;
    table.done();
    seas.storm = squareAt(chart(seas), action.to);
    table.tell({ type: 'storm-moved', to: seas.storm, rule: 'PL-TR23' });
  },
};
