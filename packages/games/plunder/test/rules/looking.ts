// What rule tests ask about a table.
import type { Scene } from '@tidetable/conformance';
import { attemptTimeCall, Generator, itemAt, type Seat } from '@tidetable/engine';
import { plunder } from '../../rules/index.ts';
import { chart, pointsOf, shipOf } from '../../rules/questions.ts';
import type { Frame, Plunder, Ship } from '../../rules/state.ts';

type Table = Scene<Plunder>;

export function ship({ state }: Table, id: number): Ship {
  const found = shipOf(state, id);
  if (found === undefined) throw new Error(`ship ${id} is not afloat`);
  return found;
}

/** A ship's coordinate; undefined once it has sunk. */
export function where({ state }: Table, id: number): string | undefined {
  const found = shipOf(state, id);
  return found === undefined ? undefined : chart(state).names[found.square];
}

export function ownerOf({ state }: Table, name: string): Seat | null {
  return itemAt(
    state.flags,
    chart(state).islands.findIndex(({ id }) => id === name),
  );
}

/** Everyone's Plunder Points, by seat. */
export function points({ state }: Table): number[] {
  return state.captains.map((_captain, seat) => pointsOf(state, seat));
}

/** Wood, iron, rum and gold in a hand. */
export function handOf({ state }: Table, seat: Seat): readonly number[] {
  return state.captains[seat]?.hand ?? [];
}

/** The pending step. */
export function stepOf({ state }: Table): Frame['step'] | undefined {
  return state.agenda.at(-1)?.step;
}

export function stormAt({ state }: Table): string | undefined {
  return chart(state).names[state.storm];
}

/** The clock of the table has run out. */
export function timeCalled(sea: Table): Table {
  const tried = attemptTimeCall(plunder, sea.state, new Generator(1));
  if (!tried?.ok) throw new Error('time cannot be called now');
  sea.state = tried.state;
  sea.events.push(...tried.events);
  return sea;
}
