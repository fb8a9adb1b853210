// What a package weighs once it is installed, with what it depends on.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './versions.ts';

interface Weight {
  /** By name, in bytes. */
  readonly parts: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Optional dependencies, such as native parts for a platform, are not counted. */
export function weightOf(folder: string): Weight {
  const parts = new Map<string, number>();
  add(parts, folder);
  return { parts, total: [...parts.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

function add(parts: Map<string, number>, folder: string): void {
  const { name, dependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> };
  parts.set(name, bytesIn(folder));
  for (const other of Object.keys(dependencies))
    if (!parts.has(other)) add(parts, join(ROOT, 'node_modules', other));
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
