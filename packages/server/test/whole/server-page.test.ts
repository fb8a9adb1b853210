// docs/server.md, followed to the letter: its requests are accepted, and the live channel says what the page says.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@tidetable/client';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { emptyFolder } from '../store/places.ts';
import { programOf } from './debian.ts';
import { guest } from './people.ts';
import { ServerProcess } from './server-process.ts';

const PAGE = readFileSync(new URL('../../../../docs/server.md', import.meta.url), 'utf8');

/** The blocks of a language, in their order. */
function blocks(language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language} [^\\n]*\\n(.*?)^\`\`\``, 'gms');
  return [...PAGE.matchAll(fence)].map(([, text = '']) => text);
}

/** What two curl commands of the page say, the second one with the cookie of the first. */
function curled(url: string): string[] {
  const home = mkdtempSync(join(tmpdir(), 'tidetable-curl-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const { path, env } = programOf('curl') ?? { path: 'curl', env: process.env };
  const [commands = ''] = blocks('sh');
  const script = commands.replaceAll('http://localhost:8080', url);
  const shell = `curl() { "${path}" -sS "$@"; echo; }\n${script}`;
  const { stdout, stderr } = spawnSync('bash', ['-ec', shell], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

/** What the server says on a connection, to these messages. */
async function heard(url: string, token: string, messages: readonly object[]): Promise<object[]> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
  onTestFinished(() => socket.terminate());
  const said: object[] = [];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      for (const message of messages) socket.send(JSON.stringify(message));
    });
    socket.on('message', (text) => {
      said.push(JSON.parse(text.toString()));
      if (said.length > messages.length) resolve(said);
    });
  });
}

it('its requests are accepted', async () => {
  const { url } = await ServerProcess.start({ folder: emptyFolder() });
  const [anne = '', made = ''] = curled(url);
  expect(JSON.parse(anne)).toMatchObject({ name: 'Anne', kind: 'guest' });
  const { token } = JSON.parse(made) as { token: string };
  const call = api({ url, token });

  const [wish = '', orders = '', live = ''] = blocks('json');
  const { id } = await call('POST /api/tables', { body: JSON.parse(wish) });
  const params = { table: id };
  const mary = await guest(url, 'Mary');
  await mary.api('POST /api/tables/:table/join', { params, body: {} });
  await call('POST /api/tables/:table/start', { params });

  const [move = ''] = blocks('http');
  const [first = '', ...body] = move.split('\n');
  const [method = '', path = ''] = first.replace('TABLE', id).split(' ');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const moved = await fetch(url + path, { method, headers, body: body.join('\n') });
  expect(await moved.json()).toEqual({ kind: 'accepted', seq: expect.any(Number) });

  for (const order of orders.trim().split('\n')) {
    const at = { ...params, seat: 0 };
    const given = await call('POST /api/tables/:table/seats/:seat/orders', {
      params: at,
      body: JSON.parse(order),
    });
    expect(given.what).toEqual(JSON.parse(order));
  }

  const [hello, error] = live
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { id: me } = await call('GET /api/me');
  const nowhere = { do: 'watch', table: error.table, seat: 0, since: null };
  const elsewhere = { ...nowhere, table: id, seat: 3 };
  const said = await heard(url, token, [nowhere, elsewhere, { do: 'dance' }]);
  expect(said[0]).toEqual({ ...hello, person: me });
  expect(said).toContainEqual(error);
  for (const code of ['not-your-seat', 'malformed']) {
    expect(said).toContainEqual(expect.objectContaining({ is: 'error', code }));
    expect(PAGE).toContain(`| \`${code}\` |`);
  }
});
