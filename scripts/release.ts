// Makes a release of what is here: `npm run release -- X.Y.Z`. Everything but pushing; may be run again.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './pack/versions.ts';
import { withRelease } from './release/changelog.ts';
import { keepRelease } from './release/keep.ts';
import { setVersion } from './release/numbers.ts';

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Which version? npm run release -- 1.2.3');
const run = (program: string, ...args: readonly string[]): void => {
  execFileSync(program, args, { cwd: ROOT, stdio: 'inherit' });
};
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

if (git('status', '--porcelain') !== '') throw new Error('Commit or put away your changes first.');
if (git('tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is released already.`);

const changelog = join(ROOT, 'CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);
writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version, today));
setVersion(version);
run('npm', 'run', 'lint');
run('npm', 'run', 'pack');
const kept = join(ROOT, 'packages/server/test/releases', version);
if (!existsSync(kept)) await keepRelease(join(ROOT, 'dist/tidetable/bin/tidetable.js'), kept);
run('npx', 'vitest', 'run', 'packages/server/test/releases', 'scripts/release.test.ts');
git('add', '--all');
if (git('status', '--porcelain') !== '') git('commit', '--message', `release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Tidetable ${version}`);
console.log(`v${version} is tagged. Publish it with: git push --follow-tags`);
