// One process for one data folder. The lock is the operating system's: SQLite holds it on a file of its own, and it goes
// with the process, however that ends. So a lock is never stale, and no live one is ever taken over.
//
// Nothing else in this process may open the lock file: closing it would drop the lock (POSIX). Leave it out of backups.
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';

/** Who holds a folder, for people to read. It is no part of the lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Returns the function that unlocks; throws `FolderInUse` at once if another process has the folder. */
export function lockFolder(folder: string): () => void {
  const created = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (created !== undefined) flushEntries(resolve(folder), dirname(resolve(created)));
  const lock = new Libsql(join(folder, 'lock'));
  const card = join(folder, 'holder.json');
  try {
    lock.pragma('journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new FolderInUse(`${folder} is in use by ${nameOf(card)}: one server at a time`);
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(card, `${JSON.stringify(holder)}\n`);
  return () => {
    rmSync(card, { force: true });
    lock.exec('rollback');
    lock.close();
  };
}

function nameOf(card: string): string {
  try {
    const { pid, host, since }: Holder = JSON.parse(readFileSync(card, 'utf8'));
    return `process ${pid} on ${host} since ${since}`;
  } catch {
    return 'another process';
  }
}

/** A new folder is on the disk when the one that holds it is. */
function flushEntries(from: string, to: string): void {
  if (process.platform === 'win32') return;
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
    if (folder === to || folder === dirname(folder)) return;
  }
}
