// The bots of Plunder that answer at once.
import { quickLevels } from '@tidetable/bots/all-levels';
import type { BotsPart } from '@tidetable/manifest';
import { OVERSIGHTS, plunderBosun } from './bosun.ts';

export const bots: BotsPart = {
  quick: () => quickLevels(plunderBosun('captain'), OVERSIGHTS),
};
