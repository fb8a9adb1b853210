// A finished game as a record that everyone can replay and verify.
import type { GameRecord, Outcome, Sitter } from '@tidetable/engine';
import { contributionsOf } from '../store/contributions.ts';
import type { TableRow } from '../store/store.ts';
import type { Line } from './mainline.ts';

/** Whether play has ended: by the rules, or by forfeits. */
export function hasEnded({ status }: TableRow, { states }: Line): boolean {
  return status === 'over' || status === 'abandoned' || states.at(-1)?.outcome !== null;
}

/** Null while the game is on: a record holds the seed. */
export function recordOf(row: TableRow, line: Line, people: readonly Sitter[]): GameRecord | null {
  if (!hasEnded(row, line)) return null;
  const { plies, states, hash } = line;
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
