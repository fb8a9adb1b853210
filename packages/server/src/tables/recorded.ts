// A finished game as a record that anybody can replay and verify.
import type { GameRecord, Outcome, Sitter } from '@tidetable/engine';
import { contributionsOf } from '../store/contributions.ts';
import type { TableRow } from '../store/store.ts';
import type { Line } from './line.ts';

/** Null while the game is on: a record holds the seed. */
export function recordOf(
  row: TableRow,
  { plies, states, hash }: Line,
  people: readonly Sitter[],
): GameRecord | null {
  const outcome: Outcome | null = states.at(-1)?.outcome ?? null;
  if (outcome === null) return null;
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
