// A proxy between browser and server that can be cut: Chromium's offline mode leaves open sockets alive.
import { connect, createServer, type Socket } from 'node:net';

/** The browser's console errors while the server is unreachable. */
export const UNANSWERED: readonly RegExp[] = [/ERR_/, /^WebSocket connection to .* failed/];

export interface Cable {
  /** The address at the browser's end. */
  readonly address: string;
  pull(): void;
  plugIn(): void;
  close(): void;
}

export async function cableTo(server: string): Promise<Cable> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isPulled = false;
  const end = createServer((near) => {
    if (isPulled) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    return near;
  });
  await new Promise<void>((listening) => end.listen(0, hostname, listening));
  const place = end.address();
  if (place === null || typeof place === 'string') throw new Error('the cable has no end');
  const pull = (): void => {
    isPulled = true;
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://${hostname}:${place.port}`,
    pull,
    plugIn: () => {
      isPulled = false;
    },
    close: () => {
      pull();
      end.close();
    },
  };
}
