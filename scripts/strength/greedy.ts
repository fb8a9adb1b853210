// A player who does whatever scores most at once; of equals any one. The yardstick for those who think ahead.
import type { Bot } from '@tidetable/bots';
import {
  type Action,
  type Core,
  type Game,
  Generator,
  itemAt,
  play,
  type Seat,
} from '@tidetable/engine';
import type { Scores } from '@tidetable/terminal/measures';

export function greedyBot(game: Game, { parts }: Scores): Bot {
  const scoreOf = (state: Core, seat: Seat): number =>
    Object.values(parts(state)[seat] ?? {}).reduce((sum, part) => sum + part, 0);
  return {
    name: 'greedy',
    choose({ seat, legal, must, view, chance }) {
      if (!must) return null;
      const state = game.imagine(view, new Generator(1));
      let best: Action[] = [];
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
      return itemAt(best, chance.roll(best.length) - 1);
    },
  };
}
