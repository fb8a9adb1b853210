export type { Bot, Sight } from './bot.ts';
export { randomBot } from './random.ts';
