// The bots of Forbidden Island that answer at once.
import { quickLevels } from '@tidetable/bots/all-levels';
import type { BotsPart } from '@tidetable/manifest';
import { bosun } from './bosun.ts';

export const bots: BotsPart = { quick: () => quickLevels(bosun) };
