// The one place where what a table knows becomes what a viewer is shown. Whatever is not put in here stays inside.
import {
  type Core,
  deciders,
  type GameEvent,
  menu,
  type Offer,
  type RuleId,
  type Seat,
  type Viewer,
  write,
} from '@tidetable/engine';
import { type Asked, type Position, type UndoWord, undoable } from './position.ts';
import type { Terms } from './terms.ts';

/** Actions in notation, by the rule behind them. */
type ByRule = Readonly<Record<RuleId, readonly string[]>>;

/** All that one viewer sees of a table at one moment. */
export interface Shown {
  readonly seq: number;
  readonly view: object;
  /** What this seat may do, and what it may not and why; null for whoever has nothing to do. */
  readonly menu: { readonly allowed: ByRule; readonly barred: ByRule } | null;
  readonly must: readonly Seat[];
  /** Whether this seat may cut in; of others nobody is told. */
  readonly may: boolean;
  readonly undoable: number;
  readonly asked: Asked | null;
  /** Revealed once the game is over, so that anybody can check its chance. */
  readonly seed: string | null;
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
  return { view, ...besideView(terms, position, viewer) };
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

/** What is shown to a viewer beside the game's own view. */
export type Beside = Omit<Shown, 'view'>;

export function besideView(terms: Terms, position: Position, viewer: Viewer): Beside {
  const { seq, state, asked } = position;
  const { must, may } = position.deciders;
  const isSeat = viewer !== 'spectator';
  const isAsked = isSeat && (must.includes(viewer) || may.includes(viewer));
  return {
    seq,
    menu: isAsked ? menuOf(terms, position, viewer) : null,
    must,
    may: isSeat && may.includes(viewer),
    undoable: isSeat ? undoable(position, viewer) : 0,
    asked,
    seed: terms.seedAfter(state),
  };
}

/** Whether a seat sees no more than any spectator: nothing to do, nothing to take back. */
export function isBystander(position: Position, seat: Seat): boolean {
  const { must, may } = position.deciders;
  return !must.includes(seat) && !may.includes(seat) && undoable(position, seat) === 0;
}

/** The action by which the clock ends the game is nobody's to choose. */
function menuOf({ game }: Terms, { state }: Position, seat: Seat): Shown['menu'] {
  const { timeUp } = game;
  const { allowed, barred } = menu(game, state, seat);
  const chosen =
    timeUp === undefined ? allowed : allowed.filter(({ action }) => action.type !== timeUp);
  if (chosen.length + barred.length === 0) return null;
  return { allowed: byRule(chosen), barred: byRule(barred) };
}

function byRule(offers: readonly Offer<{ readonly type: string }>[]): ByRule {
  const groups: Record<RuleId, string[]> = {};
  let last: RuleId | null = null;
  let group: string[] = [];
  for (const { action, rule } of offers) {
    if (rule !== last) {
      groups[rule] ??= [];
      group = groups[rule];
      last = rule;
    }
    group.push(write(action));
  }
  return groups;
}

export function toldTo({ game }: Terms, happening: Happening, viewer: Viewer): Told {
  const { seq, ply, seat, undo } = happening;
  if (undo !== null) return { seq, seat, undo, ply };
  const events = happening.events
    .map((event) => game.redact(event, viewer))
    .filter((event) => event !== null);
  return { seq, seat, events };
}
