// A table from what the store has kept: the latest state that can be trusted, and the log after it.
import type { Core, Game } from '@tidetable/engine';
import { hash } from '@tidetable/engine';
import type { Entry, Snapshot, Store } from '../store/store.ts';
import { folded, opening, type Position, standing, type UndoWord } from './position.ts';
import type { Terms } from './table-setup.ts';
import type { Happening } from './views.ts';

export interface Loaded {
  readonly position: Position;
  /** What happened since the state that it was loaded from. */
  readonly story: readonly Happening[];
}

export async function load(terms: Terms, store: Store): Promise<Loaded> {
  const { id } = terms.heading;
  const snapshot = await store.latestSnapshot(id);
  if (snapshot === null || snapshot.seq < 1) return retold(terms, await store.entries(id, 0));
  const [at, ...tail] = await store.entries(id, snapshot.seq - 1);
  const position = at === undefined ? null : trusted(terms.game, snapshot, at);
  return position === null
    ? retold(terms, await store.entries(id, 0))
    : retold(terms, tail, position);
}

/** A snapshot is believed if it is the state that the log speaks of. */
function trusted(game: Game, snapshot: Snapshot, entry: Entry): Position | null {
  const state = stateIn(game, snapshot.state);
  if (state === null || entry.seq !== snapshot.seq || hash(state) !== entry.hash) return null;
  return standing(
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

/** Folds entries into where they lead; from the very beginning, unless told otherwise. */
export function retold(
  terms: Terms,
  entries: readonly Entry[],
  from: Position = opening(terms),
): Loaded {
  let position = from;
  const story: Happening[] = [];
  for (const entry of entries) {
    const judged = folded(terms, position, entry);
    position = judged.position;
    story.push(happening(entry, position.ply, judged.events));
  }
  return { position, story };
}

export function happening(entry: Entry, ply: number, events: Happening['events']): Happening {
  const { seq, seat, request, kind, action } = entry;
  return { seq, ply, seat, request, undo: kind === 'undo' ? (action as UndoWord) : null, events };
}
