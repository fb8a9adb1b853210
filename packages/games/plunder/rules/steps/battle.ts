// The dice of a fight.
import { itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import { DIE } from '../data/table.ts';
import { chart, pointsOf, portOf, shipOf } from '../questions.ts';
import type { Event, Frame, Seas, Ship } from '../state.ts';
import { clearSpared } from './dealing.ts';
import { harm } from './launch.ts';
import { checkVictory } from './points.ts';

type PlunderTable = Table<Frame, Event>;

/** An unowned island has no defender. */
export interface Declared {
  readonly seat: Seat;
  readonly ship: number;
  readonly target: number | null;
  readonly defender: Seat | null;
}

export function resolve(seas: Seas, attack: Declared, table: PlunderTable): void {
  clearSpared(seas);
  const ship = shipOf(seas, attack.ship) as Ship;
  if (attack.target === null) assault(seas, ship, portOf(seas, ship), table);
  else battle(seas, ship, shipOf(seas, attack.target) as Ship, table);
}

/** Ties go to the attacker. */
function rollOff(
  [seat, defender]: readonly [Seat, Seat],
  [attack, defence]: readonly [number, number],
  rule: RuleId,
  table: PlunderTable,
): boolean {
  const dice = [table.chance.roll(DIE), table.chance.roll(DIE)] as const;
  table.tell({
    type: 'fought',
    seat,
    defender,
    attack: [dice[0], attack],
    defence: [dice[1], defence],
    rule,
  });
  return dice[0] + attack >= dice[1] + defence;
}

function battle(seas: Seas, ship: Ship, target: Ship, table: PlunderTable): void {
  ship.foughtShips.push(target.id);
  const seats = [ship.seat, target.seat] as const;
  const won = rollOff(seats, [ship.cannons, target.cannons], 'PL-BATTLE-3', table);
  const [loser, victor] = won ? [target, ship] : [ship, target];
  harm(seas, loser, victor.seat, 'PL-BATTLE-4', table);
}

/** The player to the left rolls for an unowned island (PL-AMB-50). */
function assault(seas: Seas, ship: Ship, island: number, table: PlunderTable): void {
  ship.foughtIslands.push(island);
  const { id, skulls } = itemAt(chart(seas).islands, island);
  const owner = itemAt(seas.flags, island);
  const roller = owner ?? (ship.seat + 1) % seas.seats;
  if (!rollOff([ship.seat, roller], [ship.cannons, skulls], 'PL-CONQ-3', table)) {
    harm(seas, ship, owner, 'PL-CONQ-6', table, 'PL-CONQ-7');
    return;
  }
  seas.flags[island] = ship.seat;
  const [seat, points] = [ship.seat, pointsOf(seas, ship.seat)];
  table.tell({ type: 'conquered', seat, island: id, from: owner, points, rule: 'PL-CONQ-5' });
  checkVictory(seas, table);
}
