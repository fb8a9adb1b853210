// The table in front of the person who chooses.
import type { Seat, Viewer } from '@tidetable/engine';
import type { Scene } from '@tidetable/terminal/board';
import { type Ink, inkFor } from '@tidetable/terminal/ink';
import type { Outside } from '../command.ts';
import { type Choices, choicesOf } from '../table/choices.ts';
import { people, playerLabels } from '../table/seating.ts';
import type { Table } from '../table/table.ts';

export interface Desk {
  readonly table: Table;
  /** Null when the game is over or bots play alone. */
  readonly chooser: Seat | null;
  /** False when the chooser may only cut in. */
  readonly must: boolean;
  readonly choices: Choices;
  readonly outside: Outside;
  readonly ink: Ink;
}

export function deskFor(
  table: Table,
  outside: Outside,
  asked: { readonly seat: Seat; readonly must: boolean } | null,
): Desk {
  const { match, box } = table;
  return {
    table,
    chooser: asked?.seat ?? null,
    must: asked?.must ?? false,
    choices:
      asked === null
        ? { allowed: [], barred: [], open: [] }
        : choicesOf(match, box.face, asked.seat),
    outside,
    ink: inkFor(outside),
  };
}

/** Through whose eyes the table is shown. */
export function viewerOf({ chooser, table }: Desk): Viewer {
  return chooser ?? people(table.seating)[0] ?? 'spectator';
}

/** Whom the story calls “you”: the only person at the keyboard. */
export function readerOf({ table }: Desk): Seat | null {
  const [reader, ...others] = people(table.seating);
  return reader === undefined || others.length > 0 ? null : reader;
}

export function viewOf(desk: Desk): object {
  return desk.table.match.view(viewerOf(desk));
}

export function sceneOf(desk: Desk, lines: number | undefined): Scene {
  return {
    ink: desk.ink,
    columns: desk.outside.columns,
    lines,
    choices: desk.choices.allowed,
    chooser: desk.chooser,
    players: playerLabels(desk.table.seating),
  };
}
