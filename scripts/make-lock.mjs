// Makes package-lock.json where nothing is installed: beside installed packages npm leaves out hashes and other platforms.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LOCK = 'package-lock.json';
const folder = mkdtempSync(join(tmpdir(), 'tidetable-lock-'));
try {
  for (const file of ['package.json', '.npmrc']) copyFileSync(file, join(folder, file));
  cpSync('packages', join(folder, 'packages'), {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|src|test)$/.test(path) && isFolderOrManifest(path),
  });
  const args = ['install', '--package-lock-only', '--ignore-scripts'];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  copyFileSync(join(folder, LOCK), LOCK);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function isFolderOrManifest(path) {
  return basename(path) === 'package.json' || !basename(path).includes('.');
}
