export { menuLines, playedUntil, sequences } from './goldens.ts';
export { isRulebook } from './rulebook.ts';
export { everyRuleIsTested, rule } from './rules.ts';
export { Scene } from './scene.ts';
export { Speech, speaksToItsReader } from './speech.ts';
export { obeysTheLaws, type RandomGames } from './suite.ts';
export { filledIn, wellFormed } from './well-formed.ts';
