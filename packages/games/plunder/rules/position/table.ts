// Whether the map, the picking order and the islands picked so far are as setup lays them out.
import { itemAt, Malformed, reading, type Seat } from '@tidetable/engine';
import { STARTING_PEGS } from '../data/fleet.ts';
import { OPEN_STACK, STARTING_HAND } from '../data/resources.ts';
import { tilesOf } from '../layout.ts';
import type { Options } from '../options.ts';
import { captainOf, chart, fleetOf, handSize, islandsOf } from '../questions.ts';
import type { Seas } from '../state.ts';
import { mayStartAt } from '../waters.ts';
import { checkFreshTurn } from './turn.ts';

const { insist, text } = reading;

/** The tiles for this number of players, each once. */
export function layoutReader(seats: number): reading.Reader<string> {
  return (input, where) => {
    const layout = text(input, where);
    const wanted = seats === 2 ? 4 : 6;
    if (tilesOf(layout)?.length !== wanted)
      throw new Malformed(where, `${wanted} tiles such as 4A0, each once (PL-SETUP-1)`, input);
    return layout;
  };
}

export function checkFaces(layout: string, { onlyAFaces }: Options): void {
  const fair = !onlyAFaces || tilesOf(layout)?.every(({ face }) => face.endsWith('A')) === true;
  insist(fair, 'state.layout', 'A faces only, as chosen', layout);
}

/** The highest roll picks first, and the seat after it plays first (PL-SETUP-12, PL-SETUP-16). */
export function checkPickingOrder({ pickingRolls, firstPlayer, seats }: Seas): void {
  const highest = highestRoller(pickingRolls);
  const wanted = 'rolls of all, and again of those who tie for the highest (PL-AMB-1)';
  insist(highest !== null, 'state.pickingRolls', wanted, pickingRolls);
  const first = ((highest as Seat) + 1) % seats;
  const where = 'state.firstPlayer';
  insist(firstPlayer === first, where, `seat ${first}, after the highest roll`, firstPlayer);
}

function highestRoller(rolls: Seas['pickingRolls']): Seat | null {
  let rolling: Seat[] = [...rolls.keys()];
  for (let round = 0; ; round++) {
    const others = [...rolls.keys()].filter((seat) => !rolling.includes(seat));
    if (others.some((seat) => itemAt(rolls, seat).length > round)) return null;
    if (rolling.length === 1)
      return rolls[itemAt(rolling, 0)]?.length === round ? itemAt(rolling, 0) : null;
    const thrown = rolling.map((seat) => rolls[seat]?.[round] ?? 0);
    if (thrown.includes(0)) return null;
    const best = Math.max(...thrown);
    rolling = rolling.filter((_seat, index) => thrown[index] === best);
  }
}

/** Before the first turn captains have what they picked, and nothing else. */
export function checkSetup(seas: Seas): void {
  const picking = seas.agenda.flatMap(({ step, seat }) => (step === 'pick-island' ? [seat] : []));
  if (seas.agenda[0]?.step !== 'turn') return;
  checkFreshTurn(seas);
  const untouched =
    seas.round === 1 &&
    !seas.expired &&
    seas.treasureUsed.length === 0 &&
    seas.stacks.every((count) => count === OPEN_STACK);
  insist(untouched, 'state', 'rounds, stacks and treasure as at the start', 'something else');
  const storm = mayStartAt(chart(seas), seas.storm);
  insist(storm, 'state.storm', 'no storm over a one-skull port at the start (PL-SETUP-11)', storm);
  for (const seat of seas.captains.keys()) checkPick(seas, seat, picking.includes(seat));
  const order = seas.ships.map(
    ({ seat }) => (seas.firstPlayer - 1 - seat + seas.seats) % seas.seats,
  );
  const inOrder =
    order.every((place, index) => place === index) && seas.nextShip === order.length + 1;
  insist(inOrder, 'state.ships', 'ships in the order of the picks', order.join());
}

function checkPick(seas: Seas, seat: Seat, waiting: boolean): void {
  const islands = islandsOf(seas, seat);
  const fleet = fleetOf(seas, seat);
  const { plunderPoints } = captainOf(seas, seat);
  const things = [islands.length, fleet.length, handSize(seas, seat), plunderPoints].join();
  const wanted = waiting ? '0,0,0,0' : `1,1,${STARTING_HAND},0`;
  const where = `state.captains[${seat}]`;
  insist(things === wanted, where, `${wanted} islands, ships, cards and points`, things);
  if (waiting) return;
  const { skulls, ports } = itemAt(chart(seas).islands, itemAt(islands, 0));
  insist(skulls === 1, where, 'an island with one skull (PL-SETUP-13)', skulls);
  const ship = itemAt(fleet, 0);
  const fresh =
    ship.square === ports[0] &&
    ship.lives === STARTING_PEGS.life &&
    ship.masts === STARTING_PEGS.mast &&
    ship.cannons === STARTING_PEGS.cannon;
  insist(fresh, where, 'a new ship in the port of the island (PL-SETUP-14)', ship.square);
}
