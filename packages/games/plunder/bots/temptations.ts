// What can be fought or found without sailing.
import { itemAt, type Seat } from '@tidetable/engine';
import {
  type Action,
  canReach,
  chart,
  isCutOff,
  mayHarm,
  portOf,
  type Seas,
  teamOf,
} from '../public.ts';
import { worthOfBattling, worthOfStorming } from './aims.ts';
import type { Values } from './values.ts';

/** The least gain of a fight. */
const LEAST = 0.02;

/** The best attack. */
export function bestFight(seas: Seas, seat: Seat, values: Values): Action | null {
  const { options, ships, flags } = seas;
  let best: Action | null = null;
  let most = LEAST;
  for (const ship of ships) {
    if (ship.seat !== seat) continue;
    const island = portOf(seas, ship);
    if (island >= 0 && !ship.foughtIslands.includes(island)) {
      const owner = flags[island] ?? null;
      if (owner === null || mayHarm(seas, owner)) {
        const worth = worthOfStorming(seas, ship, island, values);
        if (worth > most) [best, most] = [{ type: 'attack-island', ship: ship.id }, worth];
      }
    }
    for (const target of ships) {
      if (teamOf(options, target.seat) === teamOf(options, seat)) continue;
      if (!canReach(seas, ship.square, target.square)) continue;
      if (ship.foughtShips.includes(target.id) || !mayHarm(seas, target.seat)) continue;
      const worth = worthOfBattling(ship, target, values);
      if (worth > most)
        [best, most] = [{ type: 'attack', ship: ship.id, target: target.id }, worth];
    }
  }
  return best;
}

/** An X within reach of a ship. */
export function find(seas: Seas, seat: Seat): Action | null {
  const { digSites, names } = chart(seas);
  for (const cross of seas.crosses)
    for (const ship of seas.ships)
      if (
        ship.seat === seat &&
        digSites[cross]?.includes(ship.square) &&
        !isCutOff(seas, ship.square, cross)
      )
        return { type: 'collect', ship: ship.id, at: itemAt(names, cross) };
  return null;
}
