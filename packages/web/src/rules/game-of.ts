// The rules of a game, fetched when they are needed: those of this release, or of an earlier version.
import { manifestOf } from '@tidetable/catalogue';
import { withTodaysAnswers } from '@tidetable/catalogue/earlier';
import type { Game } from '@tidetable/engine';
import { earlierRules } from './earlier.ts';

/** Without a version, the rules of this release. Throws for a game that is not known here. */
export async function gameOf(id: string, rulesVersion?: number): Promise<Game> {
  const own = (await manifestOf(id)?.rules())?.find((game) => game.id === id);
  if (own === undefined) throw new Error(`there is no game ${id}`);
  const earlier = await earlierRules(id, rulesVersion);
  return earlier === null ? own : withTodaysAnswers(earlier.game, own);
}
