// The one place where what a table knows becomes what a viewer is shown. Whatever is not put in here stays inside.
import { type Core, deciders, type GameEvent, type Seat, type Viewer } from '@tidetable/engine';
import type { ByRule } from './choices.ts';
import type { Position, UndoWord } from './position.ts';
import type { Terms } from './table-setup.ts';
import { type Beside, besideView } from './turn-info.ts';

/** All that one viewer sees of a table at one moment. */
export interface Shown extends Omit<Beside, 'choices'> {
  readonly view: object;
  /** What this seat may do, and what it may not and why; null for whoever has nothing to do. */
  readonly menu: {
    readonly allowed: ByRule;
    readonly barred: ByRule;
    /** To be filled in. */
    readonly open: ByRule;
  } | null;
}

/** One entry of the log as it happened; not for anybody's eyes. */
export interface Happening {
  readonly seq: number;
  /** How many actions stood after it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly request: string;
  readonly undo: UndoWord | null;
  readonly events: readonly GameEvent[];
}

/** The same as one viewer learns of it. */
export interface Told {
  readonly seq: number;
  readonly seat: Seat;
  readonly undo?: UndoWord;
  /** Where something was taken back or asked for: how many actions stand after it. Any action adds one. */
  readonly ply?: number;
  readonly events?: readonly GameEvent[];
}

export function shownTo(terms: Terms, position: Position, viewer: Viewer): Shown {
  const view = terms.game.view(position.state, viewer);
  const { choices, ...beside } = besideView(terms, position, viewer);
  return { view, menu: choices === null ? null : choices.plain(), ...beside };
}

/** How things looked at an earlier moment: nothing can be done there. */
export function shownOf({ game }: Terms, seq: number, state: Core, viewer: Viewer): Shown {
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

export function toldTo({ game }: Terms, happening: Happening, viewer: Viewer): Told {
  const { seq, ply, seat, undo } = happening;
  if (undo !== null) return { seq, seat, undo, ply };
  const events = happening.events
    .map((event) => game.redact(event, viewer))
    .filter((event) => event !== null);
  return { seq, seat, events };
}
