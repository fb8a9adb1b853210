// boardgame.io's server as its documentation has it, with its store in memory.
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { ISLAND } from './boardgame-io-game.ts';
import { ready } from './program.ts';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

console.info = () => {};
const server = Server({ games: [ISLAND], origins: [Origins.LOCALHOST] });
const running = await server.run(0);
const { port } = running.appServer.address() as AddressInfo;
ready(port, async () => server.kill(running));
