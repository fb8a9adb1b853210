// The web app: only the files that were there at the start, and the app itself for every address in it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aServer } from '../fair/kit.ts';
import { COOPERATIVE, TIMED } from '../games-by-trait.ts';

const LONG = 'export const sea = "wave";\n'.repeat(100);

const home = mkdtempSync(join(tmpdir(), 'tidetable-pages-'));
const folder = join(home, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(home, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
writeFileSync(join(folder, 'verify.html'), '<title>Verify</title>');
writeFileSync(join(folder, 'service-worker.js'), 'addEventListener;');
writeFileSync(join(folder, 'assets/verify-abc123.js'), 'export {};');
writeFileSync(join(folder, 'assets/long-abc123.js'), LONG);
writeFileSync(join(folder, 'assets/sheet-abc123.css'), ':root {}');
writeFileSync(join(folder, 'assets/compass-abc123.svg'), '<svg/>');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const built = aServer({ pages: folder });
const bare = aServer({ pages: join(home, 'nowhere') });

/** Sent as it is: no client normalizes the path. */
function raw(address: string, path: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asking.on('error', reject).end();
  });
}

describe('pages that are built', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/verify', 'text/html; charset=utf-8', 'no-cache'],
    ['/verify?table=abc', 'text/html; charset=utf-8', 'no-cache'],
    [`/new?game=${TIMED}`, 'text/html; charset=utf-8', 'no-cache'],
    ['/table/x_1-y', 'text/html; charset=utf-8', 'no-cache'],
    [`/replay/record/${COOPERATIVE}`, 'text/html; charset=utf-8', 'no-cache'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/verify-abc123.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/assets/sheet-abc123.css', 'text/css; charset=utf-8', 'immutable'],
    ['/assets/compass-abc123.svg', 'image/svg+xml', 'immutable'],
  ])('are served: %s', async (path, type, caching) => {
    const response = await fetch(`${built().address}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toContain(caching);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are not sent again to who has them', async () => {
    const first = await fetch(`${built().address}/verify`);
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${built().address}/verify`, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(`${built().address}/verify`, { headers: { 'if-none-match': '"x"' } });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  });

  it('are the app itself where no file is: the address names a page of it', async () => {
    const [home, table, verify] = await Promise.all(
      ['/', '/table/x1', '/verify'].map(async (path) =>
        (await fetch(`${built().address}${path}`)).text(),
      ),
    );
    expect(table).toBe(home);
    expect(verify).not.toBe(home);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('are sent small to who accepts %s', async (accepted, encoding) => {
    const answer = await fetch(`${built().address}/assets/long-abc123.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    if (encoding !== null)
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(LONG.length / 5);
    expect(await answer.text()).toBe(LONG);
  });

  it.each([
    '/verify.html',
    '/nothing.php',
    '/nothing.',
    '/.env',
    '/api',
    '/api/nothing',
    '/assets',
    '/assets/',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5c..%5csecret.txt',
    '//etc/passwd',
    '/verify/../../secret.txt',
    '/assets/verify-abc123.js%00.html',
    '/secret.txt',
  ])('are nothing else: %s', async (path) => {
    expect(await raw(built().address, path)).toBe(404);
  });

  it('leave the API alone', async () => {
    const response = await fetch(`${built().address}/api/games`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

it('tells how to build the pages where they are not', async () => {
  for (const path of ['/', '/verify', '/table/x1']) {
    const response = await fetch(`${bare().address}${path}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('npm run build');
  }
});
