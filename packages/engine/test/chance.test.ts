import { describe, expect, it } from 'vitest';
import { chanceOfPly, commitmentTo, Generator, RiggedChance, seedFrom } from '../src/index.ts';

const seed = seedFrom('a seed for tests');
const rolls = (chance: { roll(sides: number): number }, count: number, sides = 6) =>
  Array.from({ length: count }, () => chance.roll(sides));

describe('chance', () => {
  it('rolls every side about equally often and nothing else', () => {
    const counts = Array<number>(7).fill(0);
    for (const side of rolls(new Generator(1), 70_000, 7)) (counts[side - 1] as number) += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('shuffles a pile into every order about equally often', () => {
    const chance = new Generator(2);
    const counts = new Map<string, number>();
    for (let number = 0; number < 24_000; number++) {
      const pile = ['a', 'b', 'c', 'd'];
      chance.shuffle(pile);
      counts.set(pile.join(''), (counts.get(pile.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('cannot choose from nothing', () => {
    expect(() => new Generator(1).below(0)).toThrow('nothing to choose from');
    expect(new Generator(1).below(1)).toBe(0);
  });

  it('is the same for the same seed and ply, and for no other', () => {
    const dice = (text: string, ply: number) => rolls(chanceOfPly(seedFrom(text), ply), 12).join();
    expect(dice('one', 3)).toBe(dice('one', 3));
    expect(dice('one', 4)).not.toBe(dice('one', 3));
    expect(dice('two', 3)).not.toBe(dice('one', 3));
  });

  it('comes from HMAC-SHA-256 of the ply under the seed, for ever the same', () => {
    expect(rolls(chanceOfPly(seed, 1), 10)).toMatchInlineSnapshot(`
      [
        4,
        5,
        1,
        3,
        4,
        2,
        3,
        6,
        2,
        2,
      ]
    `);
  });

  it('is committed to without being told', () => {
    expect(commitmentTo(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(seed)).not.toBe(seed);
    expect(commitmentTo(seed)).not.toBe(commitmentTo(seedFrom('another')));
  });
});

describe('a rig', () => {
  it('fixes coming rolls and leaves the next ones to chance', () => {
    const rigged = new RiggedChance(new Generator(1), { rolls: [6, 6, 1] });
    expect(rolls(rigged, 3)).toEqual([6, 6, 1]);
    expect(rolls(rigged, 5)).toEqual(rolls(new Generator(1), 5));
  });

  it('lays what it names on top of the next pile that holds it, first drawn first', () => {
    const rigged = new RiggedChance(new Generator(1), { order: ['sand', 'fish', 'sand'] });
    const fruit = ['apple', 'pear'];
    rigged.shuffle(fruit);
    const pile = ['fish', 'wood', 'sand', 'sand', 'sand'];
    rigged.shuffle(pile);
    expect([pile.pop(), pile.pop(), pile.pop()]).toEqual(['sand', 'fish', 'sand']);
    expect(pile.sort()).toEqual(['sand', 'wood']);
    expect(rigged.left).toEqual({ rolls: [], order: [] });
  });

  it('refuses a roll that the die cannot show', () => {
    const rigged = new RiggedChance(new Generator(1), { rolls: [7] });
    expect(() => rigged.roll(6)).toThrow('a rigged roll of 7');
  });
});
