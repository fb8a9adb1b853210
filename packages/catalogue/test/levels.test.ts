// The levels of every game: the same names, one default, and a deckhand who overlooks things.

import {
  type Bot,
  defaultAmong,
  LEVELS,
  nextChoice,
  type Observation,
  playOut,
} from '@tidetable/bots';
import { careless } from '@tidetable/bots/careless';
import { type Action, choices, Generator, offered, play, same } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { BOTS, defaultBot, EVERY_GAME, loadedGame } from '../loaded.ts';
import { dealt } from './dealt.ts';

function botOf(game: string, level: string): Bot {
  return BOTS[game]?.find(({ name }) => name === level) as Bot;
}

/** Always takes the first action it sees, where it must. */
const first: Bot = {
  name: 'first',
  choose: ({ legal, must }) => (must ? (legal[0] ?? null) : null),
};

const TEN = Array.from({ length: 10 }, (_none, number) => ({ type: `${number}` }));

function observation(number: number, more: Partial<Observation> = {}): Observation {
  const sight = {
    seat: 0,
    view: {},
    legal: TEN,
    open: [],
    must: true,
    chance: new Generator(number),
  };
  return { ...sight, ...more };
}

describe.each(EVERY_GAME.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('is played by all levels, in their order', () => {
    expect(BOTS[id]?.map(({ name }) => name)).toEqual(LEVELS);
    expect(BOTS[id]?.filter(({ isSlow }) => isSlow).map(({ name }) => name)).toEqual([
      'captain',
      'admiral',
    ]);
  });

  it('is played by the bosun where no level is named', () => {
    expect(defaultBot(id)).toBe(botOf(id, 'bosun'));
  });

  it('gives an admiral more thought than a captain', () => {
    const { captain, admiral } = loadedGame(id).search.budgets(id);
    expect(admiral).toBeGreaterThan(2 * captain);
  });

  it.each([2, 4])('is played to its end by %i deckhands, by the rules', (seats) => {
    const deckhand = botOf(id, 'deckhand');
    for (let number = 1; number <= 4; number++) {
      const state = dealt(game, seats, number);
      const watched: Bot = {
        name: 'watched',
        choose(sight) {
          const action = deckhand.choose(sight);
          if (action === null) expect(sight.must).toBe(false);
          else expect(offered(game, state, sight.seat, action)).toEqual(action);
          return action;
        },
      };
      playOut(game, state, Array<Bot>(seats).fill(watched), new Generator(number));
      expect(state.outcome).not.toBeNull();
    }
  });

  it('has a deckhand who does now and then something else than the bosun, and the same for the same chance', () => {
    const [deckhand, bosun] = ['deckhand', 'bosun'].map((level) => botOf(id, level)) as [Bot, Bot];
    const state = dealt(game, 2, 1);
    const chance = new Generator(1);
    let [asked, others] = [0, 0];
    while (state.outcome === null) {
      const { seat, action } = nextChoice(game, state, [bosun, bosun], chance);
      const more = { seat, view: game.view(state, seat), ...choices(game, state, seat) };
      const careless = deckhand.choose(observation(asked, more)) as Action;
      expect(deckhand.choose(observation(asked, more))).toEqual(careless);
      asked += 1;
      if (!same(careless, action)) others += 1;
      play(game, state, seat, action, chance);
    }
    expect(others / asked).toBeGreaterThan(0.05);
    expect(others / asked).toBeLessThan(0.8);
  });
});

describe('a careless eye', () => {
  const bot = careless('deckhand', first, 1);

  it('overlooks an action in three', () => {
    const seen = Array.from({ length: 300 }, (_none, number) => bot.choose(observation(number)));
    const missed = seen.filter((action) => action?.type !== '0').length;
    expect(missed).toBeGreaterThan(70);
    expect(missed).toBeLessThan(130);
  });

  it('overlooks two actions in three, or none, where it is told to', () => {
    const missedBy = (overlooked: 0 | 2): number => {
      const eye = careless('deckhand', first, overlooked);
      const seen = Array.from({ length: 300 }, (_none, number) => eye.choose(observation(number)));
      return seen.filter((action) => action?.type !== '0').length;
    };
    expect(missedBy(0)).toBe(0);
    expect(missedBy(2)).toBeGreaterThan(170);
    expect(missedBy(2)).toBeLessThan(230);
  });

  it('sees something where it must act, and what there is where that is one thing', () => {
    for (let number = 0; number < 300; number++) {
      expect(bot.choose(observation(number, { legal: TEN.slice(0, 2) }))).not.toBeNull();
      expect(bot.choose(observation(number, { legal: TEN.slice(0, 1) }))).toBe(TEN[0]);
    }
  });

  it('lets things go on where it need not act and sees nothing', () => {
    const eager = careless('eager', { name: 'eager', choose: ({ legal }) => legal[0] ?? null }, 1);
    const choices = Array.from({ length: 60 }, (_none, number) =>
      eager.choose(observation(number, { legal: TEN.slice(0, 1), must: false })),
    );
    expect(choices).toContain(null);
    expect(choices).toContain(TEN[0]);
  });
});

describe('the default', () => {
  it('is the bosun, wherever it stands, or else the first', () => {
    expect(defaultAmong([first, { ...first, name: 'bosun' }])?.name).toBe('bosun');
    expect(defaultAmong([first])).toBe(first);
    expect(defaultAmong([])).toBeUndefined();
  });
});

describe('one who thinks for long', () => {
  it.each(EVERY_GAME.map(({ id }) => id))('sits down with a memory of its own: %s', (id) => {
    const captain = botOf(id, 'captain');
    expect(captain.sitDown?.()).not.toBe(captain.sitDown?.());
    expect(captain.sitDown?.()).toMatchObject({ name: 'captain', isSlow: true });
  });
});
