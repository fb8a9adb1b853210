// Proxy for the bot worker; starts it on first use.
import type { Advice } from '@tidetable/bots/advice';
import type { AsyncBot, Observation } from '@tidetable/bots/asking';
import { SLOW } from '@tidetable/bots/levels';
import type { Action, Chance } from '@tidetable/engine';
import { PendingAnswers } from '../pending-answers.ts';
import type { Patience, Question, Seen, Thought } from './messages.ts';
import ThinkingWorker from './thinking-worker.ts?worker';

export class Thinker {
  readonly #game: string;
  readonly #rulesVersion: number;
  readonly #answers = new PendingAnswers();
  #worker: Worker | null = null;

  constructor(game: string, rulesVersion: number) {
    this.#game = game;
    this.#rulesVersion = rulesVersion;
  }

  /** This game's bots that run in the worker. */
  get bots(): readonly AsyncBot[] {
    return SLOW.map((bot) => ({
      name: bot,
      choose: (observation) => this.#ask({ want: 'choice', bot, ...this.#seen(observation) }),
    }));
  }

  advise(observation: Observation, patience: Patience): Promise<readonly Advice<Action>[]> {
    return this.#ask({ want: 'advice', patience, ...this.#seen(observation) });
  }

  #seen({ seat, must, view, legal, open, chance }: Observation): Seen {
    const rules = { game: this.#game, rulesVersion: this.#rulesVersion };
    return { ...rules, seat, must, view, legal, open, chance: seedFrom(chance) };
  }

  #ask<T>(question: WithoutNumber<Question>): Promise<T> {
    const worker = this.#worker ?? this.#begin();
    return this.#answers.ask((ask) => worker.postMessage({ ask, ...question } satisfies Question));
  }

  #begin(): Worker {
    const worker = new ThinkingWorker();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      if ('failed' in data) this.#answers.failed(data.ask, data.failed);
      else this.#answers.answered(data.ask, data.answer);
    });
    worker.addEventListener('error', () => this.#answers.allFailed('bots cannot think here'));
    return worker;
  }
}

type WithoutNumber<Q> = Q extends unknown ? Omit<Q, 'ask'> : never;

function seedFrom(chance: Chance): Seen['chance'] {
  const part = (): number => chance.roll(0x7fffffff);
  return [part(), part(), part(), part()];
}
