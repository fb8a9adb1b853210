// The one cookie: the session of a browser.

const NAME = 'tidetable';
const YEAR = 365 * 24 * 60 * 60;

/** HttpOnly: no script reads it; SameSite: no other page sends it along with a change. */
export function sessionCookie(token: string, isSecure: boolean): string {
  return `${NAME}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export const NO_SESSION = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The token in a `Cookie` header, if there is one. */
export function tokenIn(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME && value) return value;
  }
  return null;
}
