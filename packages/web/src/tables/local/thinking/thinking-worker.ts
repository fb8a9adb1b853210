// The worker in which is thought at one table: its slow bots, each with a memory of its own, and advice.
import type { Bot } from '@tidetable/bots/asking';
import { BUDGETS } from '@tidetable/bots/budgets';
import { thinking } from '@tidetable/bots/crew';
import { Generator, type Seat } from '@tidetable/engine';
import type { Question, Thought } from './messages.ts';
import { searcherOf } from './searchers.ts';

const seated = new Map<Seat, Promise<Bot>>();

async function sitDown(game: string, bot: string): Promise<Bot> {
  const budgets: Readonly<Record<string, number>> = BUDGETS[game as keyof typeof BUDGETS];
  const iterations = budgets[bot];
  if (iterations === undefined) throw new Error(`nobody is called ${bot} here`);
  const slow = thinking(bot, (await searcherOf(game)).searching, iterations);
  return slow.sitDown?.() ?? slow;
}

async function answerTo(question: Question): Promise<Thought> {
  const { ask, game, seat, must, view, legal, open } = question;
  const sight = { seat, must, view, legal, open, chance: new Generator(...question.chance) };
  if (question.want === 'choice') {
    const bot = seated.get(seat) ?? sitDown(game, question.bot);
    seated.set(seat, bot);
    return { ask, answer: (await bot).choose(sight) };
  }
  const { advise } = await searcherOf(game);
  const budget = { now: () => performance.now(), ...question.patience };
  return { ask, answer: advise(sight, budget) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerTo(data).then(postMessage, (error: unknown) =>
    postMessage({ ask: data.ask, failed: String(error) } satisfies Thought),
  );
});
