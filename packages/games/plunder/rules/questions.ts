// What the rules ask about the seas; nothing here changes them.
import { itemAt, type RuleId, type Seat } from '@tidetable/engine';
import { BOX, FLEET_LIMIT, type Peg, STARTING_PEGS } from './data/fleet.ts';
import { type Cards, KINDS, type Kind, OPEN_STACK } from './data/resources.ts';
import { STORM_TOLL } from './data/table.ts';
import { type Chart, chartOf, type Square } from './map.ts';
import { teamOf } from './options.ts';
import type { Captain, Seas, Ship, Turn, View } from './state.ts';
import { acrossTheBorder, isBeside, isStormy } from './waters.ts';

/** Answers that may be given in advance. */
export const STANDING_ANSWERS = ['refuse'] as const;

export function chart({ layout }: { readonly layout: string }): Chart {
  return chartOf(layout);
}

export function captainOf(seas: Seas, seat: Seat): Captain {
  return itemAt(seas.captains, seat);
}

// Cards

export function sum(cards: Cards): number {
  return (cards[0] as number) + (cards[1] as number) + (cards[2] as number) + (cards[3] as number);
}

export function handSize(seas: Seas, seat: Seat): number {
  return sum(captainOf(seas, seat).hand);
}

export function canPay(seas: Seas, seat: Seat, cost: Cards): boolean {
  const { hand } = captainOf(seas, seat);
  for (let kind = 0; kind < KINDS.length; kind++)
    if ((hand[kind] as number) < (cost[kind] as number)) return false;
  return true;
}

export function kindIndex(kind: Kind): number {
  return KINDS.indexOf(kind);
}

/** What stays on the stacks; the rest goes face down (PL-OPT-1, PL-AMB-90). */
export function restocked(stacks: Cards): number[] {
  return stacks.map((count) => Math.min(count, OPEN_STACK));
}

export function cardsOf(kind: Kind, count: number): number[] {
  return KINDS.map((other) => (other === kind ? count : 0));
}

// Ships

type Afloat = Pick<Seas, 'ships'>;

export function shipOf({ ships }: Afloat, id: number): Ship | undefined {
  return ships.find((ship) => ship.id === id);
}

export function fleetOf({ ships }: Afloat, seat: Seat): Ship[] {
  return ships.filter((ship) => ship.seat === seat);
}

export function hasShip({ ships }: Afloat, seat: Seat): boolean {
  return ships.some((ship) => ship.seat === seat);
}

export function shipAt({ ships }: Afloat, square: Square): Ship | undefined {
  return ships.find((ship) => ship.square === square);
}

export function mayGrow(seas: Afloat, seat: Seat): boolean {
  return fleetOf(seas, seat).length < FLEET_LIMIT;
}

export function newShip(id: number, seat: Seat, square: Square, moored = false): Ship {
  return {
    id,
    seat,
    square,
    lives: STARTING_PEGS.life,
    masts: STARTING_PEGS.mast,
    cannons: STARTING_PEGS.cannon,
    wind: 0,
    moored,
    foughtShips: [],
    foughtIslands: [],
  };
}

type Carried = Pick<Ship, 'wind'>;
type Rolled = Pick<Turn, 'pool'>;

/** What is left after one square; masts are used first (PL-AMB-6). */
export function afterStep({ wind }: Carried, { pool }: Rolled): Carried & Rolled {
  if (wind > 0) return { wind: wind - 1, pool };
  return { wind, pool: (pool ?? 0) - 1 };
}

/** Squares that a ship can still sail in this turn. */
export function squaresLeft(
  { wind, moored }: Carried & Pick<Ship, 'moored'>,
  { pool }: Rolled,
): number {
  return pool === null || moored ? 0 : pool + wind;
}

/** At the start of a turn. */
export function setSail({
  masts,
}: Ship): Pick<Ship, 'wind' | 'moored' | 'foughtShips' | 'foughtIslands'> {
  return { wind: masts, moored: false, foughtShips: [], foughtIslands: [] };
}

/** Whether a new mast counts this turn: after the roll a bought one waits, one from a card only by house rule (PL-MOVE-11, PL-AMB-68). */
export function carriesAtOnce(
  { turn, options }: Pick<Seas, 'turn' | 'options'>,
  rule: RuleId,
): boolean {
  return turn.pool === null || (rule !== BOUGHT_PEG && !options.treasureMastsWait);
}

/** The rule by which pegs and ships are bought. */
export const BOUGHT_PEG: RuleId = 'PL-BUILD-2';

// Islands

/** The island in whose port this ship lies, or -1. */
export function portOf(seas: Pick<Seas, 'layout'>, ship: Ship): number {
  return chart(seas).islandAt[ship.square] as number;
}

export function isMerchant(seas: Pick<Seas, 'layout'>, island: number): boolean {
  return chart(seas).islands[island]?.kind === 'merchant';
}

export function islandsOf({ flags }: Pick<Seas, 'flags'>, seat: Seat): number[] {
  const islands: number[] = [];
  for (let island = 0; island < flags.length; island++)
    if (flags[island] === seat) islands.push(island);
  return islands;
}

/** Whether at least one port is outside the storm (PL-STORM-9). */
export function yields(seas: Pick<Seas, 'layout' | 'storm'>, island: number): boolean {
  return chart(seas).islands[island]?.ports.some((port) => !inStorm(seas, port)) === true;
}

// The storm

export function inStorm(seas: Pick<Seas, 'layout' | 'storm'>, square: Square): boolean {
  return isStormy(chart(seas), seas.storm, square);
}

export function isCutOff(
  seas: Pick<Seas, 'layout' | 'storm'>,
  one: Square,
  other: Square,
): boolean {
  return acrossTheBorder(chart(seas), seas.storm, one, other);
}

/** The cost in cards of a step: 0 unless it crosses the border of the storm (PL-STORM-1). */
export function tollOf(seas: Pick<Seas, 'layout' | 'storm'>, from: Square, to: Square): number {
  return isCutOff(seas, from, to) ? STORM_TOLL : 0;
}

/** Whether ships on these squares are side by side, with neither land nor storm border between. */
export function canReach(
  seas: Pick<Seas, 'layout' | 'storm'>,
  one: Square,
  other: Square,
): boolean {
  return isBeside(chart(seas), one, other) && !isCutOff(seas, one, other);
}

// Points and company

export function pointsOf(seas: Seas | View, seat: Seat): number {
  const { ships, flags, captains } = seas;
  let points = captains[seat]?.plunderPoints ?? 0;
  for (const ship of ships) if (ship.seat === seat) points += 1;
  for (const owner of flags) if (owner === seat) points += 1;
  return points;
}

export function areTeammates({ options }: Pick<Seas, 'options'>, one: Seat, other: Seat): boolean {
  return one !== other && teamOf(options, one) === teamOf(options, other);
}

/** The points of a seat's whole team (PL-TEAM-3). */
export function teamPoints(seas: Seas | View, seat: Seat): number {
  let points = 0;
  for (const mate of seas.captains.keys())
    if (teamOf(seas.options, mate) === teamOf(seas.options, seat)) points += pointsOf(seas, mate);
  return points;
}

/** Whether a treaty protects this captain; it covers the whole team (PL-TEAM-7). */
function isBound({ turn, options }: Pick<Seas, 'turn' | 'options'>, other: Seat): boolean {
  return turn.treaties.some((partner) => teamOf(options, partner) === teamOf(options, other));
}

/** The treaty rule that protects this captain, directly or as a teammate; null without one. */
export function treatyAgainst(seas: Pick<Seas, 'turn' | 'options'>, other: Seat): RuleId | null {
  if (seas.turn.treaties.includes(other)) return 'PL-TREATY-2';
  return isBound(seas, other) ? 'PL-TEAM-7' : null;
}

/** Whether the active captain may harm this one (PL-TREATY-2, PL-TEAM-5, PL-AMB-54). */
export function mayHarm(seas: Pick<Seas, 'turn' | 'options'>, other: Seat): boolean {
  return (
    teamOf(seas.options, seas.turn.seat) !== teamOf(seas.options, other) && !isBound(seas, other)
  );
}

/** Whether nothing more happens in this turn (PL-TURN-5, PL-AMB-33). */
export function isStopped({ turn, expired, options }: Seas): boolean {
  return turn.over || (expired && !options.finishTurn);
}

// Component limits (PL-AMB-30)

export const PEG_FIELD = { mast: 'masts', cannon: 'cannons', life: 'lives' } as const;

export function pegsOn(ship: Ship, peg: Peg): number {
  return ship[PEG_FIELD[peg]];
}

export function pegsLeft({ options, ships }: Seas, peg: Peg): number {
  if (!options.strictComponents) return Number.POSITIVE_INFINITY;
  return ships.reduce((left, ship) => left - pegsOn(ship, peg), BOX.pegs[peg]);
}

export function hasFlag(seas: Seas, seat: Seat): boolean {
  return !seas.options.strictComponents || islandsOf(seas, seat).length < BOX.flagsEach;
}

export function isPointLeft({ options, captains }: Seas): boolean {
  if (!options.strictComponents) return true;
  return captains.reduce((held, captain) => held + captain.plunderPoints, 0) < BOX.plunderPoints;
}
