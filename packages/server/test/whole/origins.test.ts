// Pages of other sites: none of them acts for its visitor.
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { COOPERATIVE } from '../games-by-trait.ts';
import { emptyFolder } from '../store/places.ts';
import { guest } from './people.ts';
import { ServerProcess } from './server-process.ts';

/** HOST stands for where the server is, PORT for its port. */
const BAD = [
  'null',
  'undefined',
  '',
  ' ',
  '*',
  'http://',
  'https://',
  '//HOST',
  'HOST',
  'about:blank',
  'about:srcdoc',
  'blob:http://HOST/1',
  'data:text/html,x',
  'file://',
  'file:///HOST',
  'ftp://HOST',
  'ws://HOST',
  'javascript:HOST',
  'chrome-extension://HOST',
  'http://evil.example',
  'https://evil.example',
  'http://evil.example:PORT',
  'http://evil.example/HOST',
  'http://evil.example?http://HOST',
  'http://evil.example#http://HOST',
  'http://HOST.evil.example',
  'http://evilHOST',
  'http://HOSTevil',
  'http://HOST@evil.example',
  'http://evil@HOST',
  'http://evil:evil@HOST',
  'http://127.0.0.1',
  'http://127.0.0.1:1',
  'http://127.0.0.1:PORT0',
  'http://127.1:PORT',
  'http://2130706433:PORT',
  'http://0x7f000001:PORT',
  'http://[::1]:PORT',
  'http://[::ffff:127.0.0.1]:PORT',
  'http://localhost:PORT',
  'http://127.0.0.2:PORT',
  'http://HOST/',
  'http://HOST/evil',
  'http://HOST http://evil.example',
  'http://evil.example http://HOST',
  'http://evil.example, http://HOST',
  'http://xn--127-0-0-1.example:PORT',
];

it('are refused by every change and by the live channel, and our own are not', async () => {
  const server = await ServerProcess.start(
    { folder: emptyFolder() },
    '--origin',
    'https://friend.example',
  );
  const host = new URL(server.url).host;
  const port = new URL(server.url).port;
  const { token } = await guest(server.url, 'Anne');
  const cookie = `tidetable=${token}`;
  const posted = (origin: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { origin, cookie, 'content-type': 'application/json' };
      const asked = request(`${server.url}/api/tables`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end(JSON.stringify({ game: COOPERATIVE, seats: 2 }));
    });
  const upgraded = (origin: string): Promise<number> =>
    new Promise((resolve) => {
      const headers = { cookie, origin };
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers });
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('error', () => resolve(0));
      socket.on('open', () => socket.terminate());
    });
  expect(BAD.length).toBeGreaterThanOrEqual(40);
  for (const pattern of BAD) {
    const origin = pattern.replaceAll('HOST', host).replaceAll('PORT', port);
    expect([origin, await posted(origin), await upgraded(origin)]).toEqual([origin, 403, 403]);
  }
  for (const origin of [`http://${host}`, `https://${host}`, 'https://friend.example'])
    expect([origin, await posted(origin), await upgraded(origin)]).toEqual([origin, 200, 101]);
  const { tables } = (await (
    await fetch(`${server.url}/api/me/tables`, { headers: { cookie } })
  ).json()) as { tables: [] };
  expect(tables.length).toBe(3);
});
