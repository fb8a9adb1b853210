// What the screen and the commands of a table work on.
import type { Seat, Viewer } from '@tidetable/engine';
import type { Scene } from '@tidetable/terminal/board';
import { type Ink, inkFor } from '@tidetable/terminal/ink';
import type { Terminal } from '../command.ts';
import { type Choices, choicesOf } from '../table/choices.ts';
import { people, playerLabels } from '../table/seating.ts';
import type { Asked, Table } from '../table/table.ts';

export interface PlayContext {
  readonly table: Table;
  /** Null when the game is over. */
  readonly chooser: Seat | null;
  /** False when the chooser may only cut in. */
  readonly must: boolean;
  readonly choices: Choices;
  readonly terminal: Terminal;
  readonly ink: Ink;
}

/** While a person chooses. */
export interface ChoiceContext extends PlayContext {
  readonly chooser: Seat;
}

export function choiceContext(
  table: Table,
  terminal: Terminal,
  { seat, must }: Asked,
): ChoiceContext {
  const choices = choicesOf(table.match, table.parts.face, seat);
  return { table, chooser: seat, must, choices, terminal, ink: inkFor(terminal) };
}

export function endContext(table: Table, terminal: Terminal): PlayContext {
  const choices = { allowed: [], barred: [], open: [] };
  return { table, chooser: null, must: false, choices, terminal, ink: inkFor(terminal) };
}

/** Whose view is shown. */
export function viewerOf({ chooser, table }: PlayContext): Viewer {
  return chooser ?? people(table.seating)[0] ?? 'spectator';
}

/** Whom the story calls “you”: the only person at the keyboard. */
export function readerOf({ table }: PlayContext): Seat | null {
  const [reader, ...others] = people(table.seating);
  return reader === undefined || others.length > 0 ? null : reader;
}

export function viewOf(context: PlayContext): object {
  return context.table.match.view(viewerOf(context));
}

export function sceneOf(context: PlayContext, lines: number | undefined): Scene {
  return {
    ink: context.ink,
    columns: context.terminal.columns,
    lines,
    choices: context.choices.allowed,
    chooser: context.chooser,
    players: playerLabels(context.table.seating),
  };
}
