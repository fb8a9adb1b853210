// The summary of a game: points by source.
import type { Core } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import { fleetOf, islandsOf, pointsOf, type Seas } from '../public.ts';
import { COUNTED } from '../words/en/counted.ts';

export function summary(states: readonly Core[]): GameSummary {
  const all = states as readonly Seas[];
  const last = all.at(-1);
  if (last === undefined)
    return { earned: [], facts: [], courses: [], isStacked: false, names: COUNTED };
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
    names: COUNTED,
  };
}
