// Locks the rules as they are: npm run rules:lock. Refuses where play has changed under the same version.
import {
  codeOfGame,
  GAMES,
  type Locked,
  readLock,
  relocked,
  sourcesOfGame,
  writeLock,
} from './rules-lock/lock.ts';
import { playOf } from './rules-lock/play.ts';

const known = readLock();
const lock: Record<string, Locked> = {};
let refused = false;
for (const [game, folder] of GAMES) {
  const { id, rulesVersion } = game;
  const now = { rulesVersion, code: codeOfGame(sourcesOfGame(folder)), play: playOf(game) };
  const verdict = relocked(known[id], now);
  if (typeof verdict === 'string') {
    console.error(`${id}: ${verdict}.`);
    refused = true;
  } else {
    lock[id] = verdict;
    console.log(`${id}: version ${rulesVersion}, code ${now.code}, play ${now.play}`);
  }
}
if (!refused) writeLock(lock);
process.exitCode = refused ? 1 : 0;
