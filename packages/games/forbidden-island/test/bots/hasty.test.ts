// The hasty player of playouts: it does only what is offered, and escapes now and then.
import { Generator } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { play } from '../../bots/model/flow.ts';
import { forecast, later, soon } from '../../bots/model/forecast.ts';
import { hasty, hastyDeed } from '../../bots/model/hasty.ts';
import { Isle, isleOf, PLAYING, WON } from '../../bots/model/isle.ts';
import { offers } from '../../bots/model/menu.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { dealt } from './islands.ts';

const GAMES = 300;
const GAMES_REMEMBERED = 60;
/** More decisions than any game takes. */
const ENDLESS = 2_000;

function dealtIsle(number: number, chance: Generator): Isle {
  const isle = isleOf(forbiddenIsland.view(dealt(2 + (number % 3), number), 0));
  isle.imagine(chance);
  return isle;
}

it('does only what is offered, and wins one game in ten at least', () => {
  let won = 0;
  for (let number = 1; number <= GAMES; number++) {
    const chance = new Generator(number, 9);
    const isle = dealtIsle(number, chance);
    for (let ply = 0; isle.result === PLAYING; ply++) {
      expect(ply).toBeLessThan(ENDLESS);
      const deed = hastyDeed(isle);
      if (!offers(isle, hasty.seat, []).includes(deed))
        throw new Error(`game ${number}: ${deed} was not offered to seat ${hasty.seat}`);
      play(isle, hasty.seat, deed, chance);
    }
    if (isle.result === WON) won += 1;
  }
  expect(won).toBeGreaterThan(GAMES / 10);
});

it('forecasts what it would without anything that it remembers of the moment before', () => {
  const forecastOf = (isle: Isle): number[] => {
    forecast(isle);
    return [...soon, ...later];
  };
  for (let number = 1; number <= GAMES_REMEMBERED; number++) {
    const chance = new Generator(number, 9);
    const isle = dealtIsle(number, chance);
    const moments: { seen: Isle; foreseen: number[]; deed: number }[] = [];
    while (isle.result === PLAYING) {
      const seen = new Isle(isle.land);
      seen.copy(isle);
      const foreseen = forecastOf(isle);
      const deed = hastyDeed(isle);
      moments.push({ seen, foreseen, deed });
      play(isle, hasty.seat, deed, chance);
    }
    for (const { seen, foreseen, deed } of moments) {
      seen.turnTide();
      expect(forecastOf(seen), `game ${number}`).toEqual(foreseen);
      expect(hastyDeed(seen), `game ${number}`).toBe(deed);
    }
  }
});
