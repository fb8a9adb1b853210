// The rules as they were when their version was given out. Whoever changes how a game is played gives it a new version.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { plunder } from '@tidetable/plunder';
import { codeOf, type Sources, sourcesOf } from './code.ts';

export interface Locked {
  readonly rulesVersion: number;
  readonly code: string;
  readonly play: string;
}

export type Lock = Readonly<Record<string, Locked>>;

const ROOT = new URL('../../', import.meta.url);
const FILE = fileURLToPath(new URL('rules-lock.json', ROOT));

/** Each game, and the folder of its package. */
export const GAMES: readonly (readonly [Game, string])[] = [
  [forbiddenIsland, 'forbidden-island'],
  [islebound, 'islebound'],
  [isleboundPrototype, 'islebound'],
  [deepFog, 'islebound'],
  [plunder, 'plunder'],
];

export function sourcesOfGame(folder: string): Sources {
  return sourcesOf(fileURLToPath(new URL(`packages/games/${folder}`, ROOT)));
}

/** The engine has a hand in every game. */
export function codeOfGame(sources: Sources): string {
  return codeOf(sourcesOf(fileURLToPath(new URL('packages/engine/src', ROOT))), sources);
}

export function readLock(): Lock {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Lock;
}

export function writeLock(lock: Lock): void {
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

/** What the lock becomes, or why it may not. */
export function relocked(known: Locked | undefined, now: Locked): Locked | string {
  if (known === undefined || now.rulesVersion > known.rulesVersion) return now;
  if (now.rulesVersion < known.rulesVersion)
    return `version ${known.rulesVersion} was given out; ${now.rulesVersion} is older`;
  return now.play === known.play
    ? now
    : `it is played otherwise than version ${known.rulesVersion} was: give it version ${known.rulesVersion + 1}`;
}
