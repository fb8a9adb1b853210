// What a viewer is sent of what a table knows; audience.ts makes patches of the same, and nothing else leaves the server.
import { type Core, deciders, type GameEvent, type Seat, type Viewer } from '@tidetable/engine';
import type { LogEntry, TableView } from '@tidetable/protocol';
import type { Position, UndoWord } from './position.ts';
import type { TableSetup } from './table-setup.ts';
import { turnInfo } from './turn-info.ts';
import { withSentences } from './words.ts';

/** One entry of the log as it happened. Unredacted: never send it. */
export interface UnredactedEntry {
  readonly seq: number;
  /** How many actions stood after it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly request: string;
  readonly undo: UndoWord | null;
  readonly events: readonly GameEvent[];
}

export function viewFor(setup: TableSetup, position: Position, viewer: Viewer): TableView {
  const view = setup.game.view(position.state, viewer);
  const { choices, words, ...info } = turnInfo(setup, position, viewer);
  const menu = choices === null ? null : choices.plain();
  return { view, menu, ...info, ...(words && { words }) };
}

/** As it was at an earlier moment, where nothing can be done. */
export function pastView(
  { game }: TableSetup,
  seq: number,
  state: Core,
  viewer: Viewer,
): TableView {
  const { must, may } = deciders(game, state);
  return {
    seq,
    view: game.view(state, viewer),
    menu: null,
    must: [...must],
    may: viewer !== 'spectator' && may.includes(viewer),
    undoable: 0,
    asked: null,
    seed: null,
  };
}

/** What a viewer is sent of these entries; the state is that of now. */
export function entriesFor(
  setup: TableSetup,
  story: readonly UnredactedEntry[],
  state: Core,
  viewer: Viewer,
): readonly LogEntry[] {
  const entries = story.map((entry) => redacted(setup, entry, viewer));
  return withSentences(setup, entries, state, viewer);
}

export function redacted({ game }: TableSetup, entry: UnredactedEntry, viewer: Viewer): LogEntry {
  const { seq, ply, seat, undo } = entry;
  if (undo !== null) return { seq, seat, undo, ply };
  const events = entry.events
    .map((event) => game.redact(event, viewer))
    .filter((event) => event !== null);
  return { seq, seat, events };
}
