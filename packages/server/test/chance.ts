// The chance of tests: the same in every run; the full tests take fresh chance.
import { randomInt } from 'node:crypto';
import { Generator, type Seed, seedFrom } from '@tidetable/engine';

export const IS_FRESH = process.env.WHOLE === 'every' || process.env.LAWS !== undefined;

const START = IS_FRESH ? randomInt(2 ** 32) : 1;

export function testChance(): Generator {
  return new Generator(START);
}

/** A different one for each table. */
export function seedsInTurn(): () => Seed {
  let made = 0;
  return () => seedFrom(`table ${START} ${++made}`);
}
