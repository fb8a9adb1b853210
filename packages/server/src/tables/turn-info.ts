// What a viewer is shown besides the game's own view, and patches of it.
import type { Seat, Viewer } from '@tidetable/engine';
import { diff, type TableWords } from '@tidetable/protocol';
import { Choices } from './choices.ts';
import { type PendingUndo, type Position, undoable } from './position.ts';
import type { TableSetup } from './table-setup.ts';
import { wordsFor } from './words.ts';

export interface TurnInfo {
  readonly seq: number;
  /** Null for a viewer with nothing to do. */
  readonly choices: Choices | null;
  readonly must: readonly Seat[];
  /** Whether this seat may cut in; nobody learns that of others. */
  readonly may: boolean;
  readonly undoable: number;
  readonly asked: PendingUndo | null;
  /** Revealed once the game is over, so that everyone can check its chance. */
  readonly seed: string | null;
  readonly words?: TableWords | undefined;
}

export function turnInfo(setup: TableSetup, position: Position, viewer: Viewer): TurnInfo {
  const { seq, state, asked } = position;
  const { must, may } = position.deciders;
  const isSeat = viewer !== 'spectator';
  const isAsked = isSeat && (must.includes(viewer) || may.includes(viewer));
  const choices = isAsked ? Choices.of(setup.game, state, viewer) : null;
  return {
    seq,
    choices,
    must,
    may: isSeat && may.includes(viewer),
    undoable: isSeat ? undoable(position, viewer) : 0,
    asked,
    seed: setup.seedAfter(state),
    words: wordsFor(setup, state, viewer, choices),
  };
}

/** Whether a seat sees no more than any spectator: nothing to do, nothing to take back. */
export function isBystander(position: Position, seat: Seat): boolean {
  const { must, may } = position.deciders;
  return !must.includes(seat) && !may.includes(seat) && undoable(position, seat) === 0;
}

/** The fields of the patch from one to the other, as JSON without its braces. */
export function patchOfTurnInfo(from: TurnInfo, to: TurnInfo): string {
  let parts = `"seq":[${to.seq}]`;
  const menu = patchOfChoices(from.choices, to.choices);
  if (menu !== null) parts += `,"menu":${menu}`;
  if (!isSame(from.must, to.must)) parts += `,"must":[[${to.must.join()}]]`;
  if (from.may !== to.may) parts += `,"may":[${to.may}]`;
  if (from.undoable !== to.undoable) parts += `,"undoable":[${to.undoable}]`;
  if (from.asked !== to.asked) parts += `,"asked":[${JSON.stringify(to.asked)}]`;
  if (from.seed !== to.seed) parts += `,"seed":[${JSON.stringify(to.seed)}]`;
  const words = to.words === undefined ? null : diff(from.words, to.words);
  if (words !== null) parts += `,"words":${words}`;
  return parts;
}

function patchOfChoices(from: Choices | null, to: Choices | null): string | null {
  if (from !== null && to !== null) return to.patch(from);
  return from === to ? null : `[${JSON.stringify(to === null ? null : to.plain())}]`;
}

function isSame(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, nth) => seat === other[nth]);
}
