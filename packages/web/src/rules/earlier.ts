// The rules of an earlier version, for tables, saved games and records that began under it.
import { type FrozenRules, frozenRules, frozenVersions } from '@tidetable/catalogue/earlier';
import { boxOf } from './boxes.ts';

/** Null where this release's own rules are meant, or those of that version are not kept. Without a version: our own. */
export async function earlierRules(
  game: string,
  version: number | undefined,
): Promise<FrozenRules | null> {
  if (version === undefined || !frozenVersions(game).includes(version)) return null;
  const own = await boxOf(game);
  return own?.game.rulesVersion === version ? null : frozenRules(game, version);
}
