// Where a table stands after an entry of its log. A position is never changed; each entry makes the next one.
import {
  type Action,
  attempt,
  attemptTimeCall,
  type Core,
  type Deciders,
  deciders,
  type Game,
  type GameEvent,
  hash,
  NOBODY,
  type Refusal,
  readNotation,
  type Seat,
  write,
} from '@tidetable/engine';
import type { Entry, TableId } from '../store/store.ts';
import type { TableSetup } from './table-setup.ts';

/** The `action` of an undo: `''` takes one action back, `turn` all that can be. */
const UNDO_WORDS = ['', 'turn', 'ask', 'ask turn', 'agree', 'refuse'] as const;
export type UndoWord = (typeof UNDO_WORDS)[number];

/** A seat asks to take something back, and these others have agreed. */
export interface PendingUndo {
  readonly seat: Seat;
  readonly turn: boolean;
  readonly agreed: readonly Seat[];
}

export interface Position {
  readonly seq: number;
  /** How many actions stand. */
  readonly ply: number;
  readonly state: Core;
  readonly hash: string;
  readonly deciders: Deciders;
  /** Who took the last action that stands; null if that is not known any more. */
  readonly actor: Seat | null;
  /** How many of the actor's actions can be taken back, and the position before the last of them. */
  readonly depth: number;
  readonly back: Position | null;
  readonly asked: PendingUndo | null;
}

/** A log that does not lead where it says. Its table stops; no other does. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';

  constructor(table: TableId, seq: number, why: string) {
    super(`table ${table}, entry ${seq}: ${why}`);
  }
}

export type Judged =
  | {
      readonly ok: true;
      readonly position: Position;
      readonly action: string;
      readonly events: readonly GameEvent[];
    }
  | { readonly ok: false; readonly refusal: Refusal | TableRefusal };

interface TableRefusal {
  readonly code: 'undo' | 'fault';
  readonly message: string;
}

const NOTHING: readonly never[] = [];

export function openingPosition(setup: TableSetup): Position {
  return freshPosition(setup.game, 0, 0, setup.firstState(), null);
}

/** A position from which nothing can be taken back. */
export function freshPosition(
  game: Game,
  seq: number,
  ply: number,
  state: Core,
  actor: Seat | null,
): Position {
  const at = { seq, ply, state, hash: hash(state), deciders: deciders(game, state), actor };
  return { ...at, depth: 0, back: null, asked: null };
}

/** Judged by the rules alone, with the chance of its ply. */
export function judgePlay(setup: TableSetup, from: Position, seat: Seat, action: Action): Judged {
  const ply = from.ply + 1;
  const { game } = setup;
  const tried =
    (action.type === game.timeUp ? attemptTimeCall(game, from.state, setup.chanceOf(ply)) : null) ??
    attempt(game, from.state, seat, action, setup.chanceOf(ply));
  if (!tried.ok) return tried;
  const { state, events, disclosed } = tried;
  const continues = from.depth > 0 && from.actor === seat;
  const open = disclosed === NOBODY;
  const position: Position = {
    seq: from.seq + 1,
    ply,
    state,
    hash: hash(state),
    deciders: deciders(setup.game, state),
    actor: seat,
    depth: open ? (continues ? from.depth : 0) + 1 : 0,
    back: open ? (continues ? from : { ...from, depth: 0, back: null, asked: null }) : null,
    asked: null,
  };
  return { ok: true, position, action: write(action), events };
}

/** Taking back, or asking for it, or answering who asked. */
export function judgeUndo(setup: TableSetup, from: Position, seat: Seat, word: UndoWord): Judged {
  if (word === 'agree' || word === 'refuse') return answered(setup, from, seat, word);
  const why = whyNoUndo(from, seat);
  if (why !== null) return refused(why);
  const asks = word === 'ask' || word === 'ask turn';
  if (asks !== (setup.heading.settings.undo === 'consent'))
    return refused(asks ? 'Nobody need be asked.' : 'The others must be asked first.');
  const turn = word.endsWith('turn');
  return asks
    ? decided(setup, from, word, { seat, turn, agreed: [] })
    : takenBack(from, word, turn);
}

function answered(setup: TableSetup, from: Position, seat: Seat, word: 'agree' | 'refuse'): Judged {
  const { asked } = from;
  if (asked === null || asked.seat === seat || asked.agreed.includes(seat))
    return refused('Nobody has asked this seat.');
  if (word === 'refuse') return accepted({ ...from, seq: from.seq + 1, asked: null }, word);
  return decided(setup, from, word, { ...asked, agreed: [...asked.agreed, seat] });
}

function decided(setup: TableSetup, from: Position, word: UndoWord, asked: PendingUndo): Judged {
  const all = asked.agreed.length === setup.seats - 1;
  return all
    ? takenBack(from, word, asked.turn)
    : accepted({ ...from, seq: from.seq + 1, asked }, word);
}

function takenBack(from: Position, word: UndoWord, turn: boolean): Judged {
  const to = back(from, turn ? from.depth : 1);
  return accepted({ ...to, seq: from.seq + 1, asked: null }, word);
}

function accepted(position: Position, action: UndoWord): Judged {
  return { ok: true, position, action, events: NOTHING };
}

function refused(message: string): Judged {
  return { ok: false, refusal: { code: 'undo', message } };
}

function whyNoUndo({ state, ply, actor, depth }: Position, seat: Seat): string | null {
  if (state.outcome !== null) return 'The game is over.';
  if (ply === 0) return 'Nothing has been done yet.';
  if (actor !== null && actor !== seat)
    return 'Another player has acted since; only they could undo now.';
  return depth > 0
    ? null
    : 'What was rolled, shuffled, revealed or answered by another seat stands.';
}

/** The last position that no undo can go behind: the rest of the log can be replayed from it. */
export function barrier(position: Position): Position {
  return back(position, position.depth);
}

function back(position: Position, actions: number): Position {
  let at = position;
  for (let left = actions; left > 0 && at.back !== null; left--) at = at.back;
  return at;
}

/** How many of this seat's actions could be taken back now. */
export function undoable({ state, actor, depth }: Position, seat: Seat): number {
  return state.outcome === null && actor === seat ? depth : 0;
}

/** The position after an entry of the log; throws BrokenLog where the entry cannot be true. */
export function judgeEntry(
  setup: TableSetup,
  from: Position,
  entry: Entry,
): Judged & { readonly ok: true } {
  const { table, seq } = entry;
  if (seq !== from.seq + 1) throw new BrokenLog(table, seq, `follows entry ${from.seq}`);
  const judged = judgedAgain(setup, from, entry);
  if (!judged.ok) throw new BrokenLog(table, seq, `refused: ${judged.refusal.message}`);
  if (judged.position.hash !== entry.hash)
    throw new BrokenLog(table, seq, 'the state after it is not the one it was written with');
  return judged;
}

function judgedAgain(setup: TableSetup, from: Position, entry: Entry): Judged {
  const { table, seq, seat, kind, action } = entry;
  const word = UNDO_WORDS.find((known) => known === action);
  if (kind === 'undo' && word === undefined)
    throw new BrokenLog(table, seq, 'an undo of an unknown kind');
  try {
    return kind === 'undo' && word !== undefined
      ? judgeUndo(setup, from, seat, word)
      : judgePlay(setup, from, seat, readNotation(action));
  } catch (error) {
    throw new BrokenLog(table, seq, (error as Error).message);
  }
}
