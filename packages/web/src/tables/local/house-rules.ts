// The house rules of a record.
import type { GameRecord } from '@tidetable/engine';
import { gameOf } from '../../rules/game-of.ts';
import { type HouseRule, houseRulesOf } from '../house-rules.ts';

export async function houseRulesIn(record: GameRecord): Promise<readonly HouseRule[]> {
  const game = await gameOf(record.game, record.rulesVersion);
  return houseRulesOf(game, record.options);
}
