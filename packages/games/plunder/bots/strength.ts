// How strong the bots of Plunder should be: every level beside the one below.
import type { Strength } from '@tidetable/manifest/strength';

export const strength: Strength = {
  ladders: [{ game: 'plunder', budgetsDividedBy: 2 }],
  matches: [],
};
