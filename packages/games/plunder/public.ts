// What clients and bots may use: the tables, the names, and the questions that change nothing.
export * from './rules/bundles.ts';
export * from './rules/data/effects.ts';
export * from './rules/data/fleet.ts';
export * from './rules/data/resources.ts';
export * from './rules/data/table.ts';
export * from './rules/data/tiles.ts';
export * from './rules/data/treasure.ts';
export * from './rules/data/treasure-words.ts';
export * from './rules/layout.ts';
export * from './rules/map.ts';
export { chanceToWin } from './rules/odds.ts';
export { targetOf, teamOf } from './rules/options.ts';
export * from './rules/provenance.ts';
export * from './rules/questions.ts';
export type * from './rules/state.ts';
export * from './rules/waters.ts';
export * from './words/en/names.ts';
