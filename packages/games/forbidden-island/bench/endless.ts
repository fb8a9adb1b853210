// Forbidden Island on a calm sea: every rule but the rising water, so that a table can go on for ever.
import type { Game } from '@tidetable/engine';
import { forbiddenIsland } from '../rules/index.ts';
import type { Forbidden } from '../rules/state.ts';

export const endless: Game<Forbidden> = {
  ...forbiddenIsland,
  id: 'forbidden-island-on-a-calm-sea',
  steps: {
    ...forbiddenIsland.steps,
    'draw-treasure-cards': { run: (_island, _frame, table) => table.done() },
    'draw-flood-cards': { run: (_island, _frame, table) => table.done() },
  },
};
