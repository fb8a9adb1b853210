// The table server.
export { openStore, type Place } from './store/open.ts';
export type * from './store/store.ts';
