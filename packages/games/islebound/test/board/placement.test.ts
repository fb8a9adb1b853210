// Dice on attackers: the placement shown as best is the best.
import { Generator, itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import {
  attackersOf,
  bestPlacement,
  isEnough,
  type Placement,
  strengthIn,
} from '../../board/placement.ts';
import { FIGHTERS } from '../../public.ts';
import { islebound } from '../../rules/index.ts';
import { given } from '../given.ts';

/** Every way to give each attacker one die or none. */
function every(attackers: number, dice: number, taken: Placement = []): Placement[] {
  if (taken.length === attackers) return [taken];
  const free = Array.from({ length: dice }, (_none, die) => die).filter(
    (die) => !taken.includes(die),
  );
  return [null, ...free].flatMap((die) => every(attackers, dice, [...taken, die]));
}

it('finds the most that any placement makes', () => {
  const chance = new Generator(7);
  for (let game = 0; game < 60; game++) {
    const attackers = Array.from({ length: chance.roll(4) }, () =>
      itemAt(FIGHTERS, chance.roll(3) - 1),
    );
    const dice = Array.from({ length: chance.roll(5) }, () => chance.roll(6));
    const most = Math.max(
      ...every(attackers.length, dice.length).map((way) => strengthIn(attackers, dice, way)),
    );
    const best = bestPlacement(attackers, dice);
    expect(strengthIn(attackers, dice, best)).toBe(most);
    const used = best.filter((die) => die !== null);
    expect(new Set(used).size).toBe(used.length);
  }
});

it('lists the attackers of a group one by one', () => {
  expect(attackersOf({ pirates: 2, serpents: 1, ichor: 1 })).toEqual([
    'pirate',
    'pirate',
    'serpent',
    'ichor',
  ]);
});

it.each([
  { rolls: [5, 5], is: true },
  { rolls: [5, 1], is: false },
])('$rolls is enough against a strength of 4: $is', ({ rolls, is }) => {
  const sea = given({ at: ['grenille'], captains: [{ pirates: 2, wood: 1 }], rig: { rolls } });
  sea.play('attack', 'send count=2 fighter=pirate', 'roll');
  expect(isEnough(islebound.view(sea.state, 0))).toBe(is);
});
