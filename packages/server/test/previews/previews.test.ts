// What a link shows before it is opened: host, game and options to those who have it, nothing to anyone else.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '../../src/serve.ts';
import { aGuest, aTable, aServer as ownServer, type Visitor } from '../people/kit.ts';
import { serving } from '../serving.ts';

const pages = mkdtempSync(join(tmpdir(), 'tidetable-pages-'));
writeFileSync(
  join(pages, 'index.html'),
  '<!doctype html><html lang="en"><head><title>App</title>' +
    '<meta name="description" content="of old" /></head><body></body></html>',
);

let server: RunningServer;
beforeAll(async () => {
  server = await serve({ ...serving(), place: 'memory', pages });
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

const OPTIONS = { options: { difficulty: 'elite' }, isPublic: false, seats: 3 };

async function linkOf(host: Visitor, spec: object = OPTIONS): Promise<string> {
  const table = await aTable(host, spec);
  return (await host.post(`/tables/${table}/invites`, { lets: 'table' })).body.path;
}

const htmlOf = async (path: string): Promise<string> =>
  (await fetch(`${server.address}${path}`)).text();
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
interface Picture {
  readonly answer: Response;
  readonly png: Buffer;
  readonly tag: string;
}

async function pictureAt(url: string, headers = {}): Promise<Picture> {
  const answer = await fetch(url, { headers });
  const png = Buffer.from(await answer.arrayBuffer());
  return { answer, png, tag: answer.headers.get('etag') ?? '' };
}

const pictureOf = async (path: string, headers = {}): Promise<Picture> =>
  pictureAt(contentOf(await htmlOf(path), 'og:image') ?? '', headers);
const bytesOf = async (path: string): Promise<Buffer> => (await pictureOf(path)).png;

describe('the page of a link', () => {
  it('names host, game and options, and nothing else of the table', async () => {
    const host = await aGuest(server, 'Anna');
    const link = await linkOf(host);
    const html = await htmlOf(link);
    expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toBe('Anna invites you to Forbidden Island');
    expect(contentOf(html, 'og:title')).toBe('Anna invites you to Forbidden Island');
    expect(contentOf(html, 'og:description')).toBe(
      'Forbidden Island for 3 players. Difficulty: elite.',
    );
    expect(contentOf(html, 'description')).toBe(contentOf(html, 'og:description'));
    expect(contentOf(html, 'og:image')).toBe(`${server.address}/api/preview${link}`);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const { store } = server.context;
    const [table] = await store.tablesOf(host.id, 1);
    for (const secret of [table?.id, table?.seed, table?.commitment, host.id])
      expect(html).not.toContain(secret);
  });

  it('is the same for whoever sits at the table and for a stranger', async () => {
    const host = await aGuest(server, 'Anna');
    const link = await linkOf(host);
    const own = await fetch(`${server.address}${link}`, { headers: { cookie: host.cookie ?? '' } });
    expect(await own.text()).toBe(await htmlOf(link));
  });

  it('tells of a public table, and of a private one no more than of none', async () => {
    const host = await aGuest(server, 'Anna');
    const open = await aTable(host);
    expect(contentOf(await htmlOf(`/table/${open}`), 'og:title')).toBe(
      'Forbidden Island with Anna',
    );
    const hidden = await aTable(host, { isPublic: false });
    const nothing = await htmlOf('/');
    for (const path of [`/table/${hidden}`, '/table/none', '/invite/none', '/invite', '/lobby'])
      expect(await htmlOf(path)).toBe(nothing);
    expect(contentOf(nothing, 'og:title')).toBe('Tidetable');
    const { tag } = await pictureOf('/');
    expect((await pictureAt(`${server.address}/api/preview/table/${hidden}`)).tag).toBe(tag);
    expect((await pictureAt(`${server.address}/api/preview/table/${open}`)).tag).not.toBe(tag);
  });

  it('tells nothing any more when the link has ended', async () => {
    const host = await aGuest(server, 'Anna');
    const table = await aTable(host, OPTIONS);
    const { path } = (await host.post(`/tables/${table}/invites`, { lets: 'table' })).body;
    expect(await htmlOf(path)).toContain('Anna');
    await host.drop(`/tables/${table}/invites`);
    expect(await htmlOf(path)).toBe(await htmlOf('/'));
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [`"quoted" 'twice' & $& $1`, '&quot;quoted&quot; &#39;twice&#39; &amp; $&amp; $1'],
    ['Anna 👩‍🚀', 'Anna 👩‍🚀'],
    ['שרה', 'שרה'],
    ['W'.repeat(30), 'W'.repeat(30)],
  ])('and its picture take any name: %s', async (name, written) => {
    const link = await linkOf(await aGuest(server, name));
    const html = await htmlOf(link);
    expect(contentOf(html, 'og:title')).toBe(`${written} invites you to Forbidden Island`);
    expect(html).not.toContain('<script');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect((await bytesOf(link)).readUInt32BE(16)).toBe(1200);
  });

  it('trusts no odd host', async () => {
    const answer = await asHost('evil"><script>');
    expect(answer).not.toContain('<script');
    expect(answer).toContain('content="/api/preview"');
  });
});

/** With a `Host` that no client would send. */
async function asHost(host: string): Promise<string> {
  const { connect } = await import('node:net');
  const { port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    let told = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => (told += String(data)));
    socket.on('close', () => resolve(told)).on('error', reject);
  });
}

describe('the picture of a link', () => {
  it('is a PNG of 1200 × 630 that differs with what it says, and is drawn once', async () => {
    const [anna, mary] = [await aGuest(server, 'Anna'), await aGuest(server, 'Mary')];
    const [annas, marys] = [await linkOf(anna), await linkOf(mary)];
    const png = await bytesOf(annas);
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await bytesOf(annas)).toEqual(png);
    // Links that show the same have the same picture.
    expect(await bytesOf(await linkOf(anna))).toEqual(png);
    expect(await bytesOf(marys)).not.toEqual(png);
    expect(await bytesOf(await linkOf(anna, { ...OPTIONS, options: {} }))).not.toEqual(png);
    const { answer, tag } = await pictureOf(annas);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect((await pictureOf(annas, { 'if-none-match': tag })).answer.status).toBe(304);
  });

  it('is drawn only so often for one address; what is kept is sent still', async () => {
    const strict = await ownServer({ generosity: 0.1, pages });
    const host = await aGuest(strict, 'Anna');
    const table = await aTable(host);
    const { store } = strict.context;
    const drawFor = async (name: string): Promise<number> => {
      await store.renamePerson(host.id, name);
      const answer = await fetch(`${strict.address}/api/preview/table/${table}`);
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses: number[] = [];
    for (const name of ['Anna', 'Berta', 'Clara', 'Dora']) statuses.push(await drawFor(name));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await drawFor('Anna')).toBe(200);
  });
});
