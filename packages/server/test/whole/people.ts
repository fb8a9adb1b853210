// Guests, and the tables that they open, over HTTP.
import { type Api, api } from '@tidetable/client';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly api: Api;
}

/** Signs in as a browser does; the session in its cookie then serves as a token. */
export async function guest(url: string, name: string): Promise<Guest> {
  const response = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { id } = (await response.json()) as { id: string };
  const token = /tidetable=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error(`no session for ${name}: ${response.status}`);
  return { id, name, token, api: api({ url, token }) };
}

export interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A table that has begun; people sit in the order given, a bot where there is null. */
export async function begun(
  opening: Opening,
  people: readonly (Guest | null)[],
  more: { readonly isPublic?: boolean; readonly settings?: Record<string, unknown> } = {},
): Promise<string> {
  const owner = people.find((one) => one !== null);
  if (owner === undefined) throw new Error('nobody opens the table');
  const seating = people.map((one) => (one === null ? 'bot' : one === owner ? 'me' : null));
  const body = { isPublic: true, ...opening, options: { ...opening.options }, seating, ...more };
  const { id } = await owner.api('POST /api/tables', { body });
  const params = { table: id };
  for (const [seat, one] of people.entries())
    if (one !== null && one !== owner)
      await one.api('POST /api/tables/:table/join', { params, body: { seat } });
  await owner.api('POST /api/tables/:table/start', { params });
  return id;
}
