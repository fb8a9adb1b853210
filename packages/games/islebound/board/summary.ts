// The summary of a game: renown by source.
import type { Core } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import { type Score, type Sea, scoring } from '../public.ts';
import { COUNTED } from '../words/en/counted.ts';

const PARTS = ['coins', 'buildings', 'abilities', 'track', 'tokens', 'monster', 'total'] as const;

export function summary(states: readonly Core[]): GameSummary {
  const scores = (states as readonly Sea[]).map(scoring);
  const last: readonly Score[] = scores.at(-1) ?? [];
  return {
    earned: PARTS.map((part) => ({ part, points: last.map((score) => score[part]) })).filter(
      ({ part, points }) => part !== 'monster' || points.some((count) => count > 0),
    ),
    facts: [],
    courses: last.map((_, seat) => ({
      of: seat,
      values: scores.map((score) => score[seat]?.total ?? 0),
    })),
    isStacked: false,
    names: COUNTED,
  };
}
