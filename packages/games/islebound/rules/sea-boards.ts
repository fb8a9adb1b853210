// Questions about the sea boards, and the events that are completed on them.
import { itemAt, type Seat } from '@tidetable/engine';
import { type Region, SEA_BOARDS } from './data/map.ts';
import { eventCard } from './editions.ts';
import { type Open, type OpenFog, regionOf } from './questions.ts';
import type { Sea } from './state.ts';

export function activeBoard({ boards }: Pick<OpenFog, 'boards'>): number {
  return boards.at(-1) as number;
}

/**
 * The active board goes into the fog. After the last one all are turned over in order, so that the first one used is
 * on top again (IB-FOG-12, IB-AMB-51).
 */
export function rotated<B extends number | null>({ boards, mist, pass }: Stack<B>): Stack<B> {
  const covered = [...mist, ...boards.slice(-1)];
  return boards.length === 1
    ? { boards: covered.reverse(), mist: [], pass: pass + 1 }
    : { boards: boards.slice(0, -1), mist: covered, pass };
}

interface Stack<B> {
  readonly boards: readonly B[];
  readonly mist: readonly B[];
  readonly pass: number;
}

/** The seat that took the first turn: in Deep Fog the first-player card has moved since (IB-FOG-11). */
export function whoBegan({ firstPlayer, fog, seats }: Sea): Seat {
  if (fog === null) return firstPlayer;
  const rounds = SEA_BOARDS.length * fog.pass + fog.mist.length;
  return (((firstPlayer - rounds) % seats) + seats) % seats;
}

/** Top, lower left, lower right. */
export function regionsOf(board: number): Region[] {
  return [3 * board, 3 * board + 1, 3 * board + 2];
}

/** Events that can be completed now. */
export function eventsUp({ fog, eventPiles }: Sea): number[] {
  if (fog !== null) return fog.event === null ? [] : [fog.event];
  return eventPiles.flatMap((pile) => pile.at(-1) ?? []);
}

/** Where an event is completed: its town or, in Deep Fog, the lower right region if that town is out of sight (IB-FOG-16). */
export function regionOfEvent(sea: Open, event: number): Region {
  const region = regionOf(sea, eventCard(sea, event).town);
  if (sea.fog === null) return region;
  const inTheMiddle = regionsOf(activeBoard(sea.fog));
  return inTheMiddle.includes(region) ? region : itemAt(inTheMiddle, 2);
}
