// The table server.
export { type Served, type Serving, serve } from './serve.ts';
export { openStore, type Place } from './store/open.ts';
export type * from './store/store.ts';
export type { Answer, Move, TakeBack } from './tables/answers.ts';
export type { Message, Send } from './tables/audience.ts';
export { diff } from './tables/deltas.ts';
export { newTable, type Wish } from './tables/new-table.ts';
export type { Opened } from './tables/opening.ts';
export { type Node, Registry } from './tables/registry.ts';
export { EVERY_GAME, Rules } from './tables/rules.ts';
export type { Settings } from './tables/settings.ts';
export type { Shown, Told } from './tables/views.ts';
