// What bots may ask of the rules: the tables, and the questions that change nothing.
export * from './board.ts';
export * from './data/adventurers.ts';
export * from './data/cards.ts';
export * from './data/layouts.ts';
export * from './data/tiles.ts';
export * from './data/water-meter.ts';
export { divable, nearest } from './powers.ts';
export type * from './state.ts';
export { ACTIONS, TREASURE_CARDS } from './steps/turn.ts';
