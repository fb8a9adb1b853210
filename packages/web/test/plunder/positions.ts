// Positions of the recorded games, and what can be done in each.
import { readdirSync, readFileSync } from 'node:fs';
import {
  type GameRecord,
  Match,
  menu,
  type Offers,
  readNotation,
  type Seat,
} from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import type { Action, Seas, View } from '@tidetable/plunder/public';

const FOLDER = new URL('../../../../records/plunder/', import.meta.url);

export interface Position {
  readonly record: GameRecord;
  /** So many of its actions have been played. */
  readonly ply: number;
  readonly seat: Seat;
  readonly state: Seas;
  readonly view: View;
  offers(): Offers<Action>;
}

export function records(): readonly GameRecord[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
}

/** Every decision of a recorded game. */
export function* decisionsOf(record: GameRecord): Generator<Position> {
  const match = Match.resume(plunder, { ...record, plies: [] });
  for (const [ply, { seat, action }] of record.plies.entries()) {
    for (const rig of record.rigs ?? []) if (ply > 0 && rig.ply === ply + 1) match.rig(rig);
    const state = match.state as Seas;
    const view = plunder.view(state, seat);
    yield { record, ply, seat, state, view, offers: () => menu(plunder, state, seat) };
    match.play(seat, readNotation(action) as Action);
  }
}

/** One decision for each kind of frame that the recorded games come to, the first of each. */
export function oneOfEachKind(): readonly Position[] {
  const found = new Map<string, Position>();
  for (const record of records())
    for (const position of decisionsOf(record)) {
      const step = position.state.agenda.at(-1)?.step ?? '';
      if (!found.has(step)) found.set(step, position);
    }
  return [...found.values()];
}
