// The server that this page came from.
import { api, Refused } from '@tidetable/client';
import { words } from '../words/index.ts';

export const ask = api({ fetch: (...asked) => fetch(...asked) });

/** Why something asked of the server was not done, in words. */
export function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof TypeError) return words().online.noServer;
  return error instanceof Error ? error.message : String(error);
}
