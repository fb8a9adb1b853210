// The mainline of a log, the actions that stand; and the record of a finished game, which anyone can replay and verify.
import type { Core, GameRecord, Outcome, Ply, Sitter } from '@tidetable/engine';
import { contributionsOf } from '../store/contributions.ts';
import type { Entry, TableRow } from '../store/store.ts';
import { judgeEntry, openingPosition } from './position.ts';
import type { TableSetup } from './table-setup.ts';

export interface Mainline {
  readonly plies: readonly Ply[];
  /** The state before the first ply, and after each. */
  readonly states: readonly Core[];
  readonly hash: string;
}

export function mainlineOf(setup: TableSetup, entries: readonly Entry[]): Mainline {
  let position = openingPosition(setup);
  const plies: Ply[] = [];
  const states = [position.state];
  for (const entry of entries) {
    position = judgeEntry(setup, position, entry).position;
    const { seat, action, hash } = entry;
    if (position.ply > plies.length) {
      plies.push({ seat, action, hash });
      states.push(position.state);
    } else {
      plies.length = position.ply;
      states.length = position.ply + 1;
    }
  }
  return { plies, states, hash: position.hash };
}

/** Whether play has ended: by the rules, or by forfeits. */
export function hasEnded({ status }: TableRow, { states }: Mainline): boolean {
  return status === 'over' || status === 'abandoned' || states.at(-1)?.outcome !== null;
}

/** Null while the game is on: a record holds the seed. */
export function recordOf(
  row: TableRow,
  mainline: Mainline,
  people: readonly Sitter[],
): GameRecord | null {
  if (!hasEnded(row, mainline)) return null;
  const { plies, states, hash } = mainline;
  const outcome: Outcome | null = states.at(-1)?.outcome ?? null;
  const contributions = contributionsOf(row);
  return {
    format: 1,
    game: row.game,
    rulesVersion: row.rulesVersion,
    seats: row.seats,
    options: JSON.parse(row.options),
    seed: row.seed,
    commitment: row.commitment,
    ...(contributions === null ? {} : { contributions }),
    ...(row.opening === null ? {} : { from: JSON.parse(row.opening) }),
    people,
    plies,
    hash,
    outcome,
  };
}
