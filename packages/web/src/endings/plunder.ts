// Plunder: points by where they came from.
import type { Core } from '@tidetable/engine';
import { fleetOf, islandsOf, pointsOf, type Seas } from '@tidetable/plunder/public';
import type { Tale } from './tale.ts';

export function plunderTale(states: readonly Core[]): Tale {
  const all = states as readonly Seas[];
  const last = all.at(-1);
  if (last === undefined) return { earned: [], facts: [], courses: [], isStacked: false };
  const seats = [...last.captains.keys()];
  return {
    earned: [
      { part: 'ships', points: seats.map((seat) => fleetOf(last, seat).length) },
      { part: 'islands', points: seats.map((seat) => islandsOf(last, seat).length) },
      { part: 'plunderPoints', points: last.captains.map(({ plunderPoints }) => plunderPoints) },
      { part: 'total', points: seats.map((seat) => pointsOf(last, seat)) },
    ],
    facts: [],
    courses: seats.map((seat) => ({ of: seat, values: all.map((seas) => pointsOf(seas, seat)) })),
    isStacked: false,
  };
}
