// Questions about sailing: speed, distance, the fog, and regions with other ships.
import type { Seat } from '@tidetable/engine';
import { boardOf, DEEP_FOG, DISTANCES, NEIGHBOURS, type Region } from './data/map.ts';
import { BASE_SPEED, FOG_ROLL, MAX_SPEED } from './data/tracks.ts';
import { editionOf } from './editions.ts';
import { captainOf, countSkill, type Open, owns } from './questions.ts';
import type { Captain } from './state.ts';

export function speedOf(sea: Open, seat: Seat): number {
  return speedWith(captainOf(sea, seat));
}

export function speedWith({ buildings, deck }: Pick<Captain, 'buildings' | 'deck'>): number {
  const base = buildings.includes('shipyard') ? BASE_SPEED + 1 : BASE_SPEED;
  return Math.min(MAX_SPEED, base + countSkill(deck, 'sail'));
}

/**
 * Steps of a move from one region to another. The shortest way never comes back to its start, so that is closed by
 * itself; where ships may return, two steps lead out and back (IB-MOVE-3, IB-AMB-65).
 */
export function stepsBetween(sea: Open, from: Region, to: Region): number {
  if (from !== to) return (DISTANCES[from] as readonly number[])[to] as number;
  return editionOf(sea).mayReturn ? 2 : Number.POSITIVE_INFINITY;
}

/** Fish that a move takes beyond the ship's speed (IB-MOVE-7). */
export function fishToSail(sea: Open, seat: Seat, from: Region, to: Region): number {
  return Math.max(0, stepsBetween(sea, from, to) - speedOf(sea, seat));
}

/** The lowest face that gets through the fog with this many fish (IB-AMB-49). */
export function fogRoll(sea: Open, seat: Seat, fish: number): number {
  return FOG_ROLL[Math.min(MAX_SPEED, speedOf(sea, seat) + fish) as keyof typeof FOG_ROLL];
}

export function isOccupied(sea: Open, seat: Seat, region: Region): boolean {
  return sea.captains.some((other, rival) => rival !== seat && other.region === region);
}

/** Administrators to exhaust for stopping here (IB-MOVE-4, IB-VAR-CLOSE-1); none at the monster (IB-FOG-20). */
export function stopCost(sea: Open, seat: Seat, region: Region): number {
  if (region === DEEP_FOG || owns(sea, seat, 'lighthouse')) return 0;
  const occupied = isOccupied(sea, seat, region) ? 1 : 0;
  if (!sea.options.closeQuarters || boardOf(region) === null) return occupied;
  const beside = boardOf(region) === rivalBoard(sea, seat) ? 1 : 0;
  return sea.options.closeQuartersCost === 'two-in-one-region'
    ? occupied + beside
    : Math.max(occupied, beside);
}

export function isCrowded(sea: Open, seat: Seat, region: Region): boolean {
  return stopCost(sea, seat, region) > 0;
}

/** With two players, the sea board of the other ship; null in a port. */
function rivalBoard(sea: Open, seat: Seat): number | null {
  const region = sea.captains[1 - seat]?.region ?? null;
  return region === null || region === DEEP_FOG ? null : boardOf(region);
}

/** Administrators to exhaust for sailing here, by house rule also for crossing the rival's board (IB-AMB-43). */
export function sailCost(sea: Open, seat: Seat, to: Region): number {
  const stopping = stopCost(sea, seat, to);
  if (stopping > 0 || sea.options.closeQuartersCost !== 'passing-too') return stopping;
  const board = rivalBoard(sea, seat);
  const from = captainOf(sea, seat).region as Region;
  // Leaving the board is free, or two ships without administrators would never part.
  if (board === null || board === boardOf(from) || owns(sea, seat, 'lighthouse')) return 0;
  const most = Math.max(speedOf(sea, seat), stepsBetween(sea, from, to));
  return canSailAround(from, to, board, most) ? 0 : 1;
}

/** Whether it can be reached in this many steps without touching this board. */
function canSailAround(from: Region, to: Region, board: number, most: number): boolean {
  const seen = new Set([from]);
  let ring = [from];
  for (let step = 0; step < most && !seen.has(to); step++) {
    ring = ring.flatMap((region) => NEIGHBOURS[region] as readonly Region[]);
    ring = ring.filter((region) => boardOf(region) !== board && !seen.has(region));
    for (const region of ring) seen.add(region);
  }
  return seen.has(to);
}
