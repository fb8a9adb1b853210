// Locks the rules as they are: npm run rules:lock. Refuses where play has changed under the same version.
import { frozenVersions } from '@tidetable/catalogue/earlier';
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

const { games: known, frozen } = readLock();
const games: Record<string, Locked> = {};
let refused = false;
for (const [game, folder] of GAMES) {
  const { id, rulesVersion } = game;
  const now = { rulesVersion, code: codeOfGame(sourcesOfGame(folder)), play: playOf(game) };
  const verdict = relocked(known[id], now, frozenVersions(id));
  if (typeof verdict === 'string') {
    console.error(`${id}: ${verdict}.`);
    refused = true;
  } else {
    games[id] = verdict;
    console.log(`${id}: version ${rulesVersion}, code ${now.code}, play ${now.play}`);
  }
}
if (!refused) writeLock({ games, frozen });
process.exitCode = refused ? 1 : 0;
