// A game is one folder and its lines in the catalogue: without them everything else still compiles, tests too.
// WHOLE=every takes each away in turn, otherwise the first.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { clone, linkPackages } from '../packages/web/test/kit/clone.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROJECTS = ['packages/engine', 'packages/web', '.'];
const GAMES = readdirSync(join(ROOT, 'packages/games')).sort();
const TAKEN_AWAY = process.env.WHOLE === 'every' ? GAMES : GAMES.slice(0, 1);

it.each(TAKEN_AWAY)(
  'compiles without %s',
  (game) => {
    const copy = copyWithout(game);
    const errors = PROJECTS.flatMap((project) => errorsOf(copy, project));
    expect(errors).toEqual([]);
    const built = run(copy, 'vite', ['build', 'packages/web', '--logLevel', 'error']).said;
    expect(built).toBe('');
  },
  900_000,
);

function copyWithout(game: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'tidetable-without-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  clone(copy);
  const { name } = JSON.parse(
    readFileSync(join(copy, 'packages/games', game, 'package.json'), 'utf8'),
  );
  rmSync(join(copy, 'packages/games', game), { recursive: true });
  takeFromCatalogue(join(copy, 'packages/catalogue/index.ts'), name);
  linkPackages(copy);
  return copy;
}

/** The line that imports the game, and its place in the list. */
function takeFromCatalogue(file: string, name: string): void {
  const text = readFileSync(file, 'utf8');
  const line = new RegExp(`^import \\{ (\\w+) \\} from '${name}';\\n`, 'm');
  const [, manifest = ''] = line.exec(text) ?? [];
  expect(manifest).not.toBe('');
  const without = text
    .replace(line, '')
    .replace(new RegExp(`(?<=[[ ])${manifest}, |, ${manifest}(?=\\])`), '');
  expect(without).not.toMatch(new RegExp(`\\b${manifest}\\b`));
  writeFileSync(file, without);
}

function errorsOf(copy: string, project: string): string[] {
  const { status, said } = run(copy, 'tsc', ['-p', project, '--pretty', 'false']);
  const errors = said.split('\n').filter((line) => /^\S.*error TS/.test(line));
  return status !== 0 && errors.length === 0 ? [said] : errors;
}

/** A program that is installed here, and what it says on either output. */
function run(cwd: string, program: string, args: readonly string[]) {
  const file = join(ROOT, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}
