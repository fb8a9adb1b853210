// Prints every direct dependency with its version and what it weighs with all that it brings: `npm run dependencies`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directDependencies } from './dependencies/direct.ts';
import { ROOT } from './pack/versions.ts';
import { weightOf } from './pack/weight.ts';

for (const [name, { users, isDev }] of directDependencies()) {
  const folder = join(ROOT, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { parts, total } = weightOf(folder);
  const weight = `${(total / 1e6).toFixed(1).padStart(5)} MB in ${parts.size}`;
  console.log(`${isDev ? 'dev ' : '    '}${name} ${version}`.padEnd(44), weight, users.join(', '));
}
