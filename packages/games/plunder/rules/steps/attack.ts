// Attacks on islands and ships: who may, and how they are declared.
import { itemAt, type RuleId, type Seat, type Table } from '@tidetable/engine';
import { NONE } from '../map.ts';
import {
  areTeammates,
  canReach,
  chart,
  fleetOf,
  handSize,
  hasFlag,
  inStorm,
  isCutOff,
  portOf,
  shipAt,
  shipOf,
  treatyAgainst,
} from '../questions.ts';
import type { Action, Event, Frame, Seas, Ship } from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { cornersOf, distance } from '../waters.ts';
import { type Declared, resolve } from './battle.ts';

type PlunderTable = Table<Frame, Event>;

export function offerAttacks(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  for (const ship of seas.ships) {
    if (ship.seat !== seat) continue;
    for (const target of targetsAround(seas, ship, menu)) {
      const action = { type: 'attack', ship: ship.id, target: target.id } as const;
      list(menu, action, judgeShipTarget(seas, ship, target));
    }
    list(menu, { type: 'attack-island', ship: ship.id }, judgeIsland(seas, ship));
  }
}

/** Ships beside this one and, when explaining, those at a corner or across land. */
function targetsAround(seas: Seas, ship: Ship, { explaining }: PlunderMenu): Ship[] {
  const { beside, neighbours } = chart(seas);
  const next = itemAt(neighbours, ship.square);
  const targets = next.flatMap((square) => shipAt(seas, square) ?? []);
  if (!explaining) return targets;
  const others = [...itemAt(beside, ship.square), ...cornersOf(chart(seas), ship.square)];
  const apart = others
    .filter((square) => !next.includes(square))
    .flatMap((square) => shipAt(seas, square) ?? [])
    .filter((target) => target.seat !== ship.seat);
  return [...targets, ...apart];
}

/** The verdict on any attack; null for other actions. */
export function judgeAttacks(seas: Seas, seat: Seat, action: Action): Found | null {
  if (action.type !== 'attack' && action.type !== 'attack-island') return null;
  const ship = shipOf(seas, action.ship) as Ship;
  if (ship.seat !== seat) {
    const rule = action.type === 'attack' ? 'PL-BATTLE-1' : 'PL-CONQ-1';
    return barred(rule, { because: 'not-yours', ship: ship.id });
  }
  if (action.type === 'attack-island') return judgeIsland(seas, ship);
  return judgeShipTarget(seas, ship, shipOf(seas, action.target) as Ship);
}

function judgeShipTarget(seas: Seas, ship: Ship, target: Ship): Found {
  const { neighbours, names } = chart(seas);
  if (target.seat === ship.seat) return barred('PL-AMB-54', { because: 'yourself' });
  if (!neighbours[ship.square]?.includes(target.square)) return judgeDistance(seas, ship, target);
  if (isCutOff(seas, ship.square, target.square))
    return barred('PL-STORM-6', { because: 'border-between', at: itemAt(names, target.square) });
  const of = target.id;
  if (ship.foughtShips.includes(target.id)) return barred('PL-BATTLE-5', { because: 'fought', of });
  if (seas.turn.sparedShips.includes(target.id))
    return barred('PL-AMB-34', { because: 'spared', of });
  return judgeHarm(seas, target.seat, 'PL-BATTLE-2');
}

function judgeDistance(seas: Seas, ship: Ship, target: Ship): Found {
  const sea = chart(seas);
  const at = itemAt(sea.names, target.square);
  if (cornersOf(sea, ship.square).includes(target.square))
    return barred('PL-BATTLE-2', { because: 'corner', ship: ship.id, at });
  if (sea.beside[ship.square]?.includes(target.square))
    return barred('PL-BATTLE-2', { because: 'across-land', ship: ship.id, at });
  const way = distance(sea, ship.square, target.square);
  const squares = way === NONE ? null : way;
  return barred('PL-BATTLE-2', {
    because: 'target-far',
    ship: ship.id,
    target: target.id,
    squares,
  });
}

/** Teammates and treaty partners may not be attacked. */
function judgeHarm(seas: Seas, captain: Seat, rule: RuleId): Found {
  if (areTeammates(seas, seas.turn.seat, captain))
    return barred('PL-TEAM-5', { because: 'teammate', captain });
  const treaty = treatyAgainst(seas, captain);
  return treaty === null ? allowed(rule) : barred(treaty, { because: 'treaty', captain });
}

function judgeIsland(seas: Seas, ship: Ship): Found {
  const island = portOf(seas, ship);
  if (island < 0) return barred('PL-CONQ-1', { because: 'not-in-port', ship: ship.id });
  const { id, kind } = itemAt(chart(seas).islands, island);
  const owner = itemAt(seas.flags, island);
  if (kind === 'merchant') return barred('PL-ISLE-3', { because: 'merchants', island: id });
  if (owner === ship.seat) return barred('PL-AMB-54', { because: 'yourself' });
  if (ship.foughtIslands.includes(island))
    return barred('PL-CONQ-8', { because: 'fought', of: id });
  if (seas.turn.sparedIslands.includes(island))
    return barred('PL-AMB-34', { because: 'spared', of: id });
  if (!hasFlag(seas, ship.seat))
    return barred('PL-AMB-30', { because: 'no-flag', captain: ship.seat });
  return owner === null ? allowed('PL-CONQ-1') : judgeHarm(seas, owner, 'PL-CONQ-1');
}

/** Whether some ship of the seat could attack this captain now (PL-AMB-89). */
export function mayAttack(seas: Seas, seat: Seat, captain: Seat): boolean {
  return fleetOf(seas, seat).some(
    (ship) =>
      seas.ships.some(
        (target) => target.seat === captain && judgeShipTarget(seas, ship, target).allowed,
      ) ||
      (seas.flags[portOf(seas, ship)] === captain && judgeIsland(seas, ship).allowed),
  );
}

/** A defender with cards may offer a bribe first, and the attacker may call it off (PL-AMB-34, PL-AMB-78). */
export function fightShip(
  seas: Seas,
  seat: Seat,
  { ship, target }: { readonly ship: number; readonly target: number },
  table: PlunderTable,
): void {
  const defender = (shipOf(seas, target) as Ship).seat;
  table.tell({ type: 'attacked', seat, ship, target, defender, rule: 'PL-BATTLE-1' });
  declare(seas, { seat, ship, target, defender }, false, table);
}

/** A port in the storm is closed for bribes, but not the water between two ships there (PL-AMB-22). */
export function fightIsland(seas: Seas, seat: Seat, id: number, table: PlunderTable): void {
  const ship = shipOf(seas, id) as Ship;
  const island = portOf(seas, ship);
  const defender = itemAt(seas.flags, island);
  table.tell({
    type: 'attacked-island',
    seat,
    ship: id,
    island: chart(seas).islands[island]?.id as string,
    defender,
    rule: 'PL-CONQ-1',
  });
  const closed =
    inStorm(seas, ship.square) && !seas.options.stormBargains && !liesBeside(seas, ship, defender);
  declare(seas, { seat, ship: id, target: null, defender }, closed, table);
}

function liesBeside(seas: Seas, { square }: Ship, defender: Seat | null): boolean {
  return seas.ships.some((ship) => ship.seat === defender && canReach(seas, square, ship.square));
}

function declare(seas: Seas, attack: Declared, closed: boolean, table: PlunderTable): void {
  const { seat, ship, target, defender } = attack;
  if (defender === null || closed || handSize(seas, defender) === 0)
    return resolve(seas, attack, table);
  table.inOrder(
    { step: 'bribe', seat, ship, target, defender },
    { step: 'press-attack', seat, ship, target, defender, refused: [], prices: [] },
  );
}
