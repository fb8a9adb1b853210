// One stored game checked: replayed from its seed, and compared with all that was stored of it.
import { hash } from '@tidetable/engine';
import type { Rules } from '../games/rules.ts';
import { teamsIn } from '../games/teams.ts';
import type { Entry, Sitting, Snapshot, TableRow } from '../store/store.ts';
import {
  BrokenLog,
  barrier,
  judgeEntry,
  openingPosition,
  type Position,
} from '../tables/position.ts';
import { decidedBy } from '../tables/result.ts';
import { headingOf, TableSetup } from '../tables/table-setup.ts';

export interface StoredGame {
  readonly row: TableRow;
  readonly sittings: readonly Sitting[];
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | null;
}

const PARTS = ['rules', 'setup', 'log', 'snapshot', 'status'] as const;

export interface Fault {
  readonly table: string;
  readonly part: (typeof PARTS)[number];
  readonly what: string;
}

export interface Finding {
  readonly faults: readonly Fault[];
  /** Where the whole log leads; null if it cannot be followed. */
  readonly end: Position | null;
}

export async function checkUp(
  { row, sittings, entries, snapshot }: StoredGame,
  rules: Rules,
): Promise<Finding> {
  const faults: Fault[] = [];
  const fault = (part: Fault['part'], what: string): void => {
    faults.push({ table: row.id, part, what });
  };
  if (entries.length !== row.seq)
    fault('log', `it should have ${row.seq} entries and has ${entries.length}`);
  const game = await rules.of(row.game, row.rulesVersion);
  if (game === null) {
    fault('rules', `version ${row.rulesVersion} of the rules of ${row.game} is not known here`);
    return { faults, end: null };
  }
  let at: Position | null = null;
  let end: Position;
  try {
    const setup = new TableSetup(row, game);
    end = openingPosition(setup);
    for (const entry of entries) {
      end = judgeEntry(setup, end, entry).position;
      if (end.seq === snapshot?.seq) at = end;
    }
  } catch (error) {
    const message = (error as Error).message.replace(/^table \S+(, |: )/, '');
    fault(error instanceof BrokenLog ? 'log' : 'setup', message);
    return { faults, end: null };
  }
  if (snapshot !== null) {
    const wrong = wrongIn(snapshot, at, (text) => hash(game.read(JSON.parse(text))));
    if (wrong !== null) fault('snapshot', wrong);
  }
  const contradiction = contradictionOf(
    row,
    end,
    decidedBy(teamsIn(game, headingOf(row).options, row.seats), sittings),
  );
  if (contradiction !== null) fault('status', contradiction);
  return { faults, end };
}

function wrongIn(
  { seq, ply, state }: Snapshot,
  at: Position | null,
  hashOf: (text: string) => string,
): string | null {
  if (at === null) return `it is of entry ${seq}, which the log does not have`;
  try {
    if (hashOf(state) !== at.hash) return `it is not the state after entry ${seq}`;
  } catch (error) {
    return `it cannot be read: ${(error as Error).message}`;
  }
  return ply === at.ply ? null : `it is said to be of ply ${ply} and is of ply ${at.ply}`;
}

/** An end that is not noted yet is no fault: it will be when the table is next opened. */
function contradictionOf(
  { status }: TableRow,
  { seq, state }: Position,
  decided: 'over' | 'abandoned' | null,
): string | null {
  if (status === 'open' && seq > 0) return 'the table is open, and yet somebody has moved';
  if (status === 'over' && state.outcome === null && decided !== 'over')
    return 'the game is said to be over and is not';
  return null;
}

/** The state that no undo can go behind; null before the first move. */
export function freshSnapshot(table: string, end: Position): Snapshot | null {
  const { seq, ply, state } = barrier(end);
  return seq === 0 ? null : { table, seq, ply, state: JSON.stringify(state) };
}
