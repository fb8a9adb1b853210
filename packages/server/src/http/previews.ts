// Link previews: the tags in a page's head, and the picture that they name.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Busy } from '../errors.ts';
import { QueueFull } from '../limits/concurrency-limit.ts';
import { HEIGHT, WIDTH } from '../previews/drawing.ts';
import { escaped } from '../previews/markup.ts';
import { Pictures } from '../previews/pictures.ts';
import { type Preview, previewOf } from '../previews/preview.ts';
import { describe, SITE, TAGLINE, titleOf } from '../previews/words.ts';
import { networkOf } from './address.ts';
import { Sendable } from './compression.ts';
import type { Limits } from './limits.ts';

const PICTURES = '/api/preview';
const TEN_MINUTES = 600;
const MOST_CACHED = 200;

/** The app's page as it is sent for one address. */
export interface Previewed {
  readonly file: Sendable;
  readonly tag: string;
  readonly caching: string;
}

export class Previews {
  readonly #context: ServerContext;
  readonly #limits: Limits;
  readonly #cache = new Map<string, Previewed>();

  constructor(context: ServerContext, limits: Limits) {
    this.#context = context;
    this.#limits = limits;
  }

  /** Over the limit, the page has the preview of the home page. */
  async page(html: string, request: FastifyRequest): Promise<Previewed> {
    const [path = ''] = request.url.split('?');
    const isAllowed = this.#limits.isAllowed('preview', networkOf(request.ip));
    const preview = isAllowed ? await previewOf(this.#context, path) : null;
    const picture = `${originOf(request)}${PICTURES}${preview === null ? '' : path}`;
    const key = JSON.stringify([preview, picture]);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const body = Buffer.from(withHead(html, preview, picture));
    const made = {
      file: new Sendable(body, 'text/html'),
      tag: createHash('sha256').update(body).digest('base64url'),
      caching: preview === null ? 'no-cache' : 'private, no-cache',
    };
    this.#cache.set(key, made);
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= MOST_CACHED) break;
      this.#cache.delete(oldest);
    }
    return made;
  }
}

/** Empty if the request's host is not a plain one. */
function originOf({ protocol, host }: FastifyRequest): string {
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : '';
}

function withHead(html: string, preview: Preview | null, picture: string): string {
  const title = preview === null ? SITE : titleOf(preview);
  const description = preview === null ? TAGLINE : describe(preview);
  const tags = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', SITE],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(WIDTH)],
    ['property', 'og:image:height', String(HEIGHT)],
    ['name', 'twitter:card', 'summary_large_image'],
  ].map(([kind, name, text = '']) => `<meta ${kind}="${name}" content="${escaped(text)}">`);
  const head = [`<title>${escaped(title)}</title>`, ...tags].join('\n    ');
  // Functions: a `$` in a name is no pattern.
  return html
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_all, start) => start + escaped(description),
    )
    .replace(/<title>[^<]*<\/title>/, () => head);
}

export function mountPictures(app: FastifyInstance, context: ServerContext, limits: Limits): void {
  const pictures = new Pictures();
  app.addHook('onClose', async () => pictures.close());
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = networkOf(request.ip);
    limits.request('preview', address);
    const [path = ''] = request.url.split('?');
    const preview = await previewOf(context, path.slice(PICTURES.length));
    const { png, tag } = await pictures
      .of(preview, () => limits.request('picture', address))
      .catch((error: unknown) => {
        if (error instanceof QueueFull) throw new Busy('busy', 'Try again in a moment.');
        throw error;
      });
    reply.headers({
      'cache-control': `public, max-age=${TEN_MINUTES}`,
      etag: `"${tag}"`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
    return reply.type('image/png').send(png);
  };
  for (const path of ['', '/invite/:code', '/table/:table']) app.get(PICTURES + path, send);
}
