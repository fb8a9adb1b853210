// Advice at every game: what is expected adds up, more trials make it surer, and nothing is told that the seat cannot see.

import { type Bot, nextChoice, observe } from '@tidetable/bots';
import { type Core, type Game, Generator, itemAt, play, type Seat, same } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { advise, BOTS, defaultBot, EVERY_GAME } from '../loaded.ts';
import { dealt } from './dealt.ts';

function asked(game: Game, state: Core, seat: Seat, iterations: number) {
  const observation = observe(game, state, seat, true, new Generator(5));
  return { observation, advice: advise(game.id, observation, { iterations }) };
}

/** A position of a game between bosuns in which the seat to decide has several choices. */
function position(game: Game, number: number, seats: number, options: object = {}) {
  const state = dealt(game, seats, number, options);
  const chance = new Generator(number);
  const crew = Array<Bot>(seats).fill(defaultBot(game.id));
  for (let ply = 0; ; ply++) {
    const { seat, action } = nextChoice(game, state, crew, chance);
    const { legal, must } = observe(game, state, seat, true, chance);
    if (ply >= 12 * number && must && legal.length > 2) return { state, seat };
    play(game, state, seat, action, chance);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe.each(EVERY_GAME.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('is told among what is legal, and the chances add up', () => {
    for (const number of [1, 2, 3]) {
      const { state, seat } = position(game, number, 2);
      const { observation, advice } = asked(game, state, seat, 60);
      expect(advice.length).toBeGreaterThan(0);
      for (const { action, expected, trials } of advice) {
        expect(observation.legal.some((one) => action !== null && same(one, action))).toBe(true);
        expect(trials).toBeGreaterThan(0);
        if (game.cooperative) expect(new Set(expected).size).toBe(1);
        else expect(sum(expected)).toBeCloseTo(1, 6);
      }
    }
  });

  it('is surer after more trials', () => {
    const { state, seat } = position(game, 2, 2);
    const [few, many] = [80, 1_600].map(
      (iterations) => asked(game, state, seat, iterations).advice[0],
    );
    expect(many?.trials).toBeGreaterThan(2 * (few?.trials ?? 0));
    expect(many?.error).toBeLessThan(0.5);
    expect(many?.error).toBeLessThanOrEqual(few?.error ?? 0);
  });

  it('is the same in every world that the seat cannot tell from this one', () => {
    const { state, seat } = position(game, 3, 2);
    const { advice } = asked(game, state, seat, 40);
    for (const world of [1, 2]) {
      const elsewhere = game.imagine(game.view(state, seat), new Generator(world));
      expect(asked(game, elsewhere, seat, 40).advice).toEqual(advice);
    }
  });

  it('holds what a captain does', () => {
    const { state, seat } = position(game, 1, 2);
    const { observation, advice } = asked(game, state, seat, 100);
    const captain = BOTS[game.id]?.find(({ name }) => name === 'captain') as Bot;
    const chosen = captain.choose({
      ...observation,
      view: observation.view,
      chance: new Generator(5),
    });
    expect(advice.map(({ action }) => action)).toContainEqual(chosen);
  });
});

it('tells of the only thing to do, too', () => {
  const game = itemAt(EVERY_GAME, 0);
  const state = dealt(game, 2, 1);
  const chance = new Generator(1);
  const crew = Array<Bot>(2).fill(defaultBot(game.id));
  for (;;) {
    const { seat, action } = nextChoice(game, state, crew, chance);
    const { observation, advice } = asked(game, state, seat, 20);
    if (observation.legal.length === 1) {
      expect(advice).toMatchObject([{ action: observation.legal[0] }]);
      return;
    }
    play(game, state, seat, action, chance);
  }
});

it('knows no other games', () => {
  const { state, seat } = position(itemAt(EVERY_GAME, 0), 1, 2);
  const observation = observe(itemAt(EVERY_GAME, 0), state, seat, true, new Generator(1));
  expect(() => advise('chess', observation, { iterations: 1 })).toThrow('there is no game chess');
});
