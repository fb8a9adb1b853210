// The web app: a fixed list of files, read when the server starts. No path is ever made from a request.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Sendable } from './compression.ts';
import type { Previewed, Previews } from './previews.ts';

const HTML = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': HTML,
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

interface Sent extends Previewed {
  readonly type: string;
}

interface Page extends Sent {
  readonly path: string;
  readonly body: Buffer;
}

/** Where `npm run build` puts the app. */
export const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export function isAppBuilt(folder = BUILT): boolean {
  return existsSync(join(folder, 'index.html'));
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** An address that the app routes itself: `/table/x1`, and nothing with a dot. */
const PLACE_IN_APP = /^(?!\/(?:api|assets)(?:\/|$))(?:\/|(?:\/[\w~-]+)+)$/;

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tidetable</title>
<h1>The pages are not built yet</h1>
<p>Run <code>npm run build</code> where Tidetable is installed, and start the server again;
<code>npm start</code> does both.</p>
</html>
`;

export function servePages(app: FastifyInstance, folder: string, previews: Previews): void {
  const pages = pagesIn(folder);
  for (const page of pages)
    if (page.path !== '/') app.get(page.path, (request, reply) => send(page, request, reply));
  for (const { path } of pages)
    if (/.\/$/.test(path)) app.get(path.slice(0, -1), (_request, reply) => reply.redirect(path));
  const home = pages.find(({ path }) => path === '/')?.body.toString();
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!PLACE_IN_APP.test(path)) return reply.callNotFound();
    if (home === undefined) return reply.code(503).type(HTML).send(NOT_BUILT);
    return send({ ...(await previews.page(home, request)), type: HTML }, request, reply);
  });
}

async function send(
  { type, file, tag, caching }: Sent,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = file.encodingFor(headers['accept-encoding'] ?? '');
  const own = `"${tag}${encoding === null ? '' : `-${encoding}`}"`;
  reply.headers({ 'cache-control': caching, etag: own, vary: 'accept-encoding' });
  if (headers['if-none-match'] === own) return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type(type).send(await file.body(encoding));
}

/** Every file of a folder; none if it is not there. A page is served at its name without `.html`. */
function pagesIn(folder: string): Page[] {
  return filesBelow(folder).map((file) => {
    const name = relative(folder, file).split(sep).join('/');
    return pageOf(name, readFileSync(file));
  });
}

function pageOf(name: string, body: Buffer): Page {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  return {
    path: `/${name}`.replace(/(?:index)?\.html$/, ''),
    body,
    type,
    file: new Sendable(body, type),
    tag: createHash('sha256').update(body).digest('base64url'),
    // What has its hash in its name never changes.
    caching: name.startsWith('assets/') ? FOR_EVER : ASK_AGAIN,
  };
}

function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
