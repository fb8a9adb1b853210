// The packed packages as somebody installs them: an empty folder, two archives, and a game as JavaScript.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { PLAIN_LISTINGS, writePebbles } from '../../packages/cli/test/pebbles.ts';

export function install(dist: string, folder: string): void {
  const archives = readdirSync(dist).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', [...args, ...archives.map((name) => join(dist, name))], {
    cwd: folder,
    stdio: 'pipe',
  });
}

/** The game of docs/adding-a-game.md as its author would publish it. */
export function writeBuiltGame(folder: string): void {
  writePebbles(folder, PLAIN_LISTINGS);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.ts'))) {
    const source = readFileSync(join(folder, name), 'utf8');
    const { code } = transformSync(source, { loader: 'ts', format: 'esm' });
    const text = code.replace(/(['"]\.\/[a-z-]+)\.ts(['"])/g, '$1.js$2');
    writeFileSync(join(folder, name.replace(/\.ts$/, '.js')), text);
    rmSync(join(folder, name));
  }
  const manifest = {
    name: 'pebbles',
    version: '1.0.0',
    type: 'module',
    exports: './game.js',
    peerDependencies: { '@tidetable/engine': '*' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}
