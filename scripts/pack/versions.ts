// What is published under which version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const VERSION: string = readJson('package.json').version;

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readJson(file: string): PackageJson {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}

/** These dependencies as the package in that folder has them. */
export function exact(names: readonly string[], folder: string): Record<string, string> {
  const { dependencies = {} } = readJson(join(folder, 'package.json'));
  return Object.fromEntries(
    names.map((name) => {
      const version = dependencies[name];
      if (version === undefined) throw new Error(`${folder} does not depend on ${name}`);
      return [name, version];
    }),
  );
}
