// The engine's door: everything a game, a bot, a server or a client may use.
export { canonical, hash } from './canonical.ts';
export { type Chance, chanceOfPly, Generator, type Rig, RiggedChance } from './chance.ts';
export * from './forms.ts';
export type * from './game.ts';
export * from './grammar.ts';
export * from './lists.ts';
export { Match, type Setting } from './match.ts';
export { type Detail, read as readNotation, readAction, same, write } from './notation.ts';
export * from './options.ts';
export {
  type Attempt,
  attempt,
  attemptTimeCall,
  type Bar,
  type Choices,
  choices,
  deciders,
  fill,
  fillsIn,
  firstLegal,
  legal,
  menu,
  type Offer,
  type Offers,
  offered,
  type Played,
  play,
  type Refusal,
  refusal,
  start,
  type TimeCall,
  timeCall,
  verdict,
} from './play.ts';
export * as reading from './reading.ts';
export { Malformed } from './reading.ts';
export {
  type GameRecord,
  type Ply,
  readRecord,
  readRig,
  recordText,
  type Sitter,
} from './record.ts';
export { replay, replaying, Unreplayable } from './replay.ts';
export { bind, chapter, type Rules, type Wording } from './rulebook.ts';
export {
  type Contributions,
  commitmentTo,
  isSeed,
  mixed,
  type Seed,
  seedFrom,
} from './seed.ts';
export type * from './sources.ts';
export * from './standing.ts';
export { type Disclosed, NOBODY } from './step-runner.ts';
