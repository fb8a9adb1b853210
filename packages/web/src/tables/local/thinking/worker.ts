// The worker in which the slow bots of one table think, each with a memory of its own.
import type { Bot } from '@tidetable/bots/asking';
import { BUDGETS } from '@tidetable/bots/budgets';
import { thinking } from '@tidetable/bots/crew';
import { Generator, type Seat } from '@tidetable/engine';
import type { Question, Thought } from './messages.ts';
import { searcherOf } from './searchers.ts';

const seated = new Map<Seat, Promise<Bot>>();

async function sitDown({ game, bot }: Question): Promise<Bot> {
  const budgets: Readonly<Record<string, number>> = BUDGETS[game as keyof typeof BUDGETS];
  const iterations = budgets[bot];
  if (iterations === undefined) throw new Error(`nobody is called ${bot} here`);
  const slow = thinking(bot, await searcherOf(game), iterations);
  return slow.sitDown?.() ?? slow;
}

async function answerTo(question: Question): Promise<Thought> {
  const { ask, seat, must, view, legal, chance } = question;
  const bot = seated.get(seat) ?? sitDown(question);
  seated.set(seat, bot);
  const sight = { seat, must, view, legal, chance: new Generator(...chance) };
  return { ask, action: (await bot).choose(sight) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerTo(data).then(postMessage, (error: unknown) =>
    postMessage({ ask: data.ask, failed: String(error) } satisfies Thought),
  );
});
