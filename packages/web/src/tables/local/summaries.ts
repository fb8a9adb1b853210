// The summary of a finished game; made in the worker.
import { manifestOf } from '@tidetable/catalogue';
import type { Core } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import { earlierRules } from '../../rules/earlier.ts';

const NOTHING: GameSummary = { earned: [], facts: [], courses: [], isStacked: false };

export async function summaryOf(
  game: string,
  rulesVersion: number,
  states: readonly Core[],
): Promise<GameSummary> {
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier !== null) return earlier.tale(states) as GameSummary;
  const summary = await manifestOf(game)?.summary();
  return summary?.(states) ?? NOTHING;
}
