// The worker of one table's slow bots, each with a memory of its own, and of advice.

import { type Searching, slowLevel } from '@tidetable/bots/all-levels';
import type { Bot, Observation } from '@tidetable/bots/asking';
import { manifestOf } from '@tidetable/catalogue';
import { Generator, type Seat, type Types } from '@tidetable/engine';
import type { SearchPart } from '@tidetable/manifest';
import { earlierRules } from '../../../rules/games.ts';
import type { Question, Seen, Thought } from './messages.ts';

type Budget = Parameters<Searching<Types>>[1];

const seated = new Map<Seat, Promise<Bot>>();

async function sitDown(seen: Seen, bot: string): Promise<Bot> {
  const slow = await slowBot(seen, bot);
  if (slow === undefined) throw new Error(`nobody is called ${bot} here`);
  return slow.sitDown?.() ?? slow;
}

async function slowBot({ game, rulesVersion }: Seen, bot: string): Promise<Bot | undefined> {
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier !== null) return earlier.bots.find(({ name }) => name === bot);
  const search = await searchPart(game);
  const budgets: Readonly<Record<string, number>> = search.budgets(game);
  const iterations = budgets[bot];
  return iterations === undefined ? undefined : slowLevel(bot, search.searching(game), iterations);
}

async function searchPart(game: string): Promise<SearchPart> {
  const manifest = manifestOf(game);
  if (manifest === null) throw new Error(`there is no game ${game}`);
  return manifest.search();
}

async function adviceFor({ game, rulesVersion }: Seen, observation: Observation, budget: Budget) {
  const earlier = await earlierRules(game, rulesVersion);
  return (
    earlier?.advise(observation, budget) ??
    (await searchPart(game)).advise(game, observation, budget)
  );
}

async function answerTo(question: Question): Promise<Thought> {
  const { ask, seat, must, view, legal, open } = question;
  const observation = { seat, must, view, legal, open, chance: new Generator(...question.chance) };
  if (question.want === 'choice') {
    const bot = seated.get(seat) ?? sitDown(question, question.bot);
    seated.set(seat, bot);
    return { ask, answer: (await bot).choose(observation) };
  }
  const budget = { now: () => performance.now(), ...question.patience };
  return { ask, answer: await adviceFor(question, observation, budget) };
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerTo(data).then(postMessage, (error: unknown) =>
    postMessage({ ask: data.ask, failed: String(error) } satisfies Thought),
  );
});
