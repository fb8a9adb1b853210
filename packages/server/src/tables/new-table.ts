// A new table: its chance is fixed, and committed to, before anyone sits down.
import { randomBytes } from 'node:crypto';
import {
  canonical,
  commitmentTo,
  houseRules,
  Malformed,
  reading,
  readOptions,
  type Seed,
} from '@tidetable/engine';
import type { Rules } from '../games/rules.ts';
import type { PersonId, TableRow } from '../store/store.ts';
import { readSettings } from './settings.ts';

export interface TableSpec {
  readonly game: string;
  readonly seats: number;
  /** Unchecked: judged by the game's own schema. */
  readonly options?: unknown;
  readonly settings?: unknown;
  readonly isPublic?: boolean | undefined;
  readonly rated?: boolean | undefined;
}

export const randomSeed = (): Seed => randomBytes(32).toString('hex');

/** An open table under the newest rules, unrated with house rules; throws Malformed where the spec is invalid. */
export function newTable(
  rules: Rules,
  spec: TableSpec,
  owner: PersonId,
  now: number,
  seed: Seed = randomSeed(),
): TableRow {
  const game = rules.newest(spec.game);
  if (game === null) throw new Malformed('game', 'a game that is played here', spec.game);
  const seats = reading.whole(game.seats.min, game.seats.max)(spec.seats, 'seats');
  const options = readOptions(game.options, spec.options, seats);
  return {
    id: randomBytes(12).toString('base64url'),
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    options: canonical(options),
    settings: canonical(readSettings(spec.settings)),
    seed,
    commitment: commitmentTo(seed),
    owner,
    status: 'open',
    isPublic: spec.isPublic ?? false,
    since: now,
    seq: 0,
    rated: spec.rated === true && houseRules(game.options, options).length === 0,
    daily: null,
    opening: null,
    contributions: null,
    origin: null,
    rematch: null,
  };
}
