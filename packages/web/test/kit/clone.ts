// A copy of this repository in another folder, for tests that change it or build in it.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const COPIED = [
  'packages',
  'scripts',
  'docs',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
];
/** Changes whenever npm installs something. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Without what is installed or built. */
export function clone(copy: string): void {
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    });
}

/** What is installed here, with the packages of the copy. */
export function linkPackages(copy: string): void {
  const modules = join(copy, 'node_modules');
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@tidetable' && !name.startsWith('.'))
      link(join(ROOT, 'node_modules', name), join(modules, name));
  for (const home of packagesIn(join(copy, 'packages')))
    link(home, join(modules, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).name));
  copyFileSync(join(ROOT, INSTALLED), join(copy, INSTALLED));
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const home = join(folder, name);
    return name === 'games' || name === 'kits' ? packagesIn(home) : [home];
  });
}
