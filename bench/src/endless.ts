// Forbidden Island on a calm sea: every rule but the rising water, so that a table can go on for ever.
import { type Game, Generator, legal, Match, type Seat, seedFrom } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island/rules';
import { progress, timed } from './measure.ts';

type Island = ReturnType<typeof forbiddenIsland.setup>;
type Forbidden = typeof forbiddenIsland extends Game<infer T> ? T : never;

const calm: Game<Forbidden> = {
  ...forbiddenIsland,
  id: 'forbidden-island-on-a-calm-sea',
  steps: {
    ...forbiddenIsland.steps,
    'draw-treasure-cards': { run: (_island, _frame, table) => table.done() },
    'draw-flood-cards': { run: (_island, _frame, table) => table.done() },
  },
};

const PAIRS = 60;

function cost(match: Match<Forbidden>, actions: number, chance: Generator): number {
  return timed(() => {
    for (let number = 0; number < actions; number++) {
      const seat = match.deciders.must[0] as Seat;
      const choices = legal(calm, match.state as Island, seat);
      match.play(seat, choices[chance.below(choices.length)] as (typeof choices)[number]);
      for (let viewer = 0; viewer < match.state.seats; viewer++) match.view(viewer);
      match.view('spectator');
    }
  });
}

/** The same adventurers for the same pair: some have more to choose from than others. */
function tableAfter(actions: number, pair: number, chance: Generator): Match<Forbidden> {
  const match = Match.start(calm, { seats: 4, seed: seedFrom(`endless ${pair}`) });
  cost(match, actions, chance);
  return match;
}

/**
 * CPU per action late in a long table against early in one. An old and a young table of the same adventurers play in
 * turn; the clock of the CPU ticks too coarsely for one pair, so the ratio is of sums over many.
 */
export function flatness(): string {
  const chance = new Generator(5);
  let [late, early] = [0, 0];
  for (let pair = -1; pair < PAIRS; pair++) {
    progress(`pair ${pair + 1} of ${PAIRS}`);
    const old = tableAfter(9_000, pair, chance);
    const young = tableAfter(500, pair, chance);
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
  return `actions 9,001–10,000 cost ${ratio.toFixed(2)} of actions 501–1,000; ${each.toFixed(1)} µs each`;
}
