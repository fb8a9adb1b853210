// A position from untrusted data: read field by field, then checked for being reachable.
import { reading, readOptions } from '@tidetable/engine';
import { PEG_LIMIT } from '../data/fleet.ts';
import { crossesFor, DIE, SEATS, TEAM_GAIN } from '../data/table.ts';
import { type Chart, chartOf } from '../map.ts';
import { OPTIONS, type Options } from '../options.ts';
import type { Captain, Seas, Ship, Turn } from '../state.ts';
import { checkAgenda } from './agenda.ts';
import { checkComponents } from './components.ts';
import { checkFleets } from './fleets.ts';
import { card, cards, frameReader, PLENTY, shipNumber } from './frames.ts';
import { checkOutcome, checkUnderway } from './outcome.ts';
import { checkFaces, checkPickingOrder, checkSetup, layoutReader } from './table.ts';
import { checkTurn } from './turn.ts';

const { flag, listOf, orNull, plainObject, shape, text, whole } = reading;

const captain: reading.Reader<Captain> = shape({ hand: cards, plunderPoints: whole(0, PLENTY) });

const ending = shape({ ending: text, rule: text });

function shipReader(seats: number, { terrain, islands }: Chart): reading.Reader<Ship> {
  return shape({
    id: shipNumber,
    seat: whole(0, seats - 1),
    square: whole(0, terrain.length - 1),
    lives: whole(1, PEG_LIMIT.life),
    masts: whole(0, PEG_LIMIT.mast),
    cannons: whole(0, PEG_LIMIT.cannon),
    wind: whole(0, PEG_LIMIT.mast),
    moored: flag,
    foughtShips: listOf(shipNumber),
    foughtIslands: listOf(whole(0, islands.length - 1)),
  });
}

function turnReader(
  seats: number,
  { offersPerTurn }: Options,
  { islands }: Chart,
): reading.Reader<Turn> {
  const seat = whole(0, seats - 1);
  return shape({
    seat,
    pool: orNull(whole(0, DIE)),
    treaties: listOf(seat),
    offers: whole(0, offersPerTurn === 0 ? PLENTY : offersPerTurn),
    sparedShips: listOf(shipNumber),
    sparedIslands: listOf(whole(0, islands.length - 1)),
    gained: listOf(whole(-TEAM_GAIN, TEAM_GAIN), seats),
    over: flag,
  });
}

/** A possible state; throws Malformed with the reason if it is not one. */
export function readSeas(input: unknown): Seas {
  const heading = plainObject(input, 'state');
  const players = whole(SEATS.min, SEATS.max);
  const seats = players(heading.seats, 'state.seats');
  const options = readOptions(OPTIONS, heading.options, seats);
  const layout = layoutReader(seats)(heading.layout, 'state.layout');
  const chart = chartOf(layout);
  const seat = whole(0, seats - 1);
  const square = whole(0, chart.terrain.length - 1);
  const seas: Seas = shape({
    seats: players,
    options: () => options,
    layout: () => layout,
    pickingRolls: listOf(listOf(whole(1, DIE)), seats),
    firstPlayer: seat,
    round: whole(1, PLENTY),
    expired: flag,
    turn: turnReader(seats, options, chart),
    captains: listOf(captain, seats),
    ships: listOf(shipReader(seats, chart)),
    nextShip: shipNumber,
    flags: listOf(orNull(seat), chart.islands.length),
    crosses: listOf(square, crossesFor(seats)),
    storm: square,
    stacks: cards,
    deck: cards,
    treasure: listOf(card),
    treasureUsed: listOf(card),
    agenda: listOf(frameReader(seats, chart)),
    outcome: orNull(
      shape({
        winners: listOf(seat),
        endings: listOf(ending),
        scores: listOf(whole(0, 2 * PLENTY), seats),
      }),
    ),
  })(input, 'state');
  checkFaces(layout, options);
  checkPickingOrder(seas);
  checkComponents(seas);
  checkFleets(seas);
  checkTurn(seas);
  if (seas.outcome !== null) checkOutcome(seas);
  else {
    checkUnderway(seas);
    checkAgenda(seas);
  }
  checkSetup(seas);
  return seas;
}
