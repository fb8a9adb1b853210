// Each game's rules and its instant bots, for the worker that plays it.
import type { Bot } from '@tidetable/bots/asking';
import { manifestOf } from '@tidetable/catalogue';
import type { Game } from '@tidetable/engine';
import { earlierRules } from '../../rules/earlier.ts';
import { gameOf } from '../../rules/game-of.ts';

export interface GameBox {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

/** Without a version: this release's rules. */
export async function gameBox(id: string, rulesVersion?: number): Promise<GameBox> {
  const [game, bots] = await Promise.all([gameOf(id, rulesVersion), quickBots(id, rulesVersion)]);
  return { game, bots };
}

async function quickBots(id: string, rulesVersion: number | undefined): Promise<readonly Bot[]> {
  const earlier = await earlierRules(id, rulesVersion);
  return earlier === null
    ? ((await manifestOf(id)?.bots())?.quick(id) ?? [])
    : earlier.bots.filter(({ isSlow }) => isSlow !== true);
}
