// How ships are launched, lose lives and sink.
import type { RuleId, Seat, Table } from '@tidetable/engine';
import type { Square } from '../map.ts';
import { BOUGHT_PEG, chart, hasShip, newShip, pointsOf } from '../questions.ts';
import type { Event, Frame, Seas, Ship } from '../state.ts';
import { gainPoint } from './points.ts';

type PlunderTable = Table<Frame, Event>;

export function islandNamed(seas: Seas, id: string): number {
  return chart(seas).islands.findIndex((island) => island.id === id);
}

export function launch(
  seas: Seas,
  seat: Seat,
  square: Square,
  rule: RuleId,
  table: PlunderTable,
): void {
  const id = seas.nextShip;
  const moored = rule === BOUGHT_PEG && seas.turn.pool !== null;
  seas.nextShip += 1;
  seas.ships.push(newShip(id, seat, square, moored));
  const points = pointsOf(seas, seat);
  table.tell({ type: 'ship-placed', seat, ship: id, at: square, moored, points, rule });
}

/** Takes a life, and with the last one the ship, for which the victor gains a card. Returns whether the game ended. */
export function harm(
  seas: Seas,
  ship: Ship,
  victor: Seat | null,
  rule: RuleId,
  table: PlunderTable,
  sinkingRule: RuleId = rule,
): boolean {
  ship.lives -= 1;
  table.tell({ type: 'lost-life', seat: ship.seat, ship: ship.id, left: ship.lives, rule });
  return ship.lives === 0 ? sink(seas, ship, victor, sinkingRule, table) : false;
}

/** The turn ends with the active captain's last ship (PL-TURN-5, PL-AMB-56). */
export function sink(
  seas: Seas,
  ship: Ship,
  victor: Seat | null,
  rule: RuleId,
  table: PlunderTable,
): boolean {
  seas.ships.splice(seas.ships.indexOf(ship), 1);
  const points = pointsOf(seas, ship.seat);
  table.tell({ type: 'sank', seat: ship.seat, ship: ship.id, points, rule });
  if (victor !== null && gainPoint(seas, victor, rule, table)) return true;
  if (ship.seat === seas.turn.seat && !hasShip(seas, ship.seat)) seas.turn.over = true;
  return false;
}
