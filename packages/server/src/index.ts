// The table server.
export type * from './store/store.ts';
