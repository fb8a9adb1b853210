// Whole games: always legal, the same for the same observation, and never a peek into the decks.

import { type Bot, nextChoice, playOut, randomBot } from '@tidetable/bots';
import {
  choices,
  Generator,
  play,
  readOptions,
  type Seat,
  same,
  start,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { bosun } from '../../bots/bosun.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Action, Forbidden, Island } from '../../rules/questions.ts';
import { dealt } from './islands.ts';

const SEAT_COUNTS = [2, 3, 4];
const GAMES = 200;

/** A bosun among random players, who bring about what bosuns among themselves would not. */
function mixedCompany(seats: number, number: number, bot: Bot<Forbidden>): Bot<Forbidden>[] {
  return Array.from({ length: seats }, (_none, seat) =>
    seat === number % seats ? bot : randomBot,
  );
}

/** What a bosun would do for a seat that must decide. */
function choiceOf(island: Island, seat: Seat, view = forbiddenIsland.view(island, seat)): Action {
  return bosun.choose({
    seat,
    view,
    ...choices(forbiddenIsland, island, seat),
    must: true,
    chance: new Generator(5),
  }) as Action;
}

describe('a bosun at the table', () => {
  it.each(SEAT_COUNTS)('plays only what is legal, with %i seats', (seats) => {
    let choices = 0;
    const watched: Bot<Forbidden> = {
      name: 'watched',
      choose(observation) {
        const action = bosun.choose(observation);
        choices += 1;
        if (action === null) expect(observation.must).toBe(false);
        else if (!observation.legal.some((offer) => same(offer, action)))
          throw new Error(`${write(action)} was not offered`);
        return action;
      },
    };
    for (let number = 1; number <= GAMES; number++) {
      const island = dealt(seats, number);
      playOut(forbiddenIsland, island, mixedCompany(seats, number, watched), new Generator(number));
      expect(island.outcome).not.toBeNull();
    }
    expect(choices).toBeGreaterThan(GAMES);
  });

  it.each(SEAT_COUNTS)('sees the same, does the same, and never peeks, with %i seats', (seats) => {
    const chance = new Generator(9);
    for (let number = 1; number <= 4; number++) {
      const island = dealt(seats, number);
      while (island.outcome === null) {
        const { seat, action } = nextChoice(forbiddenIsland, island, crew(seats), chance);
        const view = forbiddenIsland.view(island, seat);
        const choice = choiceOf(island, seat);
        expect(choiceOf(island, seat)).toEqual(choice);
        for (let world = 1; world <= 2; world++) {
          const imagined = forbiddenIsland.imagine(view, new Generator(world));
          expect(choiceOf(imagined, seat)).toEqual(choice);
        }
        play(forbiddenIsland, island, seat, action, chance);
      }
    }
  });

  it.each(SEAT_COUNTS)('wins some of ten known games, with %i seats', (seats) => {
    const numbers = Array.from({ length: 10 }, (_none, index) => index + 1);
    const won = numbers.filter((number) => {
      const chance = new Generator(number);
      const options = readOptions(forbiddenIsland.options, {}, seats);
      const island = start(forbiddenIsland, seats, options, chance);
      playOut(forbiddenIsland, island, crew(seats), chance);
      return island.outcome?.winners.length === seats;
    });
    expect(won.length).toBeGreaterThan(2);
  });
});

function crew(seats: number): Bot<Forbidden>[] {
  return Array<Bot<Forbidden>>(seats).fill(bosun);
}
