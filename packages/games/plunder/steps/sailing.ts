// Movement: the sailing die, masts, and the toll of the storm.
import type { Seat, Table } from '@tidetable/engine';
import { DIE, STORM_ROLL, STORM_TOLL } from '../data/table.ts';
import { NONE, type Square } from '../map.ts';
import { chart, handSize, isCutOff, shipAt, shipOf } from '../questions.ts';
import { spin } from '../setup.ts';
import type { Event, Frame, Seas, Ship } from '../state.ts';
import type { PlunderMenu } from '../verdicts.ts';
import { cornersOf, squareAt } from '../waters.ts';
import { stir } from './dealing.ts';

type PlunderTable = Table<Frame, Event>;

export function offerSailing(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  const { pool } = seas.turn;
  if (pool === null) menu.allow({ type: 'roll' }, 'PL-TURN-3');
  else menu.bar({ type: 'roll' }, 'PL-TURN-3');
  const { neighbours, names } = chart(seas);
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    if (menu.explaining) {
      barLand(seas, ship, menu);
      for (const corner of cornersOf(chart(seas), ship.square))
        menu.bar({ type: 'sail', ship: ship.id, to: names[corner] as string }, 'PL-MOVE-5');
    }
    for (const square of neighbours[ship.square] as readonly Square[]) {
      const action = { type: 'sail', ship: ship.id, to: names[square] as string } as const;
      const rule = whyNot(seas, ship, square);
      if (rule === null) menu.allow(action, ruleOfStep(ship));
      else menu.bar(action, rule);
    }
  }
}

/** By a mast of its own, or by the die. */
function ruleOfStep({ wind }: Ship): string {
  return wind > 0 ? 'PL-MOVE-2' : 'PL-MOVE-1';
}

function whyNot(seas: Seas, ship: Ship, square: Square): string | null {
  const { pool } = seas.turn;
  if (pool === null) return 'PL-AMB-3';
  if (ship.moored) return 'PL-MOVE-11';
  if (pool + ship.wind === 0) return 'PL-MOVE-1';
  if (shipAt(seas, square) !== undefined) return 'PL-MOVE-6';
  const toll = isCutOff(seas, ship.square, square);
  return toll && handSize(seas, ship.seat) < STORM_TOLL ? 'PL-STORM-3' : null;
}

/** Land, land barriers and the closed sides of ports. */
function barLand(seas: Seas, { id, square }: Ship, menu: PlunderMenu): void {
  const { beside, neighbours, names } = chart(seas);
  for (const other of beside[square] as readonly Square[])
    if (other !== NONE && !neighbours[square]?.includes(other))
      menu.bar({ type: 'sail', ship: id, to: names[other] as string }, 'PL-MOVE-7');
}

/** A 1 moves the storm before anything else (PL-STORM-11). */
export function roll(seas: Seas, seat: Seat, table: PlunderTable): void {
  stir(seas);
  const die = table.chance.roll(DIE);
  table.tell({ type: 'sailing-roll', seat, die, rule: 'PL-TURN-3' });
  if (die === STORM_ROLL) spinStorm(seas, 'PL-STORM-11', table);
  seas.turn.pool = die;
}

export function spinStorm(seas: Seas, rule: string, table: PlunderTable): void {
  seas.storm = spin(chart(seas), table.chance);
  table.tell({ type: 'storm-moved', to: seas.storm, rule });
}

/** One square; what the masts give is used first (PL-AMB-6). */
export function sail(
  seas: Seas,
  seat: Seat,
  { ship: id, to }: { readonly ship: number; readonly to: string },
  table: PlunderTable,
): void {
  stir(seas);
  const ship = shipOf(seas, id) as Ship;
  const from = ship.square;
  const square = squareAt(chart(seas), to);
  const rule = ruleOfStep(ship);
  if (ship.wind > 0) ship.wind -= 1;
  else seas.turn.pool = (seas.turn.pool as number) - 1;
  ship.square = square;
  table.tell({ type: 'sailed', seat, ship: id, from, to: square, rule });
  if (isCutOff(seas, from, square))
    table.push({ step: 'pay', seat, why: 'toll', count: STORM_TOLL });
}
