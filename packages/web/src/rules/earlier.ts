// The rules of an earlier version, for tables, saved games and records that began under it.
import { type FrozenRules, frozenRules, frozenVersions } from '@tidetable/catalogue/earlier';
import { boxOf } from './boxes.ts';

/** Null for this release's own rules (also without a version), and for a version that is not kept. */
export async function earlierRules(
  game: string,
  version: number | undefined,
): Promise<FrozenRules | null> {
  if (version === undefined || !frozenVersions(game).includes(version)) return null;
  const own = await boxOf(game);
  return own?.game.rulesVersion === version ? null : frozenRules(game, version);
}
