// What the package.json files ask of the registry.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../pack/versions.ts';
import { versionedFiles } from '../release/numbers.ts';

interface Direct {
  /** Folders of the packages that ask for it. */
  readonly users: string[];
  /** No package ships it. */
  isDev: boolean;
}

/** By name; without our own, and without the benchmarks, which install theirs when they are run. */
export function directDependencies(): ReadonlyMap<string, Direct> {
  const found = new Map<string, Direct>();
  for (const file of versionedFiles()) {
    if (!file.endsWith('package.json') || file.startsWith('bench')) continue;
    const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    for (const kind of ['dependencies', 'devDependencies'] as const)
      for (const name of Object.keys(manifest[kind] ?? {})) {
        if (name.startsWith('@tidetable/')) continue;
        const known = found.get(name) ?? { users: [], isDev: true };
        known.users.push(dirname(file).replace('packages/', ''));
        known.isDev &&= kind === 'devDependencies';
        found.set(name, known);
      }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
