// Where a server keeps its games: --data or --database.
import type { Place } from '@tidetable/server';
import { UsageError, UserError } from './command.ts';

export const PLACE_OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
} as const;

/** For the help of commands that take them. */
export const PLACE_LINES = `  --data FOLDER    the folder in which tidetable serve keeps everything
                   (default: TIDETABLE_DATA of the environment, else tidetable-data)
  --database URL   a PostgreSQL database instead: postgres://user@host/name
                   (default: DATABASE_URL of the environment, which hides a password better)`;

interface Given {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** As `tidetable serve` finds it. */
export function placeOf({ data, database }: Given, environment = process.env): Place {
  if (data !== undefined && database !== undefined)
    throw new UsageError('Choose --data or --database, not both.');
  const url = database ?? (data === undefined ? environment.DATABASE_URL : undefined);
  if (!url) return { folder: data ?? environment.TIDETABLE_DATA ?? 'tidetable-data' };
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new UsageError('A database is named as postgres://user@host/name.');
  return { url };
}

/** Loads the server only for commands that need it. */
export async function withServer<T>(
  work: (server: typeof import('@tidetable/server')) => Promise<T>,
): Promise<T> {
  const server = await import('@tidetable/server');
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.OperationRefused) throw new UserError(error.message);
    if (error instanceof server.FolderInUse) throw new UserError(`${error.message}.`);
    throw error;
  }
}
