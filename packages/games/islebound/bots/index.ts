// The bots of Islebound that answer at once.
import { quickLevels } from '@tidetable/bots/all-levels';
import type { BotsPart } from '@tidetable/manifest';
import { gameCalled } from '../rules/index.ts';
import { bosunOf } from './bosun.ts';

export const bots: BotsPart = { quick: (id) => quickLevels(bosunOf(gameCalled(id))) };
