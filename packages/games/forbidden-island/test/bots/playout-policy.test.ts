// The playout policy: it does only what is legal, and escapes now and then.
import { Generator } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { Forecaster } from '../../bots/model/forecast.ts';
import { IslandModel, PLAYING, WON } from '../../bots/model/island-model.ts';
import { legalActions } from '../../bots/model/legal-actions.ts';
import { modelOf } from '../../bots/model/model-of.ts';
import { actionOf, type Decision, seatOf } from '../../bots/model/packed-actions.ts';
import { play } from '../../bots/model/play.ts';
import { Thinker } from '../../bots/model/thinker.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { dealt } from './islands.ts';

const GAMES = 300;
const GAMES_REMEMBERED = 60;
/** More decisions than any game takes. */
const ENDLESS = 2_000;

function dealtModel(number: number, chance: Generator): IslandModel {
  const island = modelOf(forbiddenIsland.view(dealt(2 + (number % 3), number), 0));
  island.imagine(chance);
  return island;
}

it('does only what is legal, and wins one game in ten at least', () => {
  const { policy } = new Thinker();
  let won = 0;
  for (let number = 1; number <= GAMES; number++) {
    const chance = new Generator(number, 9);
    const island = dealtModel(number, chance);
    for (let ply = 0; island.result === PLAYING; ply++) {
      expect(ply).toBeLessThan(ENDLESS);
      const decision = policy.decide(island);
      const [seat, action] = [seatOf(decision), actionOf(decision)];
      if (!legalActions(island, seat, []).includes(action))
        throw new Error(`game ${number}: ${action} was not offered to seat ${seat}`);
      play(island, seat, action, chance);
    }
    if (island.result === WON) won += 1;
  }
  expect(won).toBeGreaterThan(GAMES / 10);
});

it('forecasts and decides the same when its caches are invalidated', () => {
  const { policy } = new Thinker();
  const forecaster = new Forecaster('as-learned');
  const forecastOf = (island: IslandModel): number[] => {
    const { soon, later } = forecaster.forecast(island);
    return [...Array.from(soon), ...Array.from(later)];
  };
  for (let number = 1; number <= GAMES_REMEMBERED; number++) {
    const chance = new Generator(number, 9);
    const island = dealtModel(number, chance);
    const moments: { seen: IslandModel; foreseen: number[]; decision: Decision }[] = [];
    while (island.result === PLAYING) {
      const seen = new IslandModel(island.setup);
      seen.copy(island);
      const foreseen = forecastOf(island);
      const decision = policy.decide(island);
      moments.push({ seen, foreseen, decision });
      play(island, seatOf(decision), actionOf(decision), chance);
    }
    for (const { seen, foreseen, decision } of moments) {
      seen.decksChanged();
      expect(forecastOf(seen), `game ${number}`).toEqual(foreseen);
      expect(policy.decide(seen), `game ${number}`).toBe(decision);
    }
  }
});
