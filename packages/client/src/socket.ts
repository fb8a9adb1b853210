// The little of a WebSocket that is used: a browser's, Node's own and the one of `ws` all fit.

export interface Socket {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Headers are for programs: a browser sends its cookie by itself. */
export type SocketMaker = new (
  url: string,
  options?: { readonly headers: Readonly<Record<string, string>> },
) => Socket;

export const CONNECTING = 0;
export const OPEN = 1;

export function makeSocket(
  Maker: SocketMaker | undefined,
  url: string,
  token: string | undefined,
): Socket {
  const Known = Maker ?? (globalThis as { WebSocket?: SocketMaker }).WebSocket;
  if (Known === undefined) throw new Error('no WebSocket here: hand one in');
  const address = `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/live`;
  return token === undefined
    ? new Known(address)
    : new Known(address, { headers: { authorization: `Bearer ${token}` } });
}
