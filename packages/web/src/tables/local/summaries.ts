// The summary of a finished game; made in the worker.
import { manifestOf } from '@tidetable/catalogue';
import type { Core } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import { earlierRules } from '../../rules/earlier.ts';

const NOTHING: GameSummary = { earned: [], facts: [], courses: [], isStacked: false, names: {} };

export async function summaryOf(
  game: string,
  rulesVersion: number,
  states: readonly Core[],
): Promise<GameSummary> {
  const manifest = manifestOf(game);
  if (manifest === null) return NOTHING;
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier === null) return (await manifest.summary())(states);
  const { counted: names } = await manifest.words();
  return { names, ...(earlier.summary(states) as Omit<GameSummary, 'names'>) };
}
