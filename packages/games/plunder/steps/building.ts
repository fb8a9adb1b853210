// Building, and burying treasure.
import type { RuleId, Seat, Table } from '@tidetable/engine';
import { BURIAL_GOLD, COSTS, PEG_LIMIT, PEGS, type Peg, STARTING_PEGS } from '../data/fleet.ts';
import { NONE, type Square, WATER } from '../map.ts';
import {
  canPay,
  cardsOf,
  chart,
  isCutOff,
  islandsOf,
  isPointLeft,
  mayGrow,
  pegsLeft,
  pegsOn,
  shipAt,
  shipOf,
} from '../questions.ts';
import type { Event, Frame, Seas, Ship } from '../state.ts';
import type { PlunderMenu } from '../verdicts.ts';
import { squareAt } from '../waters.ts';
import { putBack } from './cards.ts';
import { stir } from './dealing.ts';
import { launch } from './launch.ts';
import { checkVictory, gainPoint } from './points.ts';

type PlunderTable = Table<Frame, Event>;

const LIMIT_RULES: Readonly<Record<Peg, RuleId>> = {
  life: 'PL-FLEET-2',
  cannon: 'PL-FLEET-3',
  mast: 'PL-FLEET-4',
};

export function offerBuilding(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  for (const peg of PEGS) {
    const afford = canPay(seas, seat, COSTS[peg]);
    if (!afford && !menu.explaining) continue;
    for (const ship of seas.ships) {
      if (ship.seat !== seat) continue;
      const action = { type: 'build', peg, ship: ship.id } as const;
      if (pegsOn(ship, peg) >= PEG_LIMIT[peg]) menu.bar(action, LIMIT_RULES[peg]);
      else if (!afford) menu.bar(action, 'PL-BUILD-2');
      else if (pegsLeft(seas, peg) === 0) menu.bar(action, 'PL-AMB-30');
      else menu.allow(action, 'PL-BUILD-2');
    }
  }
  offerShips(seas, seat, menu);
  offerBurial(seas, seat, menu);
}

export function offerBurial(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  if (!canPay(seas, seat, cardsOf('gold', BURIAL_GOLD))) menu.bar({ type: 'bury' }, 'PL-GOAL-4');
  else if (!isPointLeft(seas)) menu.bar({ type: 'bury' }, 'PL-AMB-30');
  else menu.allow({ type: 'bury' }, 'PL-GOAL-4');
}

function offerShips(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  const why = whyNoShip(seas, seat);
  if (why !== null && !menu.explaining) return;
  const { names } = chart(seas);
  for (const [square, rule] of berthsFor(seas, seat)) {
    const action = { type: 'build-ship', at: names[square] as string } as const;
    if (rule !== null) menu.bar(action, rule);
    else if (why !== null) menu.bar(action, why);
    else menu.allow(action, 'PL-BUILD-2');
  }
}

function whyNoShip(seas: Seas, seat: Seat): RuleId | null {
  if (!mayGrow(seas, seat)) return 'PL-FLEET-1';
  if (!canPay(seas, seat, COSTS.ship)) return 'PL-BUILD-2';
  return pegsLeft(seas, 'life') < STARTING_PEGS.life ? 'PL-AMB-30' : null;
}

/** Own ports, and water beside own ships; with the rule against it where there is one. */
function berthsFor(seas: Seas, seat: Seat): Map<Square, RuleId | null> {
  const { islands, neighbours, beside, terrain } = chart(seas);
  const berths = new Map<Square, RuleId | null>();
  for (const island of islandsOf(seas, seat))
    for (const port of islands[island]?.ports ?? [])
      berths.set(port, shipAt(seas, port) === undefined ? null : 'PL-AMB-25');
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    for (const square of beside[ship.square] as readonly Square[]) {
      const known = berths.get(square);
      if (square === NONE || known === null || known === 'PL-AMB-25') continue;
      const isOpen = terrain[square] === WATER && neighbours[ship.square]?.includes(square);
      if (!isOpen || shipAt(seas, square) !== undefined) berths.set(square, 'PL-AMB-26');
      else berths.set(square, isCutOff(seas, ship.square, square) ? 'PL-STORM-8' : null);
    }
  }
  return berths;
}

/** A mast built after the roll carries nobody before the next turn (PL-MOVE-11). */
export function build(
  seas: Seas,
  seat: Seat,
  { peg, ship: id }: { readonly peg: Peg; readonly ship: number },
  table: PlunderTable,
): void {
  stir(seas);
  const ship = shipOf(seas, id) as Ship;
  addPeg(ship, peg);
  if (peg === 'mast' && seas.turn.pool === null) ship.wind += 1;
  table.tell({ type: 'built', seat, peg, ship: id, rule: 'PL-BUILD-2' });
  putBack(seas, seat, COSTS[peg], 'paid', 'PL-BUILD-1', table);
}

export function addPeg(ship: Ship, peg: Peg): void {
  if (peg === 'mast') ship.masts += 1;
  else if (peg === 'cannon') ship.cannons += 1;
  else ship.lives += 1;
}

export function buildShip(seas: Seas, seat: Seat, at: string, table: PlunderTable): void {
  stir(seas);
  const ship = launch(seas, seat, squareAt(chart(seas), at), 'PL-BUILD-2', table);
  putBack(seas, seat, COSTS.ship, 'paid', 'PL-BUILD-1', table);
  ship.moored = seas.turn.pool !== null;
  checkVictory(seas, table);
}

export function bury(seas: Seas, seat: Seat, table: PlunderTable): void {
  stir(seas);
  table.tell({ type: 'buried', seat, rule: 'PL-GOAL-4' });
  putBack(seas, seat, cardsOf('gold', BURIAL_GOLD), 'paid', 'PL-GOAL-4', table);
  gainPoint(seas, seat, 'PL-GOAL-4', table);
}
