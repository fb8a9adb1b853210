// Movement: the sailing die, masts, and the toll of the storm.
import { itemAt, type Seat, type Table } from '@tidetable/engine';
import { DIE, STORM_ROLL } from '../data/table.ts';
import { LAND, NONE, type Square } from '../map.ts';
import {
  afterStep,
  areTeammates,
  chart,
  handSize,
  shipAt,
  shipOf,
  squaresLeft,
  tollOf,
} from '../questions.ts';
import { spin } from '../setup.ts';
import type { Action, ActionOf, Event, Frame, Seas, Ship } from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { cornersOf, distance, squareAt } from '../waters.ts';
import { clearSpared } from './dealing.ts';

type PlunderTable = Table<Frame, Event>;

export function offerSailing(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  list(menu, { type: 'roll' }, judgeRoll(seas));
  const { neighbours, names } = chart(seas);
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    if (menu.explaining) barAround(seas, ship, menu);
    for (const square of itemAt(neighbours, ship.square)) {
      const action = { type: 'sail', ship: ship.id, to: itemAt(names, square) } as const;
      list(menu, action, judgeStep(seas, ship, square));
    }
  }
}

/** Corners, land, land barriers and the closed sides of ports. */
function barAround(seas: Seas, ship: Ship, menu: PlunderMenu): void {
  const { beside, neighbours, names } = chart(seas);
  const sides = itemAt(beside, ship.square).filter(
    (square) => square !== NONE && !neighbours[ship.square]?.includes(square),
  );
  for (const square of [...sides, ...cornersOf(chart(seas), ship.square)]) {
    const to = itemAt(names, square);
    list(menu, { type: 'sail', ship: ship.id, to }, judgeCourse(seas, ship, square));
  }
}

function judgeRoll({ turn }: Seas): Found {
  if (turn.pool === null) return allowed('PL-TURN-3');
  return barred('PL-TURN-3', { because: 'rolled', left: turn.pool });
}

/** The verdict on rolling and on sailing any ship anywhere; null for other actions. */
export function judgeSailing(seas: Seas, seat: Seat, action: Action): Found | null {
  if (action.type === 'roll') return judgeRoll(seas);
  if (action.type !== 'sail') return null;
  const ship = shipOf(seas, action.ship) as Ship;
  if (ship.seat !== seat) {
    const rule = areTeammates(seas, seat, ship.seat) ? 'PL-TEAM-4' : 'PL-MOVE-1';
    return barred(rule, { because: 'not-yours', ship: ship.id });
  }
  const square = squareAt(chart(seas), action.to);
  const isNext = chart(seas).neighbours[ship.square]?.includes(square);
  return isNext ? judgeStep(seas, ship, square) : judgeCourse(seas, ship, square);
}

/** To a square one step away. */
function judgeStep(seas: Seas, ship: Ship, square: Square): Found {
  const still = judgeMoving(seas, ship);
  if (!still.allowed) return still;
  if (shipAt(seas, square) !== undefined)
    return barred('PL-MOVE-6', { because: 'taken', at: nameOf(seas, square) });
  const has = handSize(seas, ship.seat);
  const needs = tollOf(seas, ship.square, square);
  if (has < needs) return barred('PL-STORM-3', { because: 'few-cards', has, needs });
  return still;
}

/** Whether it can move at all, by its masts or by the die. */
function judgeMoving({ turn }: Seas, ship: Ship): Found {
  const { id } = ship;
  if (turn.pool === null) return barred('PL-AMB-3', { because: 'not-rolled' });
  if (ship.moored) return barred('PL-MOVE-11', { because: 'moored', ship: id });
  if (squaresLeft(ship, turn) === 0)
    return barred('PL-MOVE-1', { because: 'no-squares-left', ship: id });
  return allowed(ship.wind > 0 ? 'PL-MOVE-2' : 'PL-MOVE-1');
}

/** To any other square. */
function judgeCourse(seas: Seas, ship: Ship, square: Square): Found {
  const { beside, terrain } = chart(seas);
  const [id, at] = [ship.id, nameOf(seas, square)];
  if (square === ship.square)
    return barred('PL-MOVE-1', { because: 'already-there', ship: id, at });
  if (terrain[square] === LAND) return barred('PL-MOVE-7', { because: 'land', at });
  if (cornersOf(chart(seas), ship.square).includes(square))
    return barred('PL-MOVE-5', { because: 'corner', ship: id, at });
  if (beside[ship.square]?.includes(square))
    return barred('PL-MOVE-7', { because: 'across-land', ship: id, at });
  const still = judgeMoving(seas, ship);
  if (!still.allowed) return still;
  const squares = distance(chart(seas), ship.square, square);
  if (squares === NONE) return barred('PL-MOVE-7', { because: 'no-way', ship: id, at });
  const left = squaresLeft(ship, seas.turn);
  return squares > left
    ? barred('PL-MOVE-1', { because: 'too-far', ship: id, at, squares, left })
    : barred('PL-AMB-6', { because: 'step-by-step', ship: id, at, squares, left });
}

function nameOf(seas: Seas, square: Square): string {
  return itemAt(chart(seas).names, square);
}

/** A 1 moves the storm before anything else (PL-STORM-11). */
export function roll(seas: Seas, seat: Seat, table: PlunderTable): void {
  clearSpared(seas);
  const die = table.chance.roll(DIE);
  table.tell({ type: 'sailing-roll', seat, die, rule: 'PL-TURN-3' });
  if (die === STORM_ROLL) spinStorm(seas, 'PL-STORM-11', table);
  seas.turn.pool = die;
}

export function spinStorm(seas: Seas, rule: string, table: PlunderTable): void {
  seas.storm = spin(chart(seas), table.chance);
  table.tell({ type: 'storm-moved', to: seas.storm, rule });
}

export function sail(
  seas: Seas,
  seat: Seat,
  { ship: id, to }: ActionOf<'sail'>,
  table: PlunderTable,
): void {
  clearSpared(seas);
  const ship = shipOf(seas, id) as Ship;
  const from = ship.square;
  const square = squareAt(chart(seas), to);
  const { rule } = judgeMoving(seas, ship);
  const { wind, pool } = afterStep(ship, seas.turn);
  ship.wind = wind;
  seas.turn.pool = pool;
  ship.square = square;
  table.tell({ type: 'sailed', seat, ship: id, from, to: square, rule });
  const count = tollOf(seas, from, square);
  if (count > 0) table.push({ step: 'pay', seat, why: 'toll', count });
}
