// Slow bots as their table knows them: they think in a worker of their own, so the table answers meanwhile.
import { SLOW } from '@tidetable/bots/levels';
import type { Action, Chance } from '@tidetable/engine';
import type { Player } from '../player.ts';
import type { Question, Thought } from './messages.ts';
import ThinkingWorker from './worker.ts?worker';

interface Asking {
  resolve(action: Action | null): void;
  reject(why: Error): void;
}

export function slowBots(game: string): readonly Player[] {
  const asks = new Map<number, Asking>();
  let worker: Worker | null = null;
  let asked = 0;
  const hear = ({ data }: MessageEvent<Thought>): void => {
    const asking = asks.get(data.ask);
    asks.delete(data.ask);
    if ('failed' in data) asking?.reject(new Error(data.failed));
    else asking?.resolve(data.action);
  };
  const begin = (): Worker => {
    const begun = new ThinkingWorker();
    begun.addEventListener('message', hear);
    begun.addEventListener('error', () => {
      for (const { reject } of asks.values()) reject(new Error('a bot cannot think here'));
      asks.clear();
    });
    return begun;
  };
  return SLOW.map((bot) => ({
    name: bot,
    choose({ seat, must, view, legal, chance }) {
      worker ??= begin();
      const ask = ++asked;
      const question = { ask, game, bot, seat, must, view, legal, chance: seedFrom(chance) };
      worker.postMessage(question satisfies Question);
      return new Promise((resolve, reject) => {
        asks.set(ask, { resolve, reject });
      });
    },
  }));
}

function seedFrom(chance: Chance): Question['chance'] {
  const part = (): number => chance.roll(0x7fffffff);
  return [part(), part(), part(), part()];
}
