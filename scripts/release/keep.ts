// Keeps what a release leaves behind, for the tests of every later one: a database, a backup and a record, made by the
// packed command as people use it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { type Api, api } from '@tidetable/client';
import { Generator, recordText } from '@tidetable/engine';

/** It ends soon when it is played badly. */
const FINISHED = EVERY_GAME.find(({ cooperative }) => cooperative)?.id ?? '';
const MOVES = 12;

export async function keepRelease(program: string, folder: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'tidetable-release-'));
  try {
    mkdirSync(folder, { recursive: true });
    const server = await served(program, home);
    const record = await playSome(server.address);
    writeFileSync(join(folder, 'record.json.gz'), gzipSync(record, { level: 9 }));
    run(program, ['backup', '--to', join(folder, 'club.backup')], home);
    await server.stop();
    const database = readFileSync(join(home, 'tidetable-data/tidetable.sqlite'));
    writeFileSync(join(folder, 'tidetable.sqlite.gz'), gzipSync(database, { level: 9 }));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function served(program: string, cwd: string): Promise<{ address: string; stop(): Promise<void> }> {
  const args = [program, 'serve', '--port', '0', '--log', 'error', '--generosity', '1000'];
  const child = spawn(process.execPath, args, { cwd });
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return over;
  };
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, address] = /served at (http:\S+?);/.exec(String(text)) ?? [];
      if (address !== undefined) resolve({ address, stop });
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
}

/** A guest, an account, chat, an invitation, a game of every kind under way, and one to its end; gives its record. */
async function playSome(url: string): Promise<string> {
  const [anna, mary] = [await person(url, 'Anna'), await person(url, 'Mary')];
  await mary('POST /api/accounts', { body: { login: 'mary', password: 'correct horse battery' } });
  const { games } = await anna('GET /api/games');
  for (const { id } of games) await playAt(await begun(anna, id), anna, MOVES);
  const waiting = await anna('POST /api/tables', {
    body: { game: FINISHED, seats: 2, seating: ['me', null], isPublic: true },
  });
  const params = { table: waiting.id };
  await anna('POST /api/tables/:table/chat', { params, body: { words: 'Ahoy, who sails?' } });
  await anna('POST /api/tables/:table/invites', { params, body: { lets: 'table' } });
  const last = await begun(anna, FINISHED);
  await playAt(last, anna, Number.POSITIVE_INFINITY);
  return recordText(await anna('GET /api/tables/:table/record', { params: { table: last } }));
}

async function person(url: string, name: string): Promise<Api> {
  const response = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const [, token] = /tidetable=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  if (token === undefined) throw new Error(`no session for ${name}: ${response.status}`);
  return api({ url, token });
}

async function begun(who: Api, game: string): Promise<string> {
  const { id } = await who('POST /api/tables', {
    body: { game, seats: 2, seating: ['me', 'bot'] },
  });
  await who('POST /api/tables/:table/start', { params: { table: id } });
  return id;
}

/** Moves at random from seat 0, so many times or to the end. */
async function playAt(table: string, who: Api, moves: number): Promise<void> {
  const chance = new Generator(1, 2, 3, 4);
  for (let left = moves; left > 0; ) {
    const shown = await who('GET /api/tables/:table/view', {
      params: { table },
      query: { seat: 0 },
    });
    if ((shown.view as { outcome: unknown }).outcome !== null) return;
    const allowed = Object.values(shown.menu?.allowed ?? {}).flat();
    const action = allowed[chance.below(Math.max(1, allowed.length))];
    if (shown.must.includes(0) && action !== undefined) {
      left -= 1;
      await who('POST /api/tables/:table/seats/:seat/moves', {
        params: { table, seat: 0 },
        body: { request: `move-${shown.seq}`, base: shown.seq, action },
      });
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
