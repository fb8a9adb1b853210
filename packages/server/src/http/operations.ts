// For the operator: health and metrics.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Forbidden } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { bearer } from './credentials.ts';

export interface OperationsOptions {
  readonly metrics: Metrics;
  /** Lets other machines read the metrics; null: only this one. */
  readonly metricsToken: string | null;
  readonly version: string;
}

const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export function mountOperations(
  app: FastifyInstance,
  context: ServerContext,
  options: OperationsOptions,
): void {
  const { metrics, metricsToken, version } = options;
  app.addHook('onResponse', async (request, reply) => {
    metrics.requested(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });

  app.get('/healthz', async (_request, reply) => {
    try {
      await context.store.table('healthz');
      return { ok: true, version };
    } catch (error) {
      context.reportError('healthz', error);
      return reply.code(503).send({ ok: false, version });
    }
  });

  app.get('/metrics', async (request, reply) => {
    const isAllowed =
      metricsToken === null
        ? HERE.includes(request.ip)
        : bearer(request.headers.authorization) === metricsToken;
    if (!isAllowed)
      throw new Forbidden('metrics', 'Metrics need the token that this server was started with.');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
