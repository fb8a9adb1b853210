// The worker in which is thought at one table: its slow bots, each with a memory of its own, and advice.
import type { Bot } from '@tidetable/bots/asking';
import { BUDGETS } from '@tidetable/bots/budgets';
import { thinking } from '@tidetable/bots/crew';
import { Generator, type Seat } from '@tidetable/engine';
import { earlierRules } from '../../../rules/earlier.ts';
import type { Question, Seen, Thought } from './messages.ts';
import { searcherOf } from './searchers.ts';

const seated = new Map<Seat, Promise<Bot>>();

async function sitDown(seen: Seen, bot: string): Promise<Bot> {
  const slow = await slowBot(seen, bot);
  if (slow === undefined) throw new Error(`nobody is called ${bot} here`);
  return slow.sitDown?.() ?? slow;
}

async function slowBot({ game, rulesVersion }: Seen, bot: string): Promise<Bot | undefined> {
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier !== null) return earlier.bots.find(({ name }) => name === bot);
  const budgets: Readonly<Record<string, number>> = BUDGETS[game as keyof typeof BUDGETS];
  const iterations = budgets[bot];
  if (iterations === undefined) return undefined;
  return thinking(bot, (await searcherOf(game)).searching, iterations);
}

async function answerTo(question: Question): Promise<Thought> {
  const { ask, game, rulesVersion, seat, must, view, legal, open } = question;
  const sight = { seat, must, view, legal, open, chance: new Generator(...question.chance) };
  if (question.want === 'choice') {
    const bot = seated.get(seat) ?? sitDown(question, question.bot);
    seated.set(seat, bot);
    return { ask, answer: (await bot).choose(sight) };
  }
  const { advise } = (await earlierRules(game, rulesVersion)) ?? (await searcherOf(game));
  const budget = { now: () => performance.now(), ...question.patience };
  return { ask, answer: advise(sight, budget) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerTo(data).then(postMessage, (error: unknown) =>
    postMessage({ ask: data.ask, failed: String(error) } satisfies Thought),
  );
});
