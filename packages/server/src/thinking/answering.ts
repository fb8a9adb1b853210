// The thread's side: bots, with their memory of the seats they hold.
import type { MessagePort } from 'node:worker_threads';
import type { Bot } from '@tidetable/bots';
import { type Action, Generator } from '@tidetable/engine';
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { BotQuestion } from './question.ts';

/** Seats whose bots keep their memory; the least recently used is dropped. */
const MOST_SEATS = 200;

export type Reply = { readonly action: Action | null } | { readonly failed: string };

/** The bots of a game under one version of its rules. */
export type BotsOf = (game: string, rulesVersion: number) => MaybePromise<readonly Bot[]>;

/** Answers every question that comes in, one after another. */
export function answerAll(port: MessagePort, botsOf: BotsOf): void {
  const seated = new Map<string, Bot>();
  const botFor = async (question: BotQuestion): Promise<Bot> => {
    const { game, rulesVersion, bot: name, table, seat } = question;
    const place = `${table} ${seat} ${name}`;
    const bot = seated.get(place) ?? newBot(await botsOf(game, rulesVersion), name);
    seated.delete(place);
    seated.set(place, bot);
    for (const longest of seated.keys()) {
      if (seated.size <= MOST_SEATS) break;
      seated.delete(longest);
    }
    return bot;
  };
  port.on('message', async (question: BotQuestion) =>
    port.postMessage(await replyTo(question, botFor)),
  );
}

function newBot(bots: readonly Bot[], name: string): Bot {
  const bot = bots.find((one) => one.name === name);
  if (bot === undefined) throw new Error(`there is no bot called ${name}`);
  return bot.sitDown?.() ?? bot;
}

async function replyTo(
  question: BotQuestion,
  botFor: (question: BotQuestion) => Promise<Bot>,
): Promise<Reply> {
  const { seat, view, legal, open, must, chance } = question;
  try {
    const observation = { seat, view, legal, open, must, chance: new Generator(...chance) };
    return { action: (await botFor(question)).choose(observation) };
  } catch (error) {
    return { failed: String(error) };
  }
}
