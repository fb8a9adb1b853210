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

const MINUTE = 60_000;
/** A session that nobody has used for so long is over. */
const UNUSED = 365 * 24 * 60 * MINUTE;

async function callerBy(house: House, token: string): Promise<Caller | null> {
  const { store, now } = house;
  const session = await store.session(hashOf(token));
  const unseen = now() - (session?.lastSeen ?? 0);
  if (session === null || unseen > UNUSED) return null;
  if (unseen >= MINUTE)
    store.accounts
      .seen(session.tokenHash, now())
      .catch((error) => house.trouble('last seen', error));
  const person = await store.person(session.person);
  return person === null ? null : { person, session };
}

export function bearer(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,128})$/.exec(header ?? '')?.[1] ?? null;
}

/** Another site's page may not act for whoever looks at it: what it sends names it in `Origin`. */
export function isOwnPage(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return host !== undefined && [`http://${host}`, `https://${host}`].includes(origin);
}
