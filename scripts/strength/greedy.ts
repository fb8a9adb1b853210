// A player who does whatever counts most at once; of equals any one. The yardstick for those who think ahead.
import type { Bot } from '@tidetable/bots';
import { type Game, Generator, play, type Seat, type Types } from '@tidetable/engine';

export function greedyBot<T extends Types>(
  game: Game<T>,
  scoreOf: (state: T['state'], seat: Seat) => number,
): Bot<T> {
  return {
    name: 'greedy',
    choose({ seat, legal, must, view, chance }) {
      if (!must) return null;
      const state = game.imagine(view, new Generator(1));
      let best: T['action'][] = [];
      let most = Number.NEGATIVE_INFINITY;
      for (const action of legal) {
        const next = game.clone(state);
        play(game, next, seat, action, new Generator(1));
        const score = scoreOf(next, seat);
        if (score < most) continue;
        if (score > most) best = [];
        most = score;
        best.push(action);
      }
      return best[chance.roll(best.length) - 1] as T['action'];
    },
  };
}
