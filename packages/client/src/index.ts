// Playing at a table server, from a browser or from a program.
export { type Api, api, Refused } from './api.ts';
export { type Connection, type ConnectOptions, connect } from './connect.ts';
export type { Socket, SocketMaker } from './socket.ts';
export type { TableFeed, TableListener } from './table-feed.ts';
