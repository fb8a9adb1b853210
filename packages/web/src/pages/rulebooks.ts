// Each game's rulebook, loaded on first use.
import { manifestOf } from '@tidetable/catalogue';
import { earlierRules } from '../rules/earlier.ts';
import type { Rulebook } from './rules-chapters.ts';

/** Without a version: as this release plays it; null for an unknown game. */
export async function rulebookOf(game: string, version?: number): Promise<Rulebook | null> {
  const earlier = await earlierRules(game, version);
  if (earlier !== null) return earlier.game.rulebook;
  return (await manifestOf(game)?.words())?.rulebook(game) ?? null;
}
