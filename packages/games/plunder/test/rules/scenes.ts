// Shared by rule tests: a ship on an X, short notation for offers and hands.
import type { Scene } from '@tidetable/conformance';
import { deciders, menu, type Viewer } from '@tidetable/engine';
import { expect } from 'vitest';
import { KINDS, type Kind } from '../../rules/data/resources.ts';
import { plunder } from '../../rules/index.ts';
import { chartOf } from '../../rules/map.ts';
import type { Plunder } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

type Few = Readonly<Partial<Record<Kind, number>>>;

/** The rolls that take an X to L1. */
export const AWAY = [12, 1];

export const DIG = 'collect at=F9 ship=1';

/** Seat 0 on an X at F9, beneath which this Treasure card waits. */
export function finding(card: number, things: Given = {}): Scene<Plunder> {
  return given({
    ships: [
      { seat: 0, at: 'F9' },
      { seat: 1, at: 'little-sister' },
      { seat: 2, at: 'pintail' },
    ],
    crosses: ['F9'],
    treasure: [card],
    pool: 4,
    rig: { rolls: AWAY },
    ...things,
  });
}

/** The same with a card that steals: chance picks these cards of the hands, one after the other. */
export function robbing(card: number, picks: readonly number[], things: Given): Scene<Plunder> {
  return finding(card, { ...things, rig: { rolls: [...picks, ...AWAY] } });
}

/** The cards of a seat, without the kinds that it lacks. */
export function handOf({ state }: Scene<Plunder>, seat: number): Few {
  return few(state.captains[seat]?.hand ?? []);
}

export function few(cards: readonly number[]): Few {
  return Object.fromEntries(
    KINDS.map((kind, at) => [kind, cards[at]] as const).filter(([, count]) => count !== 0),
  );
}

/** The details of an offer: positive counts are given, negative ones asked for. */
export function terms(cards: Few): string {
  return KINDS.flatMap((kind) => {
    const count = cards[kind] ?? 0;
    if (count === 0) return [];
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return [count > 0 ? `give${name}=${count}` : `ask${name}=${-count}`];
  }).join(' ');
}

/** A ship's coordinate; undefined once it has sunk. */
export function placeOf({ state }: Scene<Plunder>, id: number): string | undefined {
  const ship = state.ships.find((other) => other.id === id);
  return ship && chartOf(state.layout).names[ship.square];
}

export function crossesIn({ state }: Scene<Plunder>): (string | undefined)[] {
  return state.crosses.map((square) => chartOf(state.layout).names[square]);
}

/** Who owns an island. */
export function ownerOf({ state }: Scene<Plunder>, name: string): number | null | undefined {
  return state.flags[chartOf(state.layout).islands.findIndex(({ id }) => id === name)];
}

/** Two worlds look alike to all but those in the know: views, menus, deciders and events. */
export function expectAlike(
  one: Scene<Plunder>,
  other: Scene<Plunder>,
  knowing: readonly Viewer[],
): void {
  expect(deciders(plunder, one.state)).toEqual(deciders(plunder, other.state));
  const viewers: Viewer[] = [...one.state.captains.keys(), 'spectator'];
  for (const viewer of viewers.filter((seat) => !knowing.includes(seat))) {
    expect(plunder.view(one.state, viewer)).toEqual(plunder.view(other.state, viewer));
    expect(one.events.map((event) => plunder.redact(event, viewer))).toEqual(
      other.events.map((event) => plunder.redact(event, viewer)),
    );
    if (viewer === 'spectator') continue;
    expect(menu(plunder, one.state, viewer)).toEqual(menu(plunder, other.state, viewer));
  }
}
