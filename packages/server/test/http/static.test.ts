// The pages of the web app: just the files that were there at the start.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aServer } from '../fair/kit.ts';

const home = mkdtempSync(join(tmpdir(), 'tidetable-pages-'));
const folder = join(home, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(home, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
writeFileSync(join(folder, 'verify.html'), '<title>Verify</title>');
writeFileSync(join(folder, 'assets/verify-abc123.js'), 'export {};');
writeFileSync(join(folder, 'assets/sheet-abc123.css'), ':root {}');
writeFileSync(join(folder, 'assets/compass-abc123.svg'), '<svg/>');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const built = aServer({ pages: folder });
const bare = aServer({ pages: join(home, 'nowhere') });

/** As sent: no client puts the path right. */
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

  it.each([
    '/verify.html',
    '/nothing',
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
  const response = await fetch(`${bare().address}/verify`);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('npm run build');
});
