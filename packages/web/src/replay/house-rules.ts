// The house rules that a record was played by.
import type { GameRecord } from '@tidetable/engine';
import { type HouseRule, houseRulesOf } from '../tables/house-rules.ts';
import { gameBox } from '../tables/local/game-box.ts';

export async function houseRulesIn(record: GameRecord): Promise<readonly HouseRule[]> {
  const { game } = await gameBox(record.game, record.rulesVersion);
  return houseRulesOf(game, record.options);
}
