// Bots: what they are, how they are asked, how well they play.
export type { Advice } from './advice.ts';
export { allLevels, quickLevels, type Searching, slowLevel } from './all-levels.ts';
export {
  type Asked,
  answerOf,
  askingOrder,
  type Choice,
  decision,
  declineAction,
  firstToAct,
  nextChoice,
  observe,
  playOut,
  sitting,
  whoAnswers,
} from './asking.ts';
export type { Bot, Observation } from './bot.ts';
export type { Budgets } from './budgets.ts';
export { DEFAULT, defaultAmong, LEVELS, type Level } from './levels.ts';
export { randomBot } from './random.ts';
export type { Budget } from './search/search.ts';
