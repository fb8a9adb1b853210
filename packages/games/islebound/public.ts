// What clients and bots may use: the tables, the names, and the questions that change nothing.
export * from './data/buildings.ts';
export * from './data/crew.ts';
export * from './data/events.ts';
export * from './data/fighters.ts';
export * from './data/goods.ts';
export * from './data/map.ts';
export * from './data/reputation.ts';
export * from './data/tokens.ts';
export * from './data/towns.ts';
export * from './data/tracks.ts';
export * from './editions.ts';
export * from './face/names.ts';
export { eventWords } from './face/say.ts';
export * from './face/seen.ts';
export * from './questions.ts';
export type * from './state.ts';
export { type Score, scoring } from './steps/scoring.ts';
