// Hosts ask the catalogue: fails where a file outside the games and the catalogue knows a game by its name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './imports.mjs';

const EXEMPT =
  /^packages\/(games|catalogue)\/|^bench\/src\/server\/|\.(md|png|webp|woff2?|br|gz|db)$|package-lock\.json$/;

/** The folders of the games, and the ids of all their editions. */
function idsIn(root) {
  const games = join(root, 'packages/games');
  const ids = readdirSync(games).flatMap((folder) => {
    const manifest = readFileSync(join(games, folder, 'game.ts'), 'utf8');
    return [folder, ...[...manifest.matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id)];
  });
  return [...new Set(ids)];
}

function faultsIn(root) {
  const named = new RegExp(idsIn(root).join('|'));
  return ['packages', 'scripts', 'bench']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => !EXEMPT.test(path))
    .flatMap((path) => {
      const id = named.exec(readFileSync(join(root, path), 'utf8'))?.[0];
      return id === undefined ? [] : [`${path}: names ${id}: ask the catalogue`];
    });
}

const faults = faultsIn(process.cwd());
for (const fault of faults) console.error(fault);
console.log(`${faults.length} files of hosts that name a game`);
process.exit(faults.length === 0 ? 0 : 1);
