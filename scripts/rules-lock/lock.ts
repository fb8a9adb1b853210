// The rules as they were when their version was published. A change in play needs a new version.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOADED_GAMES } from '@tidetable/catalogue/loaded';
import type { Game } from '@tidetable/engine';
import { codeOf, type Sources, sourcesOf } from './code.ts';

export interface Locked {
  readonly rulesVersion: number;
  readonly code: string;
  readonly play: string;
}

export interface Lock {
  readonly games: Readonly<Record<string, Locked>>;
  /** The SHA-256 of every frozen file. */
  readonly frozen: Readonly<Record<string, string>>;
}

const ROOT = new URL('../../', import.meta.url);
const FILE = fileURLToPath(new URL('rules-lock.json', ROOT));

/** Each game, and its folder. */
export const GAMES: readonly (readonly [Game, string])[] = LOADED_GAMES.map(
  ({ game, manifest }) => [game, manifest.folder],
);

export function sourcesOfGame(folder: string): Sources {
  return sourcesOf(fileURLToPath(new URL(`packages/games/${folder}/rules`, ROOT)));
}

/** The engine is part of every game. */
export function codeOfGame(sources: Sources): string {
  return codeOf(sourcesOf(fileURLToPath(new URL('packages/engine/src', ROOT))), sources);
}

/** In the file the games stand side by side, and `frozen` after them. */
export function readLock(): Lock {
  const { frozen = {}, ...games } = JSON.parse(readFileSync(FILE, 'utf8'));
  return { games, frozen };
}

export function writeLock({ games, frozen }: Lock): void {
  writeFileSync(FILE, `${JSON.stringify({ ...games, frozen }, null, 2)}\n`);
}

/** What the lock becomes, or why it may not. */
export function relocked(
  known: Locked | undefined,
  now: Locked,
  frozen: readonly number[],
): Locked | string {
  if (known === undefined) return now;
  if (now.rulesVersion > known.rulesVersion)
    return frozen.includes(known.rulesVersion) ? now : whyNotRaised(known.rulesVersion);
  if (now.rulesVersion < known.rulesVersion)
    return `version ${known.rulesVersion} was published; ${now.rulesVersion} is older`;
  return now.play === known.play
    ? now
    : `it is played otherwise than version ${known.rulesVersion} was: give it version ${known.rulesVersion + 1}`;
}

function whyNotRaised(version: number): string {
  return `version ${version} is not frozen, and its tables and records would be lost: npm run rules:freeze -- --from the last commit that has it`;
}
