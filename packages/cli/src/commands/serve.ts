// `tidetable serve`: the table server, on a folder or a PostgreSQL database.
import { resolve } from 'node:path';
import type { RunningServer, ServeOptions } from '@tidetable/server';
import { atMost, readArguments, wholeNumber } from '../arguments.ts';
import { type Command, type Terminal, UsageError, UserError } from '../command.ts';
import { PLACE_OPTIONS, placeOf, withServer } from '../store-place.ts';
import { version } from '../version.ts';

const help = `Usage: tidetable serve [options]

Serves tables to browsers, bots and programs until it is stopped with Ctrl-C. Everything
it keeps is in one folder, or in a PostgreSQL database that several servers may share.
A move is on the disk before its player is told that it counts.

Options:                        or in the environment:
  --port PORT                   PORT                    default 8080; 0 for any free one
  --host ADDRESS                TIDETABLE_HOST          default 127.0.0.1, this machine only;
                                                        0.0.0.0 for the whole network
  --data FOLDER                 TIDETABLE_DATA          default ./tidetable-data
  --database URL                DATABASE_URL            postgres://…, instead of the folder
  --origin URL                  TIDETABLE_ORIGINS       other sites whose pages may act here;
                                                        several with commas
  --admin LOGIN                 TIDETABLE_ADMINS        moderators; several with commas
  --behind-proxy                TIDETABLE_BEHIND_PROXY  trust the proxy about addresses and HTTPS
  --log LEVEL                   TIDETABLE_LOG           silent, error, warn, info (default), debug
  --generosity FACTOR           TIDETABLE_GENEROSITY    multiplies the request limits per address
                                TIDETABLE_METRICS_TOKEN allows other machines to read /metrics
  --game PATH                   TIDETABLE_GAMES         games that live elsewhere; several with commas
  --help   show this

Examples:
  tidetable serve
  tidetable serve --port 80 --host 0.0.0.0 --data /var/lib/tidetable
  DATABASE_URL=postgres://tidetable@db/tidetable tidetable serve
`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  ...PLACE_OPTIONS,
  origin: { type: 'string', multiple: true },
  admin: { type: 'string', multiple: true },
  'behind-proxy': { type: 'boolean' },
  log: { type: 'string' },
  generosity: { type: 'string' },
} as const;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** Arguments first, then the environment, then defaults. */
function serveOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ServeOptions {
  const { values, positionals } = readArguments(args, OPTIONS);
  atMost(positionals, 0);
  const listed = (given: readonly string[] | undefined, name: string): string[] =>
    (given ?? [environment[name] ?? ''])
      .flatMap((text) => text.split(','))
      .filter((text) => text !== '');
  const log = values.log ?? environment.TIDETABLE_LOG ?? 'info';
  if (!LEVELS.includes(log))
    throw new UsageError(`--log is one of ${LEVELS.join(', ')}, not ${log}.`);
  return {
    place: placeOf(values, environment),
    port: wholeNumber(values.port ?? environment.PORT ?? '8080', '--port', { min: 0, max: 65_535 }),
    host: values.host ?? environment.TIDETABLE_HOST ?? '127.0.0.1',
    version: version(),
    admins: listed(values.admin, 'TIDETABLE_ADMINS'),
    origins: listed(values.origin, 'TIDETABLE_ORIGINS'),
    proxied:
      values['behind-proxy'] ??
      ['1', 'true', 'yes'].includes(environment.TIDETABLE_BEHIND_PROXY ?? ''),
    log: log === 'silent' ? false : log,
    metricsToken: environment.TIDETABLE_METRICS_TOKEN || null,
    generosity: wholeNumber(
      values.generosity ?? environment.TIDETABLE_GENEROSITY ?? '1',
      '--generosity',
      {
        min: 1,
        max: 1000,
      },
    ),
  };
}

async function run(args: readonly string[], { output }: Terminal): Promise<number> {
  const options = serveOptions(args, process.env);
  const { served, isAppBuilt } = await withServer(async (server) => ({
    served: await started(() => server.serve(options), options.port),
    isAppBuilt: server.isAppBuilt(),
  }));
  const over = stopped(served);
  output.write(greeting(served.address, options, isAppBuilt));
  await over;
  return 0;
}

async function started(start: () => Promise<RunningServer>, port: number): Promise<RunningServer> {
  try {
    return await start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new UserError(
        `Port ${port} is taken by another program: choose one with --port, such as --port ${port + 1}.`,
      );
    if (code === 'EACCES')
      throw new UserError(`Port ${port} needs special rights: choose one above 1023 with --port.`);
    throw error;
  }
}

function greeting(address: string, { host, place }: ServeOptions, isAppBuilt: boolean): string {
  const here = address.replace(/127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/, 'localhost');
  const lines = [`Tidetable is served at ${here}; Ctrl-C stops it.`];
  if (isAppBuilt) lines.push('Open that address in a browser to play.');
  else
    lines.push('The pages for browsers are not built: stop, run "npm run build", and start again.');
  if (host === '0.0.0.0' || host === '::')
    lines.push('Others on this network reach it by the name or address of this machine.');
  if (place !== 'memory' && 'folder' in place)
    lines.push(`Games are kept in ${resolve(place.folder)}.`);
  return `${lines.join('\n')}\n`;
}

/** The first signal stops the server gracefully, the second one at once. */
function stopped(served: RunningServer): Promise<void> {
  return new Promise((resolve, reject) => {
    let stopping = false;
    const stop = (): void => {
      if (stopping) process.exit(1);
      stopping = true;
      served.close().then(resolve, reject);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serve tables to browsers, bots and programs',
  help,
  run,
};
