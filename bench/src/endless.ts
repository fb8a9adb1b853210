// Tables that go on for ever: a late action must cost no more than an early one.
import { existsSync } from 'node:fs';
import { MANIFESTS } from '@tidetable/catalogue';
import { type Game, Generator, itemAt, legal, Match, seedFrom } from '@tidetable/engine';
import { progress, timed } from './measure.ts';

const PAIRS = 60;

function cost(match: Match, actions: number, chance: Generator): number {
  return timed(() => {
    for (let number = 0; number < actions; number++) {
      const seat = itemAt(match.deciders.must, 0);
      const choices = legal(match.game, match.state, seat);
      match.play(seat, itemAt(choices, chance.below(choices.length)));
      for (let viewer = 0; viewer < match.state.seats; viewer++) match.view(viewer);
      match.view('spectator');
    }
  });
}

/** The same deal for the same pair: some have more to choose from than others. */
function tableAfter(game: Game, actions: number, pair: number, chance: Generator): Match {
  const match = Match.start(game, { seats: 4, seed: seedFrom(`endless ${pair}`) });
  cost(match, actions, chance);
  return match;
}

/**
 * CPU per action late in a long table against early in one. An old and a young table of the same deal play in turn; the clock of the CPU ticks too coarsely for one pair, so the ratio is of sums over many.
 */
function flatnessOf(game: Game): string {
  const chance = new Generator(5);
  let [late, early] = [0, 0];
  for (let pair = -1; pair < PAIRS; pair++) {
    progress(`pair ${pair + 1} of ${PAIRS}`);
    const old = tableAfter(game, 9_000, pair, chance);
    const young = tableAfter(game, 500, pair, chance);
    const costs = [
      cost(old, 500, chance),
      cost(young, 500, chance),
      cost(old, 500, chance),
    ] as const;
    if (pair < 0) continue;
    late += costs[0] + costs[2];
    early += costs[1];
  }
  progress('');
  const ratio = late / 2 / early;
  const each = (late / PAIRS / 1_000) * 1e6;
  return `${game.title}: actions 9,001–10,000 cost ${ratio.toFixed(2)} of actions 501–1,000; ${each.toFixed(1)} µs each`;
}

/** Of each game that brings rules under which it never ends. */
export async function flatness(): Promise<string[]> {
  const lines: string[] = [];
  for (const { folder } of MANIFESTS) {
    const file = new URL(`../../packages/games/${folder}/bench/endless.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const { endless } = (await import(file.href)) as { readonly endless: Game };
    lines.push(flatnessOf(endless));
  }
  return lines;
}
