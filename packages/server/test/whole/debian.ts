// Programs that tests talk to: the installed one, or Debian's, unpacked into a folder of ours. Nothing is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHELF = fileURLToPath(new URL('../../../../node_modules/.cache/debian', import.meta.url));
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
  if (!existsSync(root)) unpack(name, root);
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

/** The package with those of its dependencies that are not installed. */
function unpack(name: string, root: string): void {
  const archives = join(SHELF, `${name}-packages`);
  mkdirSync(join(archives, 'partial'), { recursive: true });
  const apt = (...words: string[]): boolean => {
    const patience = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Debug::NoLocking=1'];
    return spawnSync('apt-get', [...patience, '-qq', ...words]).status === 0;
  };
  const fetch = ['-o', `Dir::Cache::archives=${archives}`, '--download-only', '--yes'];
  const fetched = (): boolean => apt(...fetch, '--no-install-recommends', 'install', name);
  if (!fetched() && !(apt('update') && fetched())) return;
  mkdirSync(root);
  for (const file of readdirSync(archives))
    if (file.endsWith('.deb')) execFileSync('dpkg-deb', ['-x', join(archives, file), root]);
}
