// The published packages: built ahead, whole, and playing where nothing else is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { anotherNumber } from './pack/another-number.ts';
import { install, writeBuiltGame } from './pack/installing.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONG = 300_000;
/** As a workflow says where it runs. */
const FORGE = { GITHUB_SERVER_URL: 'https://forge.example', GITHUB_REPOSITORY: 'sea/tidetable' };

let home: string;
let dist: string;

beforeAll(() => {
  // Below the installed packages, where the native parts are found.
  mkdirSync(join(ROOT, 'node_modules/.tidetable'), { recursive: true });
  home = mkdtempSync(join(ROOT, 'node_modules/.tidetable/pack-'));
  dist = join(home, 'dist');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/pack.ts', dist],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...FORGE } },
  );
  expect(status, stdout + stderr).toBe(0);
  writeBuiltGame(join(home, 'pebbles'));
}, LONG);
afterAll(() => rmSync(home, { recursive: true, force: true }));

function tidetable(args: readonly string[], input = '') {
  const program = join(dist, 'tidetable/bin/tidetable.js');
  return spawnSync(process.execPath, [program, ...args], { cwd: home, input, encoding: 'utf8' });
}

describe('the packed command', () => {
  it.each(EVERY_GAME.map(({ id }) => id))(
    'plays %s in a terminal',
    (id) => {
      const { stdout, stderr } = tidetable(['play', id, '--seed', 'pack'], '1\n1\n');
      expect(stderr).toBe('');
      expect(stdout).toContain(`last-${id}.json`);
    },
    LONG,
  );

  it(
    'plays a game from outside, built as JavaScript, with the engine it has itself',
    () => {
      const args = ['--game', './pebbles', 'play', 'pebbles', '--seed', 'pack', '--save', 'p.json'];
      const { stdout, stderr } = tidetable(args, '1\n'.repeat(25));
      expect(stderr).toBe('');
      expect(stdout).toContain('the last pebble');
      expect(tidetable(['verify', 'p.json', '--game', './pebbles']).stdout).toContain('all true');
    },
    LONG,
  );

  it(
    'simulates with other numbers, in threads, and writes a page with its letters',
    () => {
      const { args, said } = anotherNumber();
      const { stdout, stderr } = tidetable([...args, '--workers', '2', '--html', 'r.html']);
      expect(stderr).toBe('');
      expect(stdout).toContain(said);
      expect(existsSync(join(home, 'r.html'))).toBe(true);
    },
    LONG,
  );

  it(
    'serves its pages, pictures and games, and stops',
    async () => {
      const program = join(dist, 'tidetable/bin/tidetable.js');
      const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--log', 'error'], {
        cwd: home,
      });
      onTestFinished(() => void server.kill('SIGKILL'));
      let said = '';
      for await (const text of server.stdout) {
        said += text;
        if (said.includes('Games are kept in')) break;
      }
      const [, address] = /served at (http:\S+?);/.exec(said) ?? [];
      expect(await (await fetch(`${address}/`)).text()).toContain('<html lang="en">');
      expect((await fetch(`${address}/api/preview`)).headers.get('content-type')).toBe('image/png');
      expect(((await (await fetch(`${address}/api/games`)).json()) as Games).games.length).toBe(
        EVERY_GAME.length,
      );
      const over = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      expect(await over).toBe(0);
    },
    LONG,
  );
});

it.each(['tidetable', 'engine'])('%s names the repository that its workflow builds', (name) => {
  const manifest = JSON.parse(readFileSync(join(dist, name, 'package.json'), 'utf8'));
  expect(manifest.repository.url).toBe('git+https://forge.example/sea/tidetable.git');
});

interface Games {
  readonly games: readonly unknown[];
}

it.runIf(process.env.WHOLE === 'every')(
  'installed in an empty folder, plays in a terminal and in a browser with the network cut',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidetable-installed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    install(dist, folder);
    writeBuiltGame(join(folder, 'pebbles'));
    const play = `ip link set lo up && node --import tsx scripts/pack/play-installed.ts ${folder}`;
    const { stdout, stderr } = spawnSync(
      'unshare',
      ['--map-root-user', '--net', 'sh', '-c', play],
      { cwd: ROOT, encoding: 'utf8', timeout: LONG },
    );
    expect(stdout, stderr).toContain('with the network cut');
  },
  LONG,
);
