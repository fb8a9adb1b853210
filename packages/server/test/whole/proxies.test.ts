// The proxies of docs/operations.md, Debian's, as the page prints them: a table is played through each.
import { connect } from '@tidetable/client';
import { Generator } from '@tidetable/engine';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { COOPERATIVE } from '../games-by-trait.ts';
import { emptyFolder } from '../store/places.ts';
import { programOf } from './debian.ts';
import { begun, guest } from './people.ts';
import { isOver, Player } from './player.ts';
import { caddyBefore, nginxBefore } from './proxies.ts';
import { ServerProcess } from './server-process.ts';
import { LONG } from './sizes.ts';

/** The certificates are made for these tests. */
beforeEach(() => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  return () => vi.unstubAllEnvs();
});

async function playThrough(url: string): Promise<void> {
  const { token } = await guest(url, 'Anne');
  const cookie = `tidetable=${token}`;
  /** As a browser opens it: no token, but a cookie and the page's origin. */
  class BrowserSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie, origin: url } });
    }
  }
  const people = [await guest(url, 'Mary'), null];
  const table = await begun({ game: COOPERATIVE, seats: 2 }, people);
  const line = connect({ url, token: people[0]?.token ?? '', WebSocket: WebSocket as never });
  const looking = connect({ url, WebSocket: BrowserSocket as never });
  onTestFinished(() => {
    line.close();
    looking.close();
  });
  const watched = looking.table(table, null, {}, 0);
  const player = new Player(line.table(table, 0, {}, 0), new Generator(7));
  await player.run();
  await watched.until(({ shown }) => isOver(shown));
  expect(player.moves).toBeGreaterThan(3);
}

describe.each([
  ['nginx', nginxBefore],
  ['caddy', caddyBefore],
] as const)('%s', (name, before) => {
  it.skipIf(programOf(name) === null)(
    'passes moves, the live channel, and who calls how',
    async () => {
      const server = await ServerProcess.start({ folder: emptyFolder() }, '--behind-proxy');
      const { url } = await before(server.url);
      const page = await fetch(`${url}/api/games`);
      expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
      const came = await fetch(`${url}/api/guests`, {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anne' }),
      });
      expect([came.status, came.headers.get('set-cookie')]).toEqual([
        200,
        expect.stringContaining('; Secure'),
      ]);
      const other = await fetch(`${url}/api/guests`, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anne' }),
      });
      expect(other.status).toBe(403);
      await playThrough(url);
    },
    LONG,
  );
});

it('without a proxy nothing is said of HTTPS', async () => {
  const server = await ServerProcess.start({ folder: emptyFolder() });
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await fetch(`${server.url}/api/games`, { headers });
  expect(answer.headers.get('strict-transport-security')).toBeNull();
});
