// Difficulty, p. 8.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Role } from '../../rules/data/adventurers.ts';
import { given } from '../given.ts';
import { dealt, manyDealt } from './table.ts';

rule('FI-DIFF-1', () => {
  it.each([
    ['novice', 1, 2],
    ['normal', 2, 2],
    ['elite', 3, 3],
    ['legendary', 4, 3],
  ] as const)('begins %s on mark %i, with %i Flood cards a turn', (difficulty, level, cards) => {
    expect(dealt(2, { options: { difficulty } }).waterLevel).toBe(level);
    const island = given({ options: { difficulty } }).play('end-actions');
    expect(island.told('revealed')).toHaveLength(cards);
  });

  it('is Novice unless the table chooses', () => {
    expect(dealt(2).waterLevel).toBe(1);
  });

  it('lets the table choose its adventurers, seat by seat', () => {
    const roles: Role[] = ['navigator', 'diver', 'messenger'];
    const mixes = new Set(
      manyDealt(3, { options: { roles } }).map((island) => island.roles.join()),
    );
    expect([...mixes]).toEqual(['navigator,diver,messenger']);
  });

  it('lets the table leave adventurers in the box', () => {
    const without: Role[] = ['pilot', 'explorer'];
    const found = new Set(manyDealt(4, { options: { without } }).flatMap(({ roles }) => roles));
    expect([...found].sort()).toEqual(['diver', 'engineer', 'messenger', 'navigator']);
  });

  it.each<[string, { roles?: Role[]; without?: Role[] }]>([
    ['3 adventurers, one for each seat', { roles: ['pilot', 'diver'] }],
    ['each choice once', { roles: ['pilot', 'diver', 'pilot'] }],
    ['at most 3 adventurers left', { without: ['pilot', 'diver', 'explorer', 'engineer'] }],
    [
      'adventurers either chosen or left in the box, not both',
      { roles: ['pilot', 'diver', 'explorer'], without: ['engineer'] },
    ],
  ])('refuses other mixes at three seats: wants %s', (reason, options) => {
    expect(() => dealt(3, { options })).toThrow(reason);
  });
});
