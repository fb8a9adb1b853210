// Positions of the recorded games, and what can be done in each.
import { readdirSync, readFileSync } from 'node:fs';
import {
  type GameRecord,
  itemAt,
  Match,
  menu,
  type Offers,
  readNotation,
  type Seat,
} from '@tidetable/engine';
import type { Action, Event, Seas, View } from '../../public.ts';
import { plunder } from '../../rules/index.ts';

const FOLDER = new URL('../../records/', import.meta.url);

export interface Position {
  /** As it was before it ended. */
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
  for (const [position] of stepsOf(record)) yield position;
}

/** Every decision of a recorded game, and its outcome. */
function* stepsOf(record: GameRecord): Generator<readonly [Position, readonly Event[]]> {
  const match = Match.resume(plunder, { ...record, plies: [] });
  const open = { ...record, outcome: null };
  for (const [ply, { seat, action }] of record.plies.entries()) {
    for (const rig of record.rigs ?? []) if (ply > 0 && rig.ply === ply + 1) match.rig(rig);
    const state = match.state as Seas;
    const position = positionAt(open, ply, seat, state);
    const played =
      action === plunder.timeUp
        ? match.callTime()
        : match.play(seat, readNotation(action) as Action);
    if (!played.ok) throw new Error(played.refusal.message);
    yield [position, played.events];
  }
}

function positionAt(record: GameRecord, ply: number, seat: Seat, state: Seas): Position {
  const view = plunder.view(state, seat);
  return { record, ply, seat, state, view, offers: () => menu(plunder, state, seat) };
}

/** The first matching decision in the recorded games. */
export function decisionLike(isLike: (position: Position) => boolean): Position {
  for (const record of records())
    for (const position of decisionsOf(record)) if (isLike(position)) return position;
  throw new Error('no record has a decision like this');
}

/** The first decision in the recorded games that led to such an event, and its game. */
export function decisionBefore<K extends Event['type']>(
  type: K,
  isLike: (event: Extract<Event, { readonly type: K }>) => boolean = () => true,
): Position {
  const isIt = (event: Event): boolean =>
    event.type === type && isLike(event as Extract<Event, { readonly type: K }>);
  for (const record of records())
    for (const [position, events] of stepsOf(record))
      if (events.some(isIt)) return { ...position, record };
  throw new Error(`no record tells ${type}`);
}

/** The same game, continued differently: the deciding seat plays these actions, in notation. */
export function goneOn({ record, ply }: Position, moves: readonly string[]): Position {
  const match = Match.resume(plunder, { ...record, plies: record.plies.slice(0, ply) });
  const decider = (): Seat => itemAt(match.deciders.must, 0);
  for (const move of moves) {
    const played = match.play(decider(), readNotation(move) as Action);
    if (!played.ok) throw new Error(`${move}: ${played.refusal.message}`);
  }
  return positionAt(match.record(), match.ply, decider(), match.state);
}

/** The first decision of each kind of frame in the recorded games. */
export function oneOfEachKind(): readonly Position[] {
  const found = new Map<string, Position>();
  for (const record of records())
    for (const position of decisionsOf(record)) {
      const step = position.state.agenda.at(-1)?.step ?? '';
      if (!found.has(step)) found.set(step, position);
    }
  return [...found.values()];
}
