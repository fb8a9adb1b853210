// The renown tokens and their rewards.
// Provenance: 16 and 12 tokens and the reward of three wood RULEBOOK; the other rewards and all copies DESIGNED.
import type { Gains } from './goods.ts';

export const TOKEN_REWARDS = [
  'three-wood',
  'four-fish',
  'three-coins',
  'two-pirates',
  'one-serpent',
  'one-book',
  'two-cubes',
  'free-hire',
  'rest',
] as const;
export type TokenReward = (typeof TOKEN_REWARDS)[number];

export interface Token {
  /** Null for a free hire and a rest. */
  readonly gain: Gains | null;
  /** Copies by edition. */
  readonly retail: number;
  readonly prototype: number;
}

export const TOKENS: Readonly<Record<TokenReward, Token>> = {
  'three-wood': { gain: { wood: 3 }, retail: 2, prototype: 2 },
  'four-fish': { gain: { fish: 4 }, retail: 2, prototype: 2 },
  'three-coins': { gain: { coins: 3 }, retail: 2, prototype: 2 },
  'two-pirates': { gain: { pirates: 2 }, retail: 2, prototype: 2 },
  'one-serpent': { gain: { serpents: 1 }, retail: 2, prototype: 1 },
  'one-book': { gain: { books: 1 }, retail: 2, prototype: 1 },
  'two-cubes': { gain: { cubes: 2 }, retail: 2, prototype: 1 },
  'free-hire': { gain: null, retail: 1, prototype: 0 },
  rest: { gain: null, retail: 1, prototype: 1 },
};
