// Proxy for the bot worker; starts it on first use.
import type { Advice } from '@tidetable/bots/advice';
import type { AsyncBot, Observation } from '@tidetable/bots/asking';
import { SLOW } from '@tidetable/bots/levels';
import type { Action, Chance } from '@tidetable/engine';
import type { Patience, Question, Seen, Thought } from './messages.ts';
import ThinkingWorker from './thinking-worker.ts?worker';

interface Asking {
  resolve(answer: never): void;
  reject(why: Error): void;
}

export class Thinker {
  readonly #game: string;
  readonly #rulesVersion: number;
  readonly #asks = new Map<number, Asking>();
  #worker: Worker | null = null;
  #asked = 0;

  constructor(game: string, rulesVersion: number) {
    this.#game = game;
    this.#rulesVersion = rulesVersion;
  }

  /** This game's bots that run in the worker. */
  get bots(): readonly AsyncBot[] {
    return SLOW.map((bot) => ({
      name: bot,
      choose: (sight) => this.#ask({ want: 'choice', bot, ...this.#seen(sight) }),
    }));
  }

  advise(sight: Observation, patience: Patience): Promise<readonly Advice<Action>[]> {
    return this.#ask({ want: 'advice', patience, ...this.#seen(sight) });
  }

  #seen({ seat, must, view, legal, open, chance }: Observation): Seen {
    const rules = { game: this.#game, rulesVersion: this.#rulesVersion };
    return { ...rules, seat, must, view, legal, open, chance: seedFrom(chance) };
  }

  #ask<T>(question: WithoutNumber<Question>): Promise<T> {
    this.#worker ??= this.#begin();
    const ask = ++this.#asked;
    this.#worker.postMessage({ ask, ...question } satisfies Question);
    return new Promise((resolve, reject) => {
      this.#asks.set(ask, { resolve, reject });
    });
  }

  #begin(): Worker {
    const worker = new ThinkingWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      const asking = this.#asks.get(data.ask);
      this.#asks.delete(data.ask);
      if ('failed' in data) asking?.reject(new Error(data.failed));
      else asking?.resolve(data.answer as never);
    });
    worker.addEventListener('error', () => {
      for (const { reject } of this.#asks.values()) reject(new Error('nobody can think here'));
      this.#asks.clear();
    });
    return worker;
  }
}

type WithoutNumber<Q> = Q extends unknown ? Omit<Q, 'ask'> : never;

function seedFrom(chance: Chance): Seen['chance'] {
  const part = (): number => chance.roll(0x7fffffff);
  return [part(), part(), part(), part()];
}
