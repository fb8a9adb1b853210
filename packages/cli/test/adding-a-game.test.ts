// docs/adding-a-game.md, followed to the letter: its game is built in a temporary folder and played everywhere.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LISTINGS, PROGRAM, ROOT, served, writePebbles } from './pebbles.ts';
import { Program, playOn } from './protocol-kit.ts';

/** What the published engine has, and the one of this clone has not. */
const PUBLISHED = {
  '@tidetable/engine/game-package': [join(ROOT, 'packages/kits/manifest/game-package.ts')],
};

let home: string;

/** In the folder where the game's lies, as a shell has it. */
function tidetable(args: readonly string[], input = '', games = '') {
  const env = { ...process.env, TIDETABLE_GAMES: games };
  return spawnSync(process.execPath, [join(ROOT, PROGRAM), ...args], {
    cwd: home,
    input,
    encoding: 'utf8',
    env,
  });
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'tidetable-page-'));
  writePebbles(join(home, 'pebbles'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('has every file of the game, and its types are right', () => {
  expect(LISTINGS.map(([name]) => name)).toEqual([
    'rules.ts',
    'words.ts',
    'game.ts',
    'board/index.tsx',
    'board/heap.css',
  ]);
  const folder = mkdtempSync(join(ROOT, 'node_modules/.tidetable-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writePebbles(folder);
  const icons = join(ROOT, 'packages/kits/board/look/icons.d.ts');
  for (const [project, include] of [
    ['.', ['*.ts']],
    ['packages/web', ['board', icons]],
  ] as const) {
    const config = {
      extends: join(ROOT, project, 'tsconfig.json'),
      compilerOptions: { paths: PUBLISHED },
      include,
      exclude: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const args = ['tsc', '-p', folder];
    const { stdout, status } = spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  }
}, 240_000);

describe('the terminal', () => {
  it('plays it to its end, and proves its record', () => {
    const args = ['--game', './pebbles', 'play', 'pebbles', '--seed', 'page', '--save', 'p.json'];
    const { status, stdout, stderr } = tidetable(args, '1\n'.repeat(25));
    expect(stderr).toBe('');
    expect(stdout).toMatch(/(You take|Player 2 takes) the last pebble and wins?\.\nPB-3/);
    expect(status).toBe(0);
    expect(tidetable(['verify', 'p.json', '--game=pebbles']).stdout).toContain('all true');
    expect(tidetable(['verify', 'p.json']).status).toBe(1);
  }, 240_000);

  it('knows its rules, by its path in the environment', () => {
    const { stdout } = tidetable(['rules', 'pebbles'], '', './pebbles');
    expect(stdout).toContain('PB-2  Your turn, p. 1');
  }, 120_000);

  it('finds it behind the conditions of a package', () => {
    const folder = join(home, 'conditions');
    writePebbles(join(folder, 'source'));
    const exports = { '.': { import: { types: './no.d.ts', default: './source/game.ts' } } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }));
    const { stdout, stderr } = tidetable(['--game', folder, 'rules', 'pebbles']);
    expect(stderr).toBe('');
    expect(stdout).toContain('PB-2  Your turn, p. 1');
  }, 120_000);

  it('simulates it in threads, with bots that search', () => {
    const call = '--game ./pebbles simulate pebbles --games 12 --bots admiral,random --workers 2';
    const { stdout } = tidetable([...call.split(' '), '--seed', 'page', '--json']);
    const { groups } = JSON.parse(stdout) as { groups: { by: string; rows: Row[] }[] };
    const won = groups.find(({ by }) => by === 'bot')?.rows;
    expect(won?.find(({ name }) => name === 'admiral')?.count).toBeGreaterThan(6);
  }, 120_000);

  it.each([
    [['--game', './nowhere', 'play', 'x'], 'There is no game ./nowhere'],
    [['--game', '.', 'play', 'x'], 'neither game.js, game.ts nor a package.json'],
    [['--game', './pebbles/rules.ts', 'play', 'x'], 'it has no default export'],
    [['play', 'x', '--game'], '--game wants'],
  ])(
    '%j: says what would be right',
    (args, said) => {
      const { status, stderr } = tidetable(args);
      expect(stderr).toContain(said);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(status).toBe(2);
    },
    120_000,
  );
});

interface Row {
  readonly name: string;
  readonly count: number;
}

it('the engine protocol plays it', async () => {
  const program = new Program('--game', join(home, 'pebbles'), 'engine');
  onTestFinished(() => program.kill());
  const { ask } = program;
  expect((await ask('games')).games.map(({ id }) => id)).toContain('pebbles');
  await ask('new', { game: 'pebbles', seats: 3, seed: 'page' });
  const { must } = await ask('deciders');
  const { advice } = await ask('advise', { seat: must[0], budget: { iterations: 50 } });
  expect(advice.length).toBe(3);
  await playOn(ask, 100);
  expect((await ask('deciders')).outcome?.endings[0]?.ending).toBe('last-pebble');
}, 240_000);

it('a server plays it, with a bot that thinks in a thread', async () => {
  const { address, stop } = await served('./pebbles', home);
  onTestFinished(stop);
  const cookie = await guestAt(address);
  const ask = async (path: string, body?: object): Promise<never> => {
    const answer = await fetch(`${address}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${path}: ${text}`).toBe(true);
    return JSON.parse(text || '{}') as never;
  };
  const { games } = (await ask('games')) as { games: { id: string; bots: string[] }[] };
  expect(games.find(({ id }) => id === 'pebbles')?.bots).toContain('captain');
  const { rulebook } = (await ask('games/pebbles/rules')) as { rulebook: Record<string, object> };
  expect(rulebook['PB-1']).toMatchObject({ text: 'Take one, two or three pebbles.' });
  const wish = { game: 'pebbles', seats: 2, seating: ['me', 'captain'] };
  const { id } = (await ask('tables', wish)) as { id: string };
  await ask(`tables/${id}/start`, {});
  const shown = () => ask(`tables/${id}/view?seat=0`) as Promise<Shown>;
  for (let left = 200; left > 0; left--) {
    const { seq, must, menu, view, words } = await shown();
    if (view.outcome !== null) break;
    if (must.includes(0)) {
      expect(words.prompt).toMatch(/^How many of the .+ do you take\?$/);
      expect(words.actions['take count=1']).toBe('Take 1 pebble');
    }
    const [action] = Object.values(menu?.allowed ?? {}).flat();
    if (must.includes(0) && action !== undefined)
      await ask(`tables/${id}/seats/0/moves`, { request: `move-${seq}`, base: seq, action });
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { view, words } = await shown();
  expect(view.outcome?.endings[0]?.ending).toBe('last-pebble');
  expect(words.result).toMatch(/^(You take|Player 2 takes) the last pebble and wins?\.$/);
  const { log } = (await ask(`tables/${id}/log?seat=0`)) as { log: { told: string[] }[] };
  expect(log.flatMap(({ told }) => told).join(' ')).toMatch(
    /You take .+ Player 2 takes|Player 2 takes .+ You take/,
  );
}, 240_000);

interface Shown {
  readonly seq: number;
  readonly must: readonly number[];
  readonly menu: { readonly allowed: Readonly<Record<string, readonly string[]>> } | null;
  readonly words: {
    readonly prompt: string | null;
    readonly actions: Readonly<Record<string, string>>;
    readonly result: string | null;
  };
  readonly view: {
    readonly outcome: { readonly endings: readonly { readonly ending: string }[] } | null;
  };
}

async function guestAt(address: string): Promise<string> {
  const guest = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna' }),
  });
  return guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
