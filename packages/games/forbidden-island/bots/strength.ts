// How strong the bots of Forbidden Island should be: at every difficulty, beside what was published.
import { itemAt } from '@tidetable/engine';
import type { Strength } from '@tidetable/manifest/strength';
import { DIFFICULTIES } from '../rules/questions.ts';

/** What a flat Monte-Carlo player wins at each difficulty, pooled over 2 to 4 players (2,000 playouts a decision, 120 games each). */
const FLAT = [0.84, 0.66, 0.38, 0.24];

/** What the best published rule-based player wins: by difficulty, then with 2, 3 and 4 players. */
const PUBLISHED = [
  [0.202, 0.185, 0.087],
  [0.089, 0.085, 0.039],
  [0.023, 0.027, 0.012],
  [0.008, 0.008, 0.002],
];

export const strength: Strength = {
  ladders: [],
  matches: DIFFICULTIES.flatMap((difficulty, level) =>
    [2, 3, 4].map((seats) => ({
      name: `Forbidden Island, ${difficulty}`,
      game: 'forbidden-island',
      seats,
      options: { difficulty },
      one: 'admiral:100ms',
      other: null,
      deals: 150,
      least: itemAt(FLAT, level),
      published: itemAt(itemAt(PUBLISHED, level), seats - 2),
    })),
  ),
};
