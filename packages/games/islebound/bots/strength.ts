// How strong the bots of Islebound should be: every level beside the one below.
import type { Strength } from '@tidetable/manifest/strength';

export const strength: Strength = {
  ladders: [{ game: 'islebound', budgetsDividedBy: 10 }],
  matches: [],
};
