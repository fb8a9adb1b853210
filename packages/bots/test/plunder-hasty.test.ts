// A captain of Plunder who does what comes to mind first: by the rules, without a peek, and better than a bosun.
import { Generator, legal, play, readOptions, same, start, write } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import type { Plunder, Seas } from '@tidetable/plunder/public';
import { describe, expect, it } from 'vitest';
import { type Bot, nextChoice, playOut, plunderBosun } from '../src/index.ts';
import { plunderHasty } from '../src/plunder/hasty-captain.ts';

const TABLES: readonly (readonly [string, number, object])[] = [
  ['two captains', 2, {}],
  ['four captains', 4, {}],
  ['two teams of two', 4, { teams: '2x2' }],
  ['against the clock', 3, { timer: '30', target: 8 }],
];

function dealt(seats: number, options: object, number: number): Seas {
  return start(plunder, seats, readOptions(plunder.options, options, seats), new Generator(number));
}

describe('a hasty captain of Plunder', () => {
  it.each(TABLES)('plays by the rules and never peeks: %s', (_name, seats, options) => {
    const seas = dealt(seats, options, 2);
    const chance = new Generator(2);
    const crew = Array.from({ length: seats }, () => plunderHasty('hasty'));
    for (let ply = 0; seas.outcome === null; ply++) {
      const { seat, action } = nextChoice(plunder, seas, crew, chance);
      const offers = legal(plunder, seas, seat);
      if (!offers.some((offer) => same(offer, action)))
        throw new Error(`${write(action)} was not offered`);
      if (ply % 9 === 0) {
        const view = plunder.view(plunder.imagine(plunder.view(seas, seat), chance), seat);
        const sight = { seat, view, legal: offers, must: true, chance };
        expect(plunderHasty('hasty').choose(sight)).toEqual(action);
      }
      play(plunder, seas, seat, action, chance);
    }
  });

  it('wins more often than a deckhand', () => {
    let won = 0;
    for (let number = 1; number <= 30; number++) {
      const seas = dealt(2, {}, number);
      const crew: Bot<Plunder>[] = [plunderBosun(), plunderBosun()];
      crew[number % 2] = plunderHasty('hasty');
      playOut(plunder, seas, crew, new Generator(number));
      if (seas.outcome?.winners.includes(number % 2)) won += 1;
    }
    expect(won).toBeGreaterThan(15);
  });
});
