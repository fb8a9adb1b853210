import { describe, expect, it } from 'vitest';
import { isClearlyBetter } from '../search/clearly-better.ts';

describe('a choice against another in the same worlds', () => {
  it('is clearly better where it gains again and again', () => {
    expect(isClearlyBetter([0.6, 0.7, 0.5], [0.5, 0.6, 0.4], 1)).toBe(true);
  });

  it('is not where it gained once and lost nearly as much', () => {
    expect(isClearlyBetter([1, 0, 0.5], [0, 0.9, 0.5], 1)).toBe(false);
    expect(isClearlyBetter([1, 0, 0.5], [0, 0.9, 0.5], 0)).toBe(true);
  });

  it('is not where both did the same, or nothing was tried', () => {
    expect(isClearlyBetter([0.5, 0.5], [0.5, 0.5], 1)).toBe(false);
    expect(isClearlyBetter([], [], 1)).toBe(false);
  });

  it('is judged by the rounds that both have seen', () => {
    expect(isClearlyBetter([0.6, 0.6, 0, 0], [0.5, 0.5], 1)).toBe(true);
  });
});
