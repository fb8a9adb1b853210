// The HTTP side: every route with its checks, in one loop.
import { Malformed } from '@tidetable/engine';
import { faultsIn, openApi, ROUTES, type RouteName, type RouteSpec } from '@tidetable/protocol';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import { DomainError, Forbidden, Invalid, NotFound } from '../errors.ts';
import { authorize } from './access.ts';
import { networkOf } from './address.ts';
import { bearer, callerOf, isOwnPage, NO_SESSION, sessionCookie } from './credentials.ts';
import { docsPage } from './docs-page.ts';
import type { Cookie } from './handler.ts';
import { HANDLERS } from './handlers/index.ts';
import { HEADERS, HTTPS_HEADERS } from './headers.ts';
import type { Limits } from './limits.ts';
import { mountOperations, type OperationsOptions } from './operations.ts';
import { mountPictures, Previews } from './previews.ts';
import { servePages } from './static.ts';
import { statusOf } from './status.ts';

export interface HttpOptions extends OperationsOptions {
  /** Other origins whose pages may act here. */
  readonly origins: readonly string[];
  readonly limits: Limits;
  readonly log: string | false;
  /** Whether to trust a proxy about address and protocol. */
  readonly proxied: boolean;
  /** The folder of the built web app. */
  readonly pages: string;
}

const BIGGEST_BODY = 65_536;
const LONGEST_REQUEST = 15_000;

export function httpApp(context: ServerContext, options: HttpOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BIGGEST_BODY,
    requestTimeout: LONGEST_REQUEST,
    trustProxy: options.proxied,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128 },
    logger: options.log === false ? false : logger(options.log),
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.protocol === 'https' ? HTTPS_HEADERS : HEADERS);
  });
  app.setErrorHandler((error, request, reply) => answerFault(context, error, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(faultOf('not-found', 'There is nothing here; see /api/docs.')),
  );
  mountOperations(app, context, options);
  for (const name of Object.keys(ROUTES) as RouteName[]) mount(app, context, options, name);
  const described = openApi(ROUTES, options.version);
  app.get('/api/openapi.json', async () => described);
  const page = docsPage(described);
  app.get('/api/docs', (_request, reply) => reply.type('text/html').send(page));
  mountPictures(app, context, options.limits);
  servePages(app, options.pages, new Previews(context, options.limits));
  return app;
}

/** No credentials in the log. */
function logger(level: string) {
  const paths = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];
  return { level, redact: { paths, remove: true } };
}

function mount(
  app: FastifyInstance,
  context: ServerContext,
  options: HttpOptions,
  name: RouteName,
): void {
  const [method, url] = name.split(' ') as [string, string];
  const spec: RouteSpec = ROUTES[name];
  const handler = HANDLERS[name] as (input: unknown) => unknown;
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const { headers } = request;
      const params = (request.params ?? {}) as Record<string, string>;
      const address = networkOf(request.ip);
      options.limits.request(name, address);
      if (Object.values(params).some((text) => text.includes('\0')))
        throw new NotFound('not-found', 'Nothing is called that.');
      const changes = method !== 'GET';
      if (changes && bearer(headers.authorization) === null && !isOwnPage(headers, options.origins))
        throw new Forbidden('other-site', 'Another site may not do this for you.');
      const caller = await callerOf(context, headers);
      const authorized = await authorize(context, spec.access, caller, params);
      const input = {
        context,
        params,
        query: read(spec.query, request.query, 'query'),
        body: read(spec.body, request.body ?? {}, 'body'),
        person: caller?.person ?? null,
        session: caller?.session ?? null,
        address,
        cookie: cookieOf(request, reply),
        ...authorized,
      };
      reply.header('cache-control', 'no-store');
      return spec.answer.parse(await handler(input));
    },
  });
}

function read(schema: z.ZodType | undefined, input: unknown, where: string): unknown {
  if (schema === undefined) return null;
  const found = schema.safeParse(input);
  if (found.success) return found.data;
  const fields = faultsIn(found.error);
  throw new Invalid('malformed', `${where}: ${z.prettifyError(found.error)}`, { fields });
}

function cookieOf(request: FastifyRequest, reply: FastifyReply): Cookie {
  return {
    set: (token) =>
      void reply.header('set-cookie', sessionCookie(token, request.protocol === 'https')),
    clear: () => void reply.header('set-cookie', NO_SESSION),
  };
}

function faultOf(code: string, message: string, more: object = {}) {
  return { error: { code, message, ...more } };
}

/** Thrown by a game or a table: the message begins with the field that is wrong. */
function malformed(message: string) {
  const field = /^([\w.-]+): expected /.exec(message)?.[1];
  const fields = field === undefined ? [] : [{ field, why: 'not-offered' }];
  return faultOf('malformed', message, { fields });
}

function answerFault(
  context: ServerContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof DomainError)
    return reply.code(statusOf(error)).send(faultOf(error.code, error.message, error.details));
  if (error instanceof Malformed) return reply.code(400).send(malformed(error.message));
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode !== undefined && statusCode < 500)
    return reply.code(statusCode).send(faultOf('malformed', message));
  context.reportError(`${request.method} ${request.routeOptions.url ?? ''}`, error);
  return reply
    .code(500)
    .send(faultOf('fault', 'Something failed here; nothing was lost. Try again.'));
}
