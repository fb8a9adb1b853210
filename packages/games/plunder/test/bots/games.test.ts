// Whole games of Plunder: always legal, the same for the same observation, never a peek, in good time, and no card lost.

import { type Bot, nextChoice, playOut, randomBot } from '@tidetable/bots';
import { choices, Generator, play, readOptions, type Seat, start } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { plunderBosun } from '../../bots/bosun.ts';
import type { Action, Plunder, Seas } from '../../public.ts';
import { plunder } from '../../rules/index.ts';
import { watchedAt } from './haggling.ts';

const HOUSE_RULES = {
  teams: '2x2',
  stormBargains: true,
  stormGifts: true,
  stormCutsMerchants: true,
  portsAreOcean: true,
  treasureMastsWait: true,
  threatsNeedAttack: true,
  bribesOnlyGrow: true,
  restockAt: 5,
};

const TABLES: readonly [string, number, object][] = [
  ['two captains', 2, {}],
  ['four captains', 4, { onlyAFaces: true }],
  ['two teams of two', 4, { teams: '2x2' }],
  ['three teams of two', 6, { teams: '3x2' }],
  ['against the clock', 3, { timer: 30, target: 8 }],
  ['strict components', 5, { strictComponents: true }],
  ['a budget of one offer', 4, { offersPerTurn: 1 }],
  ['house rules', 4, HOUSE_RULES],
];

const captain = plunderBosun('captain');

function dealt(seats: number, options: object, number: number): Seas {
  return start(plunder, seats, readOptions(plunder.options, options, seats), new Generator(number));
}

function choiceOf(seas: Seas, seat: Seat): Action {
  return captain.choose({
    seat,
    view: plunder.view(seas, seat),
    ...choices(plunder, seas, seat),
    must: true,
    chance: new Generator(5),
  }) as Action;
}

describe('a plain captain at a table of Plunder', () => {
  it.each(TABLES)('plays only what is legal: %s', (_name, seats, options) => {
    for (let number = 1; number <= 3; number++) {
      const seas = dealt(seats, options, number);
      const watched = watchedAt(seas, captain);
      const bots = Array.from(
        { length: seats },
        (_none, seat): Bot<Plunder> => (seat === number % seats ? randomBot : watched),
      );
      playOut(plunder, seas, bots, new Generator(number));
      expect(seas.outcome).not.toBeNull();
    }
  });

  it.each(TABLES)('sees the same, does the same, and never peeks: %s', (_name, seats, options) => {
    const chance = new Generator(9);
    const seas = dealt(seats, options, 1);
    const bots = Array.from(
      { length: seats },
      (_none, seat): Bot<Plunder> => (seat === 0 ? randomBot : captain),
    );
    for (let ply = 0; seas.outcome === null && ply < 300; ply++) {
      const { seat, action } = nextChoice(plunder, seas, bots, chance);
      const choice = choiceOf(seas, seat);
      expect(choiceOf(seas, seat)).toEqual(choice);
      const elsewhere = plunder.imagine(plunder.view(seas, seat), new Generator(ply));
      expect(choiceOf(elsewhere, seat)).toEqual(choice);
      play(plunder, seas, seat, action, chance);
    }
  });

  it('beats random players', () => {
    for (let number = 1; number <= 6; number++) {
      const seas = dealt(4, {}, number);
      const seat = number % 4;
      const bots = Array<Bot<Plunder>>(4).fill(randomBot);
      bots[seat] = captain;
      playOut(plunder, seas, bots, new Generator(number));
      expect(seas.outcome?.winners).toEqual([seat]);
    }
  });

  it.each([2, 3, 4, 5, 6])('keeps a fair pace and every card: %i captains', (seats) => {
    const rounds: number[] = [];
    for (let number = 1; number <= 21; number++) {
      const seas = dealt(seats, {}, number);
      const stock = plunder.inventory(seas);
      playOut(plunder, seas, Array<Bot<Plunder>>(seats).fill(captain), new Generator(number));
      expect(plunder.inventory(seas)).toEqual(stock);
      rounds.push(seas.round);
    }
    const median = rounds.sort((one, other) => one - other)[10];
    expect(median).toBeGreaterThanOrEqual(10);
    expect(median).toBeLessThanOrEqual(25);
  });
});
