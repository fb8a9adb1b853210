// All packages have one version, and depend on one another in just that.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../pack/versions.ts';

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  packages?: Record<string, Manifest>;
}

const OURS = '@tidetable/';

/** Every package.json of ours, and the lock files. */
export function versionedFiles(): readonly string[] {
  const packages = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])package\.json$/.test(path) && !path.includes('node_modules'))
    .map((path) => join('packages', path));
  const rest = ['.', 'bench'].flatMap((folder) =>
    ['package.json', 'package-lock.json'].map((name) => join(folder, name)),
  );
  return [...rest, ...packages];
}

export function setVersion(version: string): void {
  for (const file of versionedFiles()) {
    const path = join(ROOT, file);
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    applyVersion(manifest, version);
    for (const [where, entry] of Object.entries(manifest.packages ?? {}))
      if (!where.includes('node_modules/')) applyVersion(entry, version);
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

function applyVersion(manifest: Manifest, version: string): void {
  if (manifest.version !== undefined) manifest.version = version;
  for (const wanted of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(wanted ?? {}))
      if (wanted !== undefined && name.startsWith(OURS)) wanted[name] = version;
}
