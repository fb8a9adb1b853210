// Whether ships, flags and pegs are where they may be.
import { itemAt, reading } from '@tidetable/engine';
import { BOX, FLEET_LIMIT, PEGS } from '../data/fleet.ts';
import { LAND } from '../map.ts';
import { areTeammates, chart, fleetOf, islandsOf, pegsLeft, shipOf } from '../questions.ts';
import type { Seas, Ship } from '../state.ts';

const { insist } = reading;

export function checkFleets(seas: Seas): void {
  seas.ships.forEach((ship, index) => {
    const where = `state.ships[${index}]`;
    checkNumber(seas, index, where);
    checkSquare(seas, ship, where);
    checkWind(seas, ship, where);
    if (ship.seat === seas.turn.seat) checkFought(seas, ship, where);
    else checkAtRest(ship, where);
  });
  checkFlags(seas);
  for (const seat of seas.captains.keys()) {
    const size = fleetOf(seas, seat).length;
    const wanted = `at most ${FLEET_LIMIT} ships of seat ${seat} (PL-FLEET-1)`;
    insist(size <= FLEET_LIMIT, 'state.ships', wanted, size);
  }
  for (const peg of PEGS) {
    const left = pegsLeft(seas, peg);
    insist(left >= 0, 'state.ships', `at most ${BOX.pegs[peg]} ${peg} pegs (PL-AMB-30)`, -left);
  }
}

/** Numbers grow; ships built after the roll are moored. */
function checkNumber({ ships, nextShip }: Seas, index: number, where: string): void {
  const { id, moored } = itemAt(ships, index);
  const before = ships[index - 1];
  const grows = id < nextShip && id > (before?.id ?? 0);
  insist(grows, `${where}.id`, 'numbers that grow, below the next one (PL-AMB-69)', id);
  const wanted = 'moored, as an older ship is (PL-MOVE-11)';
  insist(moored || before?.moored !== true, `${where}.moored`, wanted, moored);
}

function checkSquare(seas: Seas, { id, square }: Ship, where: string): void {
  const { terrain, names } = chart(seas);
  const name = names[square];
  insist(terrain[square] !== LAND, `${where}.square`, 'water or a port (PL-MOVE-7)', name);
  const first = seas.ships.find((ship) => ship.square === square);
  insist(first?.id === id, `${where}.square`, 'one ship on a square (PL-MOVE-6)', name);
}

/** Masts are only used up after the roll, in turn. */
function checkWind({ turn }: Seas, ship: Ship, where: string): void {
  const { wind, masts, moored, seat } = ship;
  insist(wind <= masts, `${where}.wind`, 'no more than there are masts', wind);
  const unused = wind === masts || (seat === turn.seat && turn.pool !== null);
  insist(unused, `${where}.wind`, 'as many as masts, before the roll and out of turn', wind);
  const late = !moored || turn.pool !== null;
  insist(late, `${where}.moored`, 'no ship moored before the roll (PL-MOVE-11)', moored);
}

function checkAtRest({ moored, foughtShips, foughtIslands }: Ship, where: string): void {
  insist(!moored, `${where}.moored`, 'no ship moored out of turn (PL-MOVE-11)', moored);
  insist(foughtShips.length === 0, `${where}.foughtShips`, 'nothing out of turn', foughtShips);
  const none = foughtIslands.length === 0;
  insist(none, `${where}.foughtIslands`, 'nothing out of turn', foughtIslands);
}

/** Targets may have sunk or changed hands since; teammates are never attacked. */
function checkFought(seas: Seas, ship: Ship, where: string): void {
  const { foughtShips, foughtIslands, seat } = ship;
  once(foughtShips, `${where}.foughtShips`);
  once(foughtIslands, `${where}.foughtIslands`);
  for (const id of foughtShips) {
    const owner = shipOf(seas, id)?.seat;
    const enemy = owner === undefined || (owner !== seat && !areTeammates(seas, seat, owner));
    const wanted = 'ships of enemies, numbered below the next one';
    insist(enemy && id < seas.nextShip, `${where}.foughtShips`, wanted, id);
  }
  for (const island of foughtIslands) {
    const owner = seas.flags[island] ?? seat;
    const enemy = isResource(seas, island) && !areTeammates(seas, seat, owner);
    insist(enemy, `${where}.foughtIslands`, 'resource islands of no teammate', island);
  }
}

function once(numbers: readonly number[], where: string): void {
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  insist(twice === undefined, where, 'each only once (PL-BATTLE-5, PL-CONQ-8)', twice);
}

function isResource(seas: Seas, island: number): boolean {
  return chart(seas).islands[island]?.kind === 'resource';
}

function checkFlags(seas: Seas): void {
  seas.flags.forEach((owner, island) => {
    const lawful = owner === null || isResource(seas, island);
    insist(lawful, `state.flags[${island}]`, 'no owner of a Merchant island (PL-ISLE-3)', owner);
  });
  if (!seas.options.strictComponents) return;
  for (const seat of seas.captains.keys()) {
    const flags = islandsOf(seas, seat).length;
    const wanted = `at most ${BOX.flagsEach} flags of seat ${seat} (PL-AMB-30)`;
    insist(flags <= BOX.flagsEach, 'state.flags', wanted, flags);
  }
}
