// What the worker of a table loads of its game.
import type { Bot } from '@tidetable/bots/asking';
import { manifestOf } from '@tidetable/catalogue';
import type { Core, Game } from '@tidetable/engine';
import { type GameSummary, NOTHING_COUNTED } from '@tidetable/manifest/summary';
import { earlierRules, gameOf } from '../../rules/games.ts';

/** The bots that answer at once. Without a version: this release's rules. */
export async function rulesAndBots(
  id: string,
  rulesVersion?: number,
): Promise<{ readonly game: Game; readonly bots: readonly Bot[] }> {
  const [game, bots] = await Promise.all([gameOf(id, rulesVersion), quickBots(id, rulesVersion)]);
  return { game, bots };
}

async function quickBots(id: string, rulesVersion: number | undefined): Promise<readonly Bot[]> {
  const earlier = await earlierRules(id, rulesVersion);
  return earlier === null
    ? ((await manifestOf(id)?.bots())?.quick(id) ?? [])
    : earlier.bots.filter(({ isSlow }) => isSlow !== true);
}

/** Of a finished game. */
export async function summaryOf(
  game: string,
  rulesVersion: number,
  states: readonly Core[],
): Promise<GameSummary> {
  const manifest = manifestOf(game);
  if (manifest === null) return NOTHING_COUNTED;
  const earlier = await earlierRules(game, rulesVersion);
  if (earlier === null) return (await manifest.summary())(states);
  const { counted: names } = await manifest.words();
  return { names, ...(earlier.summary(states) as Omit<GameSummary, 'names'>) };
}
