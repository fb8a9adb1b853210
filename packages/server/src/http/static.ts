// The pages of the web app: a fixed list of files, read when the server starts. No path is ever made from a request.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

interface Page {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  /** What has its hash in its name never changes. */
  readonly caching: string;
}

/** Where `npm run build` puts the pages. */
export const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tidetable</title>
<h1>The pages are not built yet</h1>
<p>Run <code>npm run build</code> where Tidetable is installed, and start the server again.</p>
</html>
`;

export function servePages(app: FastifyInstance, folder: string): void {
  const pages = pagesIn(folder);
  for (const page of pages) serveOne(app, page);
  if (pages.length === 0)
    app.get('/verify', (_request, reply) =>
      reply
        .code(503)
        .type(TYPES['.html'] as string)
        .send(NOT_BUILT),
    );
}

function serveOne(app: FastifyInstance, { path, type, body, tag, caching }: Page): void {
  app.get(path, (request, reply) => {
    reply.headers({ 'cache-control': caching, etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(type).send(body);
  });
}

/** Every file of a folder; none if it is not there. A page is served at its name without `.html`. */
function pagesIn(folder: string): Page[] {
  return filesBelow(folder).map((file) => {
    const name = relative(folder, file).split(sep).join('/');
    const body = readFileSync(file);
    return {
      path: `/${name}`.replace(/(?:index)?\.html$/, ''),
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      body,
      tag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      caching: name.startsWith('assets/') ? FOR_EVER : ASK_AGAIN,
    };
  });
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
