// Building, and burying treasure.
import { itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import { shortOf } from '../bundles.ts';
import {
  BURIAL_GOLD,
  COSTS,
  FLEET_LIMIT,
  PEG_LIMIT,
  PEGS,
  type Peg,
  STARTING_PEGS,
} from '../data/fleet.ts';
import type { Cards } from '../data/resources.ts';
import { LAND, NONE, type Square, WATER } from '../map.ts';
import {
  BOUGHT_PEG,
  canPay,
  captainOf,
  cardsOf,
  carriesAtOnce,
  chart,
  isCutOff,
  islandsOf,
  isPointLeft,
  mayGrow,
  PEG_FIELD,
  pegsLeft,
  pegsOn,
  shipAt,
  shipOf,
} from '../questions.ts';
import type { Action, Event, Frame, Seas, Ship } from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { squareAt } from '../waters.ts';
import { putBack } from './cards.ts';
import { clearSpared } from './dealing.ts';
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
    if (!menu.explaining && !canPay(seas, seat, COSTS[peg])) continue;
    for (const ship of seas.ships)
      if (ship.seat === seat)
        list(menu, { type: 'build', peg, ship: ship.id }, judgePeg(seas, seat, peg, ship));
  }
  offerShips(seas, seat, menu);
  list(menu, { type: 'bury' }, judgeBurial(seas, seat));
}

/** The verdict on any building or burial; null for other actions. */
export function judgeBuilding(seas: Seas, seat: Seat, action: Action): Found | null {
  switch (action.type) {
    case 'build':
      return judgePeg(seas, seat, action.peg, shipOf(seas, action.ship) as Ship);
    case 'build-ship': {
      const square = squareAt(chart(seas), action.at);
      const berth = berthsFor(seas, seat).get(square) ?? judgeBerth(seas, square);
      return berth.allowed ? judgeShip(seas, seat) : berth;
    }
    case 'bury':
      return judgeBurial(seas, seat);
    default:
      return null;
  }
}

function judgePeg(seas: Seas, seat: Seat, peg: Peg, ship: Ship): Found {
  if (ship.seat !== seat) return barred('PL-FLEET-5', { because: 'not-yours', ship: ship.id });
  const most = PEG_LIMIT[peg];
  if (pegsOn(ship, peg) >= most)
    return barred(LIMIT_RULES[peg], { because: 'peg-limit', peg, ship: ship.id, most });
  const price = judgePrice(seas, seat, COSTS[peg], 'PL-BUILD-2');
  if (!price.allowed) return price;
  return pegsLeft(seas, peg) === 0
    ? barred('PL-AMB-30', { because: 'box-empty', thing: `${peg} pegs` })
    : price;
}

export function judgePrice(seas: Seas, seat: Seat, cost: Cards, rule: RuleId): Found {
  if (canPay(seas, seat, cost)) return allowed(rule);
  const cards = shortOf(captainOf(seas, seat).hand, cost);
  return barred(rule, { because: 'lacking', cards });
}

export function judgeBurial(seas: Seas, seat: Seat): Found {
  const price = judgePrice(seas, seat, cardsOf('gold', BURIAL_GOLD), 'PL-GOAL-4');
  if (!price.allowed || isPointLeft(seas)) return price;
  return barred('PL-AMB-30', { because: 'box-empty', thing: 'Plunder Point cards' });
}

function offerShips(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  const ship = judgeShip(seas, seat);
  if (!ship.allowed && !menu.explaining) return;
  const { names } = chart(seas);
  for (const [square, berth] of berthsFor(seas, seat)) {
    const action = { type: 'build-ship', at: itemAt(names, square) } as const;
    list(menu, action, berth.allowed ? ship : berth);
  }
}

/** Whether another ship can be built at all. */
function judgeShip(seas: Seas, seat: Seat): Found {
  if (!mayGrow(seas, seat))
    return barred('PL-FLEET-1', { because: 'fleet-limit', most: FLEET_LIMIT });
  const price = judgePrice(seas, seat, COSTS.ship, 'PL-BUILD-2');
  if (!price.allowed) return price;
  return pegsLeft(seas, 'life') < STARTING_PEGS.life
    ? barred('PL-AMB-30', { because: 'box-empty', thing: 'life pegs' })
    : price;
}

function berthsFor(seas: Seas, seat: Seat): Map<Square, Found> {
  const { islands, beside } = chart(seas);
  const berths = new Map<Square, Found>();
  for (const island of islandsOf(seas, seat))
    for (const port of islands[island]?.ports ?? []) berths.set(port, judgePort(seas, port));
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    for (const square of itemAt(beside, ship.square)) {
      const known = berths.get(square);
      if (square === NONE || known?.allowed || known?.rule === 'PL-AMB-25') continue;
      berths.set(square, judgeBeside(seas, ship, square));
    }
  }
  return berths;
}

/** One's own port. */
function judgePort(seas: Seas, port: Square): Found {
  if (shipAt(seas, port) === undefined) return allowed('PL-BUILD-2');
  return barred('PL-AMB-25', { because: 'taken', at: itemAt(chart(seas).names, port) });
}

/** Open water beside a ship, on its side of the storm border; by house rule ports too (PL-AMB-26). */
function judgeBeside(seas: Seas, ship: Ship, square: Square): Found {
  const { neighbours, terrain, names } = chart(seas);
  const at = itemAt(names, square);
  if (terrain[square] === LAND) return barred('PL-AMB-26', { because: 'land', at });
  if (terrain[square] !== WATER && !seas.options.portsAreOcean)
    return barred('PL-AMB-26', { because: 'a-port', at });
  if (!neighbours[ship.square]?.includes(square))
    return barred('PL-AMB-26', { because: 'across-land', ship: ship.id, at });
  if (shipAt(seas, square) !== undefined) return barred('PL-AMB-26', { because: 'taken', at });
  return isCutOff(seas, ship.square, square)
    ? barred('PL-STORM-8', { because: 'border-between', at })
    : allowed('PL-BUILD-2');
}

/** Any other square. */
function judgeBerth(seas: Seas, square: Square): Found {
  const { terrain, names } = chart(seas);
  const at = itemAt(names, square);
  if (terrain[square] === LAND) return barred('PL-BUILD-2', { because: 'land', at });
  return terrain[square] === WATER
    ? barred('PL-BUILD-2', { because: 'not-beside', at })
    : barred('PL-AMB-25', { because: 'not-your-port', at });
}

export function build(
  seas: Seas,
  seat: Seat,
  { peg, ship: id }: { readonly peg: Peg; readonly ship: number },
  table: PlunderTable,
): void {
  clearSpared(seas);
  const ship = shipOf(seas, id) as Ship;
  addPeg(ship, peg);
  if (peg === 'mast' && carriesAtOnce(seas, BOUGHT_PEG)) ship.wind += 1;
  table.tell({ type: 'built', seat, peg, ship: id, rule: BOUGHT_PEG });
  putBack(seas, seat, COSTS[peg], 'paid', 'PL-BUILD-1', table);
}

export function addPeg(ship: Ship, peg: Peg): void {
  ship[PEG_FIELD[peg]] += 1;
}

export function buildShip(seas: Seas, seat: Seat, at: string, table: PlunderTable): void {
  clearSpared(seas);
  launch(seas, seat, squareAt(chart(seas), at), BOUGHT_PEG, table);
  putBack(seas, seat, COSTS.ship, 'paid', 'PL-BUILD-1', table);
  checkVictory(seas, table);
}

export function bury(seas: Seas, seat: Seat, table: PlunderTable): void {
  clearSpared(seas);
  table.tell({ type: 'buried', seat, rule: 'PL-GOAL-4' });
  putBack(seas, seat, cardsOf('gold', BURIAL_GOLD), 'paid', 'PL-GOAL-4', table);
  gainPoint(seas, seat, 'PL-GOAL-4', table);
}
