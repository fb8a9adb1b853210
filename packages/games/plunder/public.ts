// What clients and bots may use: the tables, the names, and the questions that change nothing.
export * from './bundles.ts';
export * from './data/effects.ts';
export * from './data/fleet.ts';
export * from './data/resources.ts';
export * from './data/table.ts';
export * from './data/tiles.ts';
export * from './data/treasure.ts';
export * from './data/treasure-words.ts';
export * from './face/names.ts';
export * from './layout.ts';
export * from './map.ts';
export { chanceToWin } from './odds.ts';
export { targetOf, teamOf } from './options.ts';
export * from './provenance.ts';
export * from './questions.ts';
export type { Why } from './reasons.ts';
export type * from './state.ts';
export * from './waters.ts';
