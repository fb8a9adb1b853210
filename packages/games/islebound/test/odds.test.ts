// The odds of an attack: by hand, by counting every roll, and by the real engine.
import { Generator, play } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { islebound } from '../rules/index.ts';
import { type Attack, bestReroll, oddsOf, oddsWith, strengthOf } from '../rules/odds.ts';
import type { Action, Group, Sea } from '../rules/state.ts';
import { given } from './given.ts';

type Things = Partial<Omit<Attack, 'group'>> & { readonly group: Partial<Group> };

function attack(things: Things): Attack {
  const group = { pirates: 0, serpents: 0, ichor: 0, ...things.group };
  return { need: 4, extra: 0, wood: 0, crew: 0, ...things, group };
}

describe('by hand', () => {
  it('one serpent makes 2 with four faces of six, and 3 with two', () => {
    expect(oddsOf(attack({ group: { serpents: 1 }, need: 2 })).outright).toBeCloseTo(4 / 6, 12);
    expect(oddsOf(attack({ group: { serpents: 1 }, need: 3 })).outright).toBeCloseTo(2 / 6, 12);
    expect(oddsOf(attack({ group: { serpents: 1 } })).outright).toBe(0);
  });

  it('two pirates make 4 with two high dice', () => {
    expect(oddsOf(attack({ group: { pirates: 2 } })).outright).toBeCloseTo(1 / 9, 12);
  });

  it('Ichor never fails at 2, and makes 5 with two faces of six', () => {
    expect(oddsOf(attack({ group: { ichor: 1 }, need: 2 })).outright).toBeCloseTo(1, 12);
    expect(oddsOf(attack({ group: { ichor: 1 }, need: 5 })).outright).toBeCloseTo(2 / 6, 12);
  });

  it('a die more helps, but no attacker uses two', () => {
    const two = attack({ group: { serpents: 1 }, need: 3, extra: 1 });
    expect(oddsOf(two).outright).toBeCloseTo(1 - (4 / 6) ** 2, 12);
    expect(oddsOf({ ...two, need: 4, extra: 5 }).outright).toBe(0);
  });

  it('wood is another try of the die that failed', () => {
    const lone = attack({ group: { serpents: 1 }, need: 3 });
    expect([0, 1, 2].map((wood) => oddsOf({ ...lone, wood }).outright)).toEqual(
      [1, 2, 3].map((tries) => expect.closeTo(1 - (4 / 6) ** tries, 12)),
    );
    const pair = attack({ group: { pirates: 2 }, wood: 1 });
    expect(oddsOf(pair).outright).toBeCloseTo(1 / 9 + (4 / 9) * (1 / 3), 12);
  });

  it('each one on deck makes up for 1', () => {
    const lone = attack({ group: { serpents: 1 }, crew: 2 });
    expect(oddsOf(lone)).toEqual({ outright: 0, withInjuries: expect.closeTo(4 / 6, 12) });
    expect(oddsOf({ ...lone, crew: 4 }).withInjuries).toBeCloseTo(1, 12);
  });

  it('rolls ten dice at most', () => {
    expect(oddsOf(attack({ group: { pirates: 15 }, need: 21 })).outright).toBe(0);
    expect(oddsOf(attack({ group: { pirates: 15 }, need: 20 })).outright).toBeCloseTo(3 ** -10, 12);
  });

  it('starts from dice that lie on the table', () => {
    const pair = attack({ group: { pirates: 2 }, wood: 1, crew: 1 });
    expect(oddsWith([5, 6], pair)).toEqual({ outright: 1, withInjuries: 1 });
    expect(oddsWith([1, 6], pair).outright).toBeCloseTo(1 / 3, 12);
    expect(oddsWith([1, 6], pair).withInjuries).toBeCloseTo(5 / 6, 12);
    expect(oddsWith([1, 1], pair).outright).toBe(0);
  });

  it('names the die to reroll', () => {
    const mixed = attack({ group: { pirates: 1, serpents: 1 }, need: 5, wood: 1 });
    expect(bestReroll([2, 5], mixed)).toBe(2);
    expect(bestReroll([5, 6], mixed)).toBeNull();
    expect(bestReroll([1, 1], mixed)).toBeNull();
    expect(bestReroll([2, 5], { ...mixed, wood: 0 })).toBeNull();
  });
});

/** Every roll of this many dice, in order. */
function rolls(dice: number): number[][] {
  if (dice === 0) return [[]];
  return rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
}

/** The best chance from these dice, die by die and face by face. */
function tried(dice: readonly number[], one: Attack, wood: number): number {
  if (strengthOf(one.group, dice) >= one.need) return 1;
  if (wood === 0) return 0;
  const chances = dice.map((_die, at) => {
    const after = [1, 2, 3, 4, 5, 6].map((face) => tried(dice.with(at, face), one, wood - 1));
    return after.reduce((sum, chance) => sum + chance, 0) / 6;
  });
  return Math.max(...chances);
}

describe('by counting every roll', () => {
  it.each([
    [attack({ group: { pirates: 2, serpents: 1 }, need: 5, wood: 1 })],
    [attack({ group: { pirates: 1, serpents: 1, ichor: 1 }, need: 8, wood: 1 })],
    [attack({ group: { serpents: 2 }, need: 5, extra: 1, wood: 2 })],
    [attack({ group: { pirates: 3 }, need: 4, extra: 1 })],
    [attack({ group: { pirates: 1, serpents: 3 }, need: 7, extra: 1 })],
  ])('%o', (one) => {
    const { pirates, serpents, ichor } = one.group;
    const all = rolls(pirates + serpents + ichor + one.extra);
    const sum = all.reduce((total, dice) => total + tried(dice, one, one.wood), 0);
    expect(oddsOf(one).outright).toBeCloseTo(sum / all.length, 10);
  });
});

/** Attacks a town in the engine, rerolling as the odds advise; returns how it went. */
function fight(sea: Sea, one: Attack, chance: Generator): 'outright' | 'with injuries' | 'lost' {
  const act = (action: Action): unknown => play(islebound, sea, 0, action, chance);
  act({ type: 'attack' });
  const { pirates, serpents, ichor } = one.group;
  if (pirates > 0) act({ type: 'send', fighter: 'pirate', count: pirates });
  if (serpents > 0) act({ type: 'send', fighter: 'serpent', count: serpents });
  if (ichor > 0) act({ type: 'send', fighter: 'ichor', count: ichor });
  for (const crew of [...(sea.captains[0]?.deck ?? [])].filter((_none, at) => at < one.extra))
    act({ type: 'enlist', crew });
  act({ type: 'roll' });
  for (;;) {
    const frame = sea.agenda.at(-1);
    if (frame?.step !== 'battle') throw new Error('no battle');
    const wood = sea.captains[0]?.wood ?? 0;
    const die = bestReroll(frame.dice, { ...one, wood });
    if (die === null) break;
    act({ type: 'reroll', die });
  }
  act({ type: 'strike' });
  const step = sea.agenda.at(-1)?.step;
  if (step === 'free-visit') return 'outright';
  return step === 'falter' ? 'with injuries' : 'lost';
}

describe('by the engine', () => {
  const TRIALS = 4_000;

  it.each([
    ['grenille', attack({ group: { pirates: 4 }, need: 4 })],
    ['suns-rest', attack({ group: { serpents: 3 }, need: 5 })],
    ['borsham', attack({ group: { pirates: 2, serpents: 2 }, need: 6, crew: 3 })],
    ['farwold', attack({ group: { pirates: 3, serpents: 2 }, need: 8, wood: 2 })],
    ['borsham', attack({ group: { serpents: 2, ichor: 1 }, need: 6, extra: 2, wood: 1 })],
  ] as const)('comes out as often at %s with %o', (town, one) => {
    const { pirates, serpents, ichor } = one.group;
    const fighters = ['t02', 't05', 't08', 't09'] as const;
    const deck = [
      ...fighters.slice(0, one.extra),
      ...(['s1', 's2', 's9'] as const).slice(0, one.crew),
    ];
    const { state } = given({
      at: [town],
      captains: [
        {
          pirates,
          serpents,
          ichor: ichor > 0,
          wood: one.wood,
          deck,
          buildings: ichor > 0 ? ['underriver-gate'] : [],
        },
      ],
    });
    const chance = new Generator(20_16);
    const results = Array.from({ length: TRIALS }, () =>
      fight(islebound.clone(state), one, chance),
    );
    const { outright, withInjuries } = oddsOf(one);
    const share = (...kinds: string[]): number =>
      results.filter((result) => kinds.includes(result)).length / TRIALS;
    expect(Math.abs(share('outright') - outright)).toBeLessThan(4 * deviation(outright));
    if (one.wood === 0)
      expect(Math.abs(share('outright', 'with injuries') - withInjuries)).toBeLessThan(
        4 * deviation(withInjuries) + 1e-9,
      );
  });

  function deviation(chance: number): number {
    return Math.sqrt((chance * (1 - chance)) / TRIALS) + 1e-9;
  }

  it('agrees on the strength of every roll of three dice', () => {
    const { state } = given({ at: ['borsham'], captains: [{ pirates: 1, serpents: 2, deck: [] }] });
    const group = { pirates: 1, serpents: 2, ichor: 0 };
    for (const dice of rolls(3)) {
      const sea = islebound.clone(state);
      sea.agenda.push({
        step: 'battle',
        seat: 0,
        region: sea.captains[0]?.region as number,
        group,
        dice: dice.toSorted(),
      });
      const { events } = play(islebound, sea, 0, { type: 'strike' }, new Generator(1));
      const struck = events.find((event) => event.type === 'struck');
      expect(struck).toMatchObject({ strength: strengthOf(group, dice) });
    }
  });
});

it('comes within a point and a half of what was simulated when the values were chosen', () => {
  const simulated = [
    [4, 0, 4, 81],
    [4, 0, 5, 55],
    [0, 3, 5, 63],
    [0, 3, 6, 41],
    [2, 2, 5, 89],
    [2, 2, 6, 78],
    [2, 2, 7, 56],
    [3, 2, 7, 80],
    [3, 2, 8, 59],
    [3, 2, 10, 13],
  ] as const;
  for (const [pirates, serpents, need, percent] of simulated) {
    const { outright } = oddsOf(attack({ group: { pirates, serpents }, need }));
    expect(Math.abs(100 * outright - percent)).toBeLessThan(1.5);
  }
});
