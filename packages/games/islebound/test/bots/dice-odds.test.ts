// The bots' quick strength of a roll beside the exact one of the rules.
import { Generator } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { roughStrength, sizeOf } from '../../bots/dice-odds.ts';
import { DICE } from '../../rules/data/fighters.ts';
import { strengthOf } from '../../rules/odds.ts';

const ROLLS = 20;

/** By how much it falls short, over rolls of every group of this size with every number of dice. */
function shortfalls(size: number): number[] {
  const chance = new Generator(size);
  const found: number[] = [];
  for (const ichor of [0, 1])
    for (let serpents = 0; serpents <= size - ichor; serpents++) {
      const group = { pirates: size - ichor - serpents, serpents, ichor };
      for (let count = Math.min(DICE, sizeOf(group)); count <= DICE; count++)
        for (let roll = 0; roll < ROLLS; roll++) {
          const dice = Array.from({ length: count }, () => chance.roll(6));
          found.push(strengthOf(group, dice) - roughStrength(group, dice));
        }
    }
  return found;
}

it('is exact while no attacker goes without a die', () => {
  for (let size = 1; size <= DICE; size++) expect(new Set(shortfalls(size))).toEqual(new Set([0]));
});

it('is never too high beyond that, and exact in more than half of the rolls', () => {
  for (let size = DICE + 1; size <= 14; size++) {
    const found = shortfalls(size);
    expect(Math.min(...found)).toBe(0);
    expect(found.filter((short) => short > 0).length / found.length).toBeLessThan(0.5);
  }
});
