// A real server in a folder of its own, and people who talk to it over HTTP and the live channel.
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { type RunningServer, type ServeOptions, serve } from '../../src/serve.ts';
import { COOPERATIVE } from '../games-by-trait.ts';
import { serving } from '../serving.ts';
import { emptyFolder } from '../store/places.ts';

export const PASSWORD = 'correct horse battery';

export async function aServer(changes: Partial<ServeOptions> = {}): Promise<RunningServer> {
  const place = changes.place ?? { folder: emptyFolder() };
  const served = await serve({
    ...serving(),
    admins: ['Keeper'],
    ...changes,
    place,
  });
  onTestFinished(() => served.close());
  return served;
}

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it
  readonly body: any;
}

let names = 0;

/** A browser with one cookie. */
export class Visitor {
  readonly address: string;
  cookie: string | null;
  id = '';

  constructor(address: string, cookie: string | null = null) {
    this.address = address;
    this.cookie = cookie;
  }

  async ask(method: string, path: string, body?: object): Promise<Answered> {
    const headers: Record<string, string> = {};
    if (this.cookie !== null) headers.cookie = this.cookie;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const answer = await fetch(`${this.address}/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie.endsWith('=') ? null : cookie;
    return { status: answer.status, body: await answer.json() };
  }

  get = (path: string): Promise<Answered> => this.ask('GET', path);
  post = (path: string, body: object = {}): Promise<Answered> => this.ask('POST', path, body);
  put = (path: string, body?: object): Promise<Answered> => this.ask('PUT', path, body);
  drop = (path: string): Promise<Answered> => this.ask('DELETE', path);

  /** Resolves to the close code when the server ends it. */
  async connect(): Promise<{ readonly socket: WebSocket; readonly closed: Promise<number> }> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/live`, {
      headers: this.cookie === null ? {} : { cookie: this.cookie },
    });
    onTestFinished(() => socket.terminate());
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
    return { socket, closed };
  }

  /** The same browser again, with its present cookie. */
  copy(): Visitor {
    return new Visitor(this.address, this.cookie);
  }
}

export async function aGuest(
  { address }: Pick<RunningServer, 'address'>,
  name = `Guest ${++names}`,
): Promise<Visitor> {
  const visitor = new Visitor(address);
  visitor.id = (await visitor.post('/guests', { name })).body.id;
  return visitor;
}

export async function anAccount(
  served: Pick<RunningServer, 'address'>,
  login: string,
): Promise<Visitor & { recovery: string }> {
  const guest = await aGuest(served, login);
  const { body } = await guest.post('/accounts', { login, password: PASSWORD });
  return Object.assign(guest, { recovery: body.recovery as string });
}

const ISLAND = { game: COOPERATIVE, seats: 2, isPublic: true };

/** A new public table at which its owner sits at the first seat. */
export async function aTable(owner: Visitor, spec: object = {}): Promise<string> {
  return (await owner.post('/tables', { ...ISLAND, ...spec })).body.id;
}
