// The bots of Plunder that answer at once.
import { quickLevels } from '@tidetable/bots/all-levels';
import type { BotsPart } from '@tidetable/manifest';
import { PLUNDER_OVERSIGHTS, plunderCaptain } from './captain.ts';

export const bots: BotsPart = {
  quick: () => quickLevels(plunderCaptain('captain'), PLUNDER_OVERSIGHTS),
};
