// A thread's side: bots with what they remember of the seats they hold.
import type { MessagePort } from 'node:worker_threads';
import type { Bot } from '@tidetable/bots';
import { type Action, Generator } from '@tidetable/engine';
import type { Question } from './question.ts';

/** Seats whose bots keep their memory; whoever was not asked for the longest time forgets. */
const MOST_SEATS = 200;

export type Reply = { readonly action: Action | null } | { readonly failed: string };

/** Answers every question that comes in, one after another. */
export function answerAll(port: MessagePort, bots: Readonly<Record<string, readonly Bot[]>>): void {
  const seated = new Map<string, Bot>();
  const botFor = ({ game, bot: name, table, seat }: Question): Bot => {
    const place = `${table} ${seat} ${name}`;
    const bot = seated.get(place) ?? newBot(bots[game] ?? [], name);
    seated.delete(place);
    seated.set(place, bot);
    for (const longest of seated.keys()) {
      if (seated.size <= MOST_SEATS) break;
      seated.delete(longest);
    }
    return bot;
  };
  port.on('message', (question: Question) => port.postMessage(replyTo(question, botFor)));
}

function newBot(bots: readonly Bot[], name: string): Bot {
  const bot = bots.find((one) => one.name === name);
  if (bot === undefined) throw new Error(`nobody is called ${name} here`);
  return bot.sitDown?.() ?? bot;
}

function replyTo(question: Question, botFor: (question: Question) => Bot): Reply {
  const { seat, view, legal, open, must, chance } = question;
  try {
    const sight = { seat, view, legal, open, must, chance: new Generator(...chance) };
    return { action: botFor(question).choose(sight) };
  } catch (error) {
    return { failed: String(error) };
  }
}
