// The rules of a game, loaded on first use: this release's, or an earlier version's.
import { manifestOf } from '@tidetable/catalogue';
import { withTodaysAnswers } from '@tidetable/catalogue/earlier';
import type { Game } from '@tidetable/engine';
import { earlierRules } from './earlier.ts';

/** Without a version: this release's rules. Throws for an unknown game. */
export async function gameOf(id: string, rulesVersion?: number): Promise<Game> {
  const own = (await manifestOf(id)?.rules())?.find((game) => game.id === id);
  if (own === undefined) throw new Error(`there is no game ${id}`);
  const earlier = await earlierRules(id, rulesVersion);
  return earlier === null ? own : withTodaysAnswers(earlier.game, own);
}
