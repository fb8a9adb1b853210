// docs/adding-a-game.md, followed to the letter: its game is built in a temporary folder and played everywhere.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageModule } from '@tidetable/catalogue';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Program, playOn } from './protocol-kit.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../bin/tidetable.js', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');

let home: string;

/** The listings of the page, by the names that stand behind their language. */
function listings(): [name: string, text: string][] {
  return [...PAGE.matchAll(/^```ts (\S+\.ts) [^\n]*\n(.*?)^```$/gms)].map(
    ([, name = '', text = '']) => [name, text],
  );
}

function writeGame(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of listings()) writeFileSync(join(folder, name), text);
}

/** In the folder where the game's lies, as a shell has it. */
function tidetable(args: readonly string[], input = '', games = '') {
  const env = { ...process.env, TIDETABLE_GAMES: games };
  return spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: home,
    input,
    encoding: 'utf8',
    env,
  });
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'tidetable-page-'));
  writeGame(join(home, 'pebbles'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('has every file of the game, and its types are right', () => {
  expect(listings().map(([name]) => name)).toEqual(['rules.ts', 'words.ts', 'game.ts']);
  const folder = mkdtempSync(join(ROOT, 'node_modules/.tidetable-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeGame(folder);
  const config = { extends: join(ROOT, 'tsconfig.json'), include: ['*.ts'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync('npx', ['tsc', '-p', folder], { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toBe('');
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

  it('simulates it in threads, with bots that search', () => {
    const call = '--game ./pebbles simulate pebbles --games 12 --bots admiral,random --workers 2';
    const { stdout } = tidetable([...call.split(' '), '--seed', 'page', '--json']);
    const { groups } = JSON.parse(stdout) as { groups: { by: string; rows: Row[] }[] };
    const won = groups.find(({ by }) => by === 'bot')?.rows;
    expect(won?.find(({ name }) => name === 'admiral')?.count).toBeGreaterThan(6);
  }, 120_000);

  it.each([
    [['--game', './nowhere', 'play', 'x'], 'There is no game ./nowhere'],
    [['--game', '.', 'play', 'x'], 'neither game.ts nor a package.json'],
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
  const { address, stop } = await served();
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
  const code = await (await fetch(`${address}/games/pebbles.js`)).text();
  const forPages: PageModule = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(forPages.games[0]).toMatchObject({ id: 'pebbles', seats: { min: 2, max: 4 } });
  expect(forPages.face.prompt({ left: 3 }, 0)).toBe('How many of the 3 pebbles do you take?');
  const wish = { game: 'pebbles', seats: 2, seating: ['me', 'captain'] };
  const { id } = (await ask('tables', wish)) as { id: string };
  await ask(`tables/${id}/start`, {});
  const shown = () => ask(`tables/${id}/view?seat=0`) as Promise<Shown>;
  for (let left = 200; left > 0; left--) {
    const { seq, must, menu, view } = await shown();
    if (view.outcome !== null) break;
    const [action] = Object.values(menu?.allowed ?? {}).flat();
    if (must.includes(0) && action !== undefined)
      await ask(`tables/${id}/seats/0/moves`, { request: `move-${seq}`, base: seq, action });
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await shown()).view.outcome?.endings[0]?.ending).toBe('last-pebble');
}, 240_000);

interface Shown {
  readonly seq: number;
  readonly must: readonly number[];
  readonly menu: { readonly allowed: Readonly<Record<string, readonly string[]>> } | null;
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

/** `tidetable serve` with the game of the page; the browser's part of this test can begin here too. */
function served(): Promise<{ address: string; stop(): void }> {
  const args = ['--game', './pebbles', 'serve', '--port', '0', '--log', 'error', '--data', 'data'];
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: home });
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text;
      const address = /served at (http:\S+?);/.exec(said)?.[1];
      if (address !== undefined && existsSync(join(home, 'data')))
        resolve({ address, stop: () => void child.kill('SIGKILL') });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}
