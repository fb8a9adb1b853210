// Forbidden Island on a calm sea: every rule but the rising water, so that a table can go on for ever.
import { type Game, Generator, legal, Match, type Seat, seedFrom } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { timed } from './measure.ts';

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

const TABLES = 12;

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

/** CPU per action late in a long table against early in it, as medians over several tables side by side. */
export function flatness(): string {
  const chance = new Generator(5);
  const ratios: number[] = [];
  let late = 0;
  for (let table = 0; table < TABLES; table++) {
    const match = Match.start(calm, { seats: 4, seed: seedFrom(`endless ${table}`) });
    cost(match, 500, chance);
    const early = cost(match, 500, chance) / 500;
    cost(match, 8_000, chance);
    late = cost(match, 1_000, chance) / 1_000;
    if (table > 1) ratios.push(late / early);
  }
  ratios.sort((one, other) => one - other);
  const middle = ratios[Math.floor(ratios.length / 2)] as number;
  const spread = `${(ratios[0] as number).toFixed(2)}–${(ratios.at(-1) as number).toFixed(2)}`;
  return `actions 9,001–10,000 cost ${middle.toFixed(2)} of actions 501–1,000 (spread ${spread}); ${(late * 1e6).toFixed(1)} µs each`;
}
