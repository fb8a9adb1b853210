// Many actions under nine digits, and moving over a board with the arrow keys.

import type { Offer } from '@tidetable/board/board.ts';
import { readNotation } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { nearest } from '../src/frame/arrow-keys.ts';
import { grouped, pageOf, restOf, startOf } from '../src/frame/groups.ts';

const offer = (words: string): Offer => {
  const text = words.toLowerCase().split(' ')[0] ?? '';
  return { action: readNotation(text), text: words, rule: 'R-1', allowed: true, words };
};

describe('what can be done', () => {
  it('stands side by side as long as it is little', () => {
    expect(grouped([offer('Move to A'), offer('Move to B'), offer('Done')])).toHaveLength(3);
  });

  it('is put together by kind when it is much', () => {
    const offers = [...'ABCDEF'].map((tile) => offer(`Move to ${tile}`));
    const groups = grouped([...offers, offer('Done')]);
    expect(groups.map(({ label }) => label)).toEqual(['Move to…', 'Done']);
    expect(groups[0]?.offers).toHaveLength(6);
  });

  it('is named by what differs', () => {
    const offers = [offer('Give Fire to Diver'), offer('Give Fire to Pilot')];
    expect(startOf(offers)).toBe('Give Fire to…');
    expect(offers.map((one) => restOf(one, offers))).toEqual(['Diver', 'Pilot']);
  });

  it('never ends with an article', () => {
    expect(startOf([offer('Sail the Gull to A1'), offer('Sail the Heron to A2')])).toBe('Sail…');
    expect(startOf([offer('Build a mast'), offer('Build a cannon')])).toBe('Build…');
  });

  it('comes in pages with a digit left for going on', () => {
    const numbers = Array.from({ length: 23 }, (_none, nth) => nth);
    expect(pageOf(numbers, 0)).toHaveLength(8);
    expect([0, 1, 2].flatMap((page) => [...pageOf(numbers, page)])).toEqual(numbers);
    expect(pageOf(numbers, 3)).toEqual(pageOf(numbers, 0));
    expect(pageOf(numbers.slice(0, 9), 0)).toHaveLength(9);
  });
});

describe('the next thing in a direction', () => {
  const right = { x: 1, y: 0 };
  const here = { x: 0, y: 0 };

  it('is the nearest straight ahead', () => {
    const others = [
      { x: 200, y: 0 },
      { x: 100, y: 0 },
      { x: 60, y: 60 },
      { x: -50, y: 0 },
    ];
    expect(nearest(here, right, others)).toBe(1);
  });

  it('is one aside when none is straight ahead', () => {
    expect(nearest(here, right, [{ x: 100, y: 100 }])).toBe(0);
  });

  it('is none behind', () => {
    expect(nearest(here, right, [{ x: -100, y: 0 }])).toBe(-1);
  });
});
