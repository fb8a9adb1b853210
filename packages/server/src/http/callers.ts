// Who calls: found from a token in the session cookie or in `Authorization: Bearer`, never from a message.
import type { IncomingHttpHeaders } from 'node:http';
import type { House } from '../house.ts';
import { hashOf } from '../people/tokens.ts';
import type { Caller } from './access.ts';
import { tokenIn } from './cookies.ts';

export async function callerOf(house: House, headers: IncomingHttpHeaders): Promise<Caller | null> {
  const token = bearer(headers.authorization) ?? tokenIn(headers.cookie);
  return token === null ? null : callerBy(house, token);
}

async function callerBy({ store }: House, token: string): Promise<Caller | null> {
  const session = await store.session(hashOf(token));
  if (session === null) return null;
  const person = await store.person(session.person);
  return person === null ? null : { person, session };
}

export function bearer(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,128})$/.exec(header ?? '')?.[1] ?? null;
}

/** Another site's page may not act for whoever looks at it: what it sends names it in `Origin`. */
export function isOwnPage(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
