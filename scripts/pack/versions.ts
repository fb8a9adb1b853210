// What is published under which version, and from where.
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

/** In the forge's workflow: a registry takes provenance only for packages that name the repository they are built in. */
export function repository(): object {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (server === undefined || name === undefined) return {};
  return { repository: { type: 'git', url: `git+${server}/${name}.git` } };
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
