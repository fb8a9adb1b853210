// A table from the store: the latest snapshot that can be trusted, and the log after it.
import { type Core, type Game, hash } from '@tidetable/engine';
import type { Entry, Snapshot, Store } from '../store/store.ts';
import {
  freshPosition,
  judgeEntry,
  openingPosition,
  type Position,
  type UndoWord,
} from './position.ts';
import type { TableSetup } from './table-setup.ts';
import type { UnredactedEntry } from './views.ts';

export interface Loaded {
  readonly position: Position;
  /** What happened since the snapshot. */
  readonly story: readonly UnredactedEntry[];
}

export async function load(setup: TableSetup, store: Store): Promise<Loaded> {
  const { id } = setup.heading;
  const snapshot = await store.latestSnapshot(id);
  if (snapshot === null || snapshot.seq < 1) return replay(setup, await store.entries(id, 0));
  const [at, ...tail] = await store.entries(id, snapshot.seq - 1);
  const position = at === undefined ? null : trusted(setup.game, snapshot, at);
  return position === null
    ? replay(setup, await store.entries(id, 0))
    : replay(setup, tail, position);
}

/** A snapshot is trusted if it has the hash that the log names. */
function trusted(game: Game, snapshot: Snapshot, entry: Entry): Position | null {
  const state = stateIn(game, snapshot.state);
  if (state === null || entry.seq !== snapshot.seq || hash(state) !== entry.hash) return null;
  return freshPosition(
    game,
    snapshot.seq,
    snapshot.ply,
    state,
    entry.kind === 'play' ? entry.seat : null,
  );
}

function stateIn(game: Game, text: string): Core | null {
  try {
    return game.read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Replays entries, from the very beginning unless told otherwise. */
export function replay(
  setup: TableSetup,
  entries: readonly Entry[],
  from: Position = openingPosition(setup),
): Loaded {
  let position = from;
  const story: UnredactedEntry[] = [];
  for (const entry of entries) {
    const judged = judgeEntry(setup, position, entry);
    position = judged.position;
    story.push(unredacted(entry, position.ply, judged.events));
  }
  return { position, story };
}

export function unredacted(
  entry: Entry,
  ply: number,
  events: UnredactedEntry['events'],
): UnredactedEntry {
  const { seq, seat, request, kind, action } = entry;
  return { seq, ply, seat, request, undo: kind === 'undo' ? (action as UndoWord) : null, events };
}
