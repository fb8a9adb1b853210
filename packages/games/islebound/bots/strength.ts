// How strong each bot level should be against the one below.
import type { Strength } from '@tidetable/manifest/strength';

export const strength: Strength = {
  ladders: [{ game: 'islebound', budgetsDividedBy: 10 }],
  matches: [],
};
