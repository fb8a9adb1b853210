// Somebody who has only /api/openapi.json: a client generated from it compiles, and plays a whole game.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { COOPERATIVE } from '../games-by-trait.ts';
import { emptyFolder } from '../store/places.ts';
import { clientOf, type OpenApi } from './generated-client.ts';
import { ServerProcess } from './server-process.ts';
import { LONG } from './sizes.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Checked against the generated types, and run. */
const PLAYER = `
import { client, type OptionValue, type Send } from './client.ts';

const [url = '', game = ''] = process.argv.slice(2);
let cookie = '';
const send: Send = async (method, path, body) => {
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : json) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [given] = answer.headers.getSetCookie();
  if (given !== undefined) cookie = given.split(';')[0] ?? '';
  if (!answer.ok) throw new Error(\`\${path}: \${await answer.text()}\`);
  return answer.json();
};
const server = client(send);

const { name } = await server.postGuests({}, { name: 'Anne' });
const { games } = await server.getGames({});
const found = games.find(({ id }) => id === game);
if (found === undefined) throw new Error('no such game');
const options: Record<string, OptionValue> = {};
for (const option of found.options) options[option.name] = option.default;
const opened = await server.postTables({}, {
  game,
  seats: 2,
  seating: ['me', 'bot'],
  options,
  settings: { pace: { kind: 'live', bank: 600, increment: 5 }, atZero: 'bot' },
});
const table = opened.id;
const started = await server.postTablesByTableStart({ table });
const running: number[] = started.clock?.running ?? [];

let request = 0;
for (;;) {
  const { seq, must, menu, seed } = await server.getTablesByTableView({ table, seat: 0 });
  if (seed !== null) break;
  const [action] = Object.values(menu?.allowed ?? {}).flat();
  if (!must.includes(0) || action === undefined) continue;
  const move = { request: \`move-\${++request}\`, base: seq, action };
  const answer = await server.postTablesByTableSeatsBySeatMoves({ table, seat: 0 }, move);
  if (answer.kind === 'refused') throw new Error(answer.reason?.because ?? answer.message);
}
const record = await server.getTablesByTableRecord({ table });
const { log } = await server.getTablesByTableLog({ table, seat: 0 });
const told: string[] = log.flatMap(({ events }) => (events ?? []).map(({ type }) => type));
const over = await server.getTablesByTable({ table });
console.log(JSON.stringify({
  name,
  running,
  pace: over.settings.pace.kind,
  plies: record.plies.length,
  endings: record.outcome?.endings.map(({ rule }) => rule),
  people: record.people?.map(({ person, bot }) => person ?? bot),
  entries: log.length,
  told: told.length,
}));
`;

/** What the compiler says, and whether it was content. */
function checked(folder: string) {
  const config = { extends: join(ROOT, 'tsconfig.json'), include: ['*.ts'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = ['tsc', '-p', folder];
  const { stdout, status } = spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8' });
  return { stdout, status };
}

it(
  'plays with types alone',
  async () => {
    const server = await ServerProcess.start({ folder: emptyFolder() });
    const described = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
    mkdirSync(join(ROOT, 'node_modules/.tidetable'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, 'node_modules/.tidetable/client-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'client.ts'), clientOf(described));
    writeFileSync(join(folder, 'player.ts'), PLAYER);
    expect(checked(folder)).toEqual({ stdout: '', status: 0 });
    const args = ['--import', 'tsx', join(folder, 'player.ts'), server.url, COOPERATIVE];
    const played = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(played.stderr).toBe('');
    const { plies, endings, entries, told, ...rest } = JSON.parse(played.stdout);
    expect(rest).toMatchObject({ name: 'Anne', pace: 'live', people: ['Anne', 'bosun'] });
    expect(plies).toBeGreaterThan(5);
    expect(entries).toBe(plies);
    expect(told).toBeGreaterThan(0);
    expect(endings[0]).toMatch(/^[A-Z]+-/);
  },
  LONG,
);
