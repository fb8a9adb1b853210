// Who calls: by the session cookie or `Authorization: Bearer`, never by what a message says.
import type { IncomingHttpHeaders } from 'node:http';
import type { ServerContext } from '../context.ts';
import { type Caller, callerBy } from '../people/callers.ts';

const NAME = 'tidetable';
const YEAR = 365 * 24 * 60 * 60;

/** HttpOnly: no script reads it; SameSite: no other page sends it along with a change. */
export function sessionCookie(token: string, isSecure: boolean): string {
  return `${NAME}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export const NO_SESSION = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The token in a `Cookie` header, if there is one. */
function tokenIn(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME && value) return value;
  }
  return null;
}

export async function callerOf(
  context: ServerContext,
  headers: IncomingHttpHeaders,
): Promise<Caller | null> {
  const token = bearer(headers.authorization) ?? tokenIn(headers.cookie);
  return token === null ? null : callerBy(context, token);
}

export function bearer(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,128})$/.exec(header ?? '')?.[1] ?? null;
}

/** Against cross-site requests: the browser names the page's site in `Origin`. */
export function isOwnPage(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return host !== undefined && [`http://${host}`, `https://${host}`].includes(origin);
}
