// Programs that tests talk to: the installed one, or Debian's, unpacked into a folder of ours. Nothing is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHELF = fileURLToPath(new URL('../../../../node_modules/.cache/debian', import.meta.url));
const PATIENCE = 600_000;
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];

export interface Program {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Null where it is not installed and there is no Debian to take it from. */
export function programOf(name: string): Program | null {
  const installed = FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed, env: process.env };
  if (!existsSync('/usr/bin/apt-get')) return null;
  const root = join(SHELF, name);
  alone(() => {
    if (!existsSync(root)) unpack(name, root);
  });
  const path = ['usr/sbin', 'usr/bin'].map((folder) => join(root, folder, name)).find(existsSync);
  if (path === undefined) return null;
  return { path, env: { ...process.env, LD_LIBRARY_PATH: librariesIn(root).join(delimiter) } };
}

function librariesIn(root: string): string[] {
  const folders = ['usr/lib', 'lib'].map((one) => join(root, one)).filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(folder, name)),
  );
}

/** Files of tests run at the same time, and want the same program. */
function alone(work: () => void): void {
  const lock = join(SHELF, '.lock');
  mkdirSync(SHELF, { recursive: true });
  while (!isTaken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

/** A lock older than any download was left by a process that died. */
function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > PATIENCE) rmdirSync(lock);
    return false;
  }
}

/** The package with those of its dependencies that are not installed. */
function unpack(name: string, root: string): void {
  const making = mkdtempSync(join(SHELF, 'making-'));
  mkdirSync(join(making, 'partial'));
  const locks = process.getuid?.() === 0 ? 'DPkg::Lock::Timeout=600' : 'Debug::NoLocking=1';
  const apt = (...words: string[]): boolean =>
    spawnSync('apt-get', ['-o', locks, '-qq', ...words]).status === 0;
  const fetch = ['-o', `Dir::Cache::archives=${making}`, '--download-only', '--yes'];
  const fetched = (): boolean => apt(...fetch, '--no-install-recommends', 'install', name);
  if (fetched() || (apt('update') && fetched())) {
    for (const file of readdirSync(making))
      if (file.endsWith('.deb'))
        execFileSync('dpkg-deb', ['-x', join(making, file), join(making, 'root')]);
    renameSync(join(making, 'root'), root);
  }
  rmSync(making, { recursive: true });
}
